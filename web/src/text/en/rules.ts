/** The rules reference. */

export interface Step {
  /** The entry that tells more. */
  entry: string;
  title: string;
  text: string;
}

export interface Introduction {
  lead: string;
  steps: Step[];
  ways: string;
  tips: string[];
}

export const rules = {
  moreInRules: "More in the rules",
  rulesTitle: (edition: string) => `The rules: ${edition}`,
  editionsLabel: "Edition",
  searchRules: "Search the rules",
  searchHint: "A god, a card, a word …",
  clearSearch: "Clear the search",
  entriesFound: (number: number, text: string) =>
    number === 0
      ? `Nothing is found for “${text}”.`
      : number === 1
        ? `One entry for “${text}”`
        : `${number} entries for “${text}”`,
  noEntry: (text: string) => `Nothing is found for “${text}”.`,
  noSuchEntry: (id: string) => `There is no entry “${id}” in these rules.`,
  noEntryHint: "Try a shorter word, or only the beginning of one.",
  contents: "Contents",
  backToTop: "To the top",
  seeAlso: "See also",
  alsoCalled: "Also:",
  linkTo: (name: string) => `Link to ${name}`,
  howItGoes: "How the game goes",
  aCycle: "A cycle, step by step",
  howToWin: "How to win",
  goodToKnow: "Good to know",
  entryGroups: {
    gods: "Gods",
    creatures: "Creatures",
    figures: "Creatures with a figure",
    heroes: "Heroes",
    buildings: "Buildings",
    terms: "Terms",
  } as Record<string, string>,
  entryParts: { free: "Free", paid: "For gold", military: "Military power", sacrifice: "Sacrifice" } as Record<
    string,
    string
  >,
  introductions: {
    legendary: {
      lead:
        "You lead a faction among the islands of the Aegean, and want three Metropolises. But you only get to do " +
        "what a god lets you do, and each god serves one player a cycle: whoever offers the most. The game is played " +
        "in cycles until one ends with three Metropolises in one hand.",
      steps: [
        {
          entry: "creature-track",
          title: "The gods change places",
          text:
            "The first god goes to the end of the row, creatures become cheaper, new creatures and heroes come. " +
            "Unless you are six, the last gods in the row lie face down and rest this time.",
        },
        {
          entry: "income",
          title: "Income",
          text:
            "You get a gold piece for each horn of plenty on your land, and at sea where your fleets are. Gold is " +
            "kept behind a screen: the others may count along, but they do not see it.",
        },
        {
          entry: "offering",
          title: "Offerings",
          text:
            "In turn, everybody offers gold to a god. If somebody offers more there, you go to another god at once, " +
            "and may push somebody away in turn. When each has a god, all pay; every Priestess makes it a gold piece " +
            "cheaper. Apollo costs nothing.",
        },
        {
          entry: "maintenance",
          title: "Creatures stay or go",
          text: "Creatures with a figure leave the board unless their owner gives up a Priestess for each.",
        },
        {
          entry: "god",
          title: "Turns",
          text:
            "In the order of the gods, everybody acts with theirs: two free actions first, then what you like to pay " +
            "for. Poseidon gives Ports and fleets and moves them; Ares does the same for Fortresses and troops. Zeus " +
            "gives Temples and Priestesses, Athena Universities and Philosophers, Hera mercenaries and heroes. With " +
            "any god but Apollo you may also call creatures.",
        },
        {
          entry: "victory",
          title: "The end of the cycle",
          text:
            "If somebody controls three Metropolises now, the game is over: the most Metropolises win, and then the " +
            "most gold. Having had three in the middle of the cycle is not enough.",
        },
      ],
      ways:
        "There are four ways to a Metropolis: own the four kinds of buildings (Port, Fortress, Temple, University); " +
        "have four Philosophers; sacrifice a hero whose condition you meet; or take one from somebody else. It is " +
        "built by itself the moment you have what it takes.",
      tips: [
        "Whoever acts early in this cycle makes the last offerings of the next, and the other way round.",
        "A cycle with Apollo is no lost one: you get gold and prosperity, and offer first next time.",
        "Nobody’s last land area may be attacked, unless taking it would bring the attacker the Metropolises that " +
          "end the game.",
      ],
    },
    classic: {
      lead:
        "You lead a city among the islands of the Aegean, and want two Metropolises, or three if you are two. But " +
        "you only get to do what a god lets you do, and each god serves one player a cycle: whoever offers the most. " +
        "The game is played in cycles until one ends with enough Metropolises in one hand.",
      steps: [
        {
          entry: "creature-track",
          title: "New creatures, another order of the gods",
          text:
            "Creatures on the track become cheaper and new ones come. The gods get another order; with fewer than " +
            "five players some of them rest, face down.",
        },
        {
          entry: "income",
          title: "Income",
          text:
            "You get a gold piece for each horn of plenty on your islands, and for each one at sea where you have a " +
            "fleet. Gold is kept behind a screen.",
        },
        {
          entry: "offering",
          title: "Offerings",
          text:
            "In turn, everybody offers at least one gold piece to a god. If somebody offers more there, you go to " +
            "another god at once, and may push somebody away in turn. When all have a place, all pay; every Priest " +
            "makes it a gold piece cheaper, down to one. Apollo costs nothing and has room for everybody.",
        },
        {
          entry: "god",
          title: "Turns",
          text:
            "In the order of the gods, everybody acts with theirs: the first unit or card is free, more of them, " +
            "buildings for two gold pieces, and moves can be bought. Poseidon has Ports and fleets, Ares Fortresses " +
            "and troops, Zeus Temples and Priests, Athena Universities and Philosophers. With any god but Apollo you " +
            "may also call creatures.",
        },
        {
          entry: "apollo",
          title: "Apollo, last",
          text:
            "Whoever went to Apollo gets one gold piece, or four with a single island; the first of them also places " +
            "a prosperity marker.",
        },
        {
          entry: "victory",
          title: "The end of the cycle",
          text:
            "If somebody controls enough Metropolises now, the game is over: the most Metropolises win, and then the " +
            "most gold. Having had them in the middle of the cycle is not enough.",
        },
      ],
      ways:
        "There are three ways to a Metropolis: own the four kinds of buildings (Port, Fortress, Temple, University); " +
        "have four Philosophers; or take an island that has one. It is built by itself the moment you have what it " +
        "takes.",
      tips: [
        "Whoever acts early in this cycle makes the last offerings of the next, and the other way round.",
        "A bridge of your own fleets carries troops from island to island, over any distance.",
        "Nobody’s last island may be attacked, unless taking it would bring the attacker the Metropolis that wins.",
        "Expansions change some of this, up to when the game ends: their own pages here tell what.",
      ],
    },
  } as Record<string, Introduction>,
};
