/** What things are worth, in points. Found by letting variants of the bot play each other. */
export const WEIGHTS = {
  /** A coloured gem, a wild one, an ore: early in the game, when there is time to use them. */
  gem: 0.77,
  wild: 1.1,
  ore: 0.851,
  /** A roll of the die, a card of the display, one out of a whole pile, a wisp tile: as abilities of a card. */
  die: 1.1,
  anyCard: 0.65,
  chosenCard: 1.5,
  wisp: 2,
  /** More of a colour that a forge asks for right now. */
  wanted: 0.12,
  /** More of a colour that an exchange on the hand asks for. */
  thirst: 0.0467,
  /** What each gem of a colour beyond the fourth keeps of its worth. */
  heap: 0.95,
  /** How many stones are plenty, and what each stone beyond loses. */
  plenty: 9,
  hoard: 0.35,
  /** So many turns before the end stones begin to fade to a third of a point. */
  stonesFade: 4,

  /** What a played card must give to be better than the next best. */
  base: 1.25,
  /** How often more a card is used that is nearly always kept. */
  kept: 0.3,
  magic: 0.0881,
  card: 0.05,
  /** A card bought now comes to hand in so many turns; then it is used so often at once, and so often in each turn. */
  cardDelay: 0.828,
  useSoon: 0.499,
  usePerTurn: 0.0587,
  /** So many cards are enough now, and so many more for each turn to come; a deck larger by `deckSoft` wants no card. */
  deck: 8,
  deckPerTurn: 0.104,
  deckSoft: 8,
  /** With fewer cards than this each is dear, by so much for each that is missing. */
  fewCards: 6,
  rarity: 0.4,
  /** A card in hand that is spent for magic is not there for its ability next turn. */
  spent: 0.135,

  /** An artefact in a row that can still be filled. */
  artefact: 2.86,
  rowsFade: 5.41,
  /** What a rune stone loses by coming when the row is full, by artefacts in the row now. */
  wait1: 1.08,
  wait2: 0.66,
  wait3: 0.35,
  wait4: 0.303,
  /** A turn in which only one artefact is forged could have forged two later. */
  single: 0.5,
  /** Artefacts had better lie together; wild ones on wild places. */
  together: 0.1,
  waste: 0.631,

  /** What each rune stone brings in a turn. */
  runeMagic: 0.069,
  runeHand: 0.276,
  runeExchange: 0.0825,
  runeWild: 0.196,
  runePlus: 0.081,
  runeDoubleDie: 0.23,
  runeExtraPoint: 0.31,
  runeThreeAbilities: 0.31,
  runeKeepHighest: 0.241,
  runeGemOrPoints: 0.011,
  /** A stone has to be built upon: so many turns before the end it is worth little. */
  runeDelay: 3,
  /** What each card that goes with the stone adds to it. */
  runeMatch: 0.069,

  /** Turns for each point that the leader still needs: few near the throne, more from afar. */
  nearThrone: 0.24,
  farFromThrone: 0.0018,
  /** How much ending the game is worth for each point of lead. */
  race: 0.205,
};
