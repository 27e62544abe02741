/**
 * Bots as people choose them: a level, and a personality if one wants. `captain-raider` is a captain who is a raider.
 */

/** What the server offers, until it has said so itself. */
export const LEVELS = ["rower", "sailor", "helmsman", "captain", "admiral"];
export const PERSONALITIES = ["merchant", "raider", "scholar", "priest"];
/** The level of those who have not chosen one: no master, and no first game either. */
export const USUAL_BOT = "sailor";

export interface BotParts {
  level: string;
  /** Empty where it has none. */
  personality: string;
}

/** What there is to choose among. */
export interface BotChoices {
  levels: string[];
  personalities: string[];
  /** Whether the engine is compiled; where it is not, the strongest looks ahead less far. */
  compiled: boolean;
}

interface BotWords {
  botNames: Record<string, string>;
  personalityNames: Record<string, string>;
  characterName: (personality: string, level: string) => string;
}

/** The level and the personality of a bot; one that is of no level has none. */
export function partsOf(bot: string): BotParts {
  const [level = "", ...rest] = bot.split("-");
  return LEVELS.includes(level) ? { level, personality: rest.join("-") } : { level: bot, personality: "" };
}

export const botOf = ({ level, personality }: BotParts): string => (personality ? `${level}-${personality}` : level);

/** Another level with the same personality; a bot that is no level has none. */
export function withLevel(bot: string, level: string, levels: string[]): string {
  return levels.includes(level) ? botOf({ level, personality: partsOf(bot).personality }) : level;
}

export const withPersonality = (bot: string, personality: string): string => botOf({ ...partsOf(bot), personality });

/** The levels to choose among, and what is chosen although it is none. */
export function levelsWith(levels: string[], bot: string): string[] {
  const { level } = partsOf(bot);
  return levels.includes(level) ? levels : [...levels, bot];
}

/** What a bot is called: "Captain", or "Raider, captain". */
export function botName(bot: string, w: BotWords): string {
  const { level, personality } = partsOf(bot);
  const name = w.botNames[level];
  const fond = w.personalityNames[personality];
  if (name === undefined || fond === undefined) return bot;
  return personality ? w.characterName(fond, name) : name;
}
