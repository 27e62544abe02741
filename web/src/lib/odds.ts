/** The odds of a battle as the one who is asked reads them. */

import type { Choice, QuestionInfo, Tabletop } from "../api/socket";

/**
 * A question whose odds begin with the chance of its own side. The server tells the attacker's first, and whoever is
 * asked in a battle may be the defender, or play with the defender.
 */
export function withOwnOdds(question: QuestionInfo | null, top: Tabletop): QuestionInfo | null {
  const teamOf = (id: string): number | undefined => top.factions.find((faction) => faction.id === id)?.team;
  const { battle } = top;
  if (!question || !battle || teamOf(question.faction) !== teamOf(battle.defender)) return question;
  const turned = (choice: Choice): Choice => {
    const [attacker, defender, nobody] = choice.odds ?? [];
    if (attacker === undefined || defender === undefined || nobody === undefined) return choice;
    return { ...choice, odds: [defender, attacker, nobody] };
  };
  return { ...question, choices: question.choices.map(turned) };
}
