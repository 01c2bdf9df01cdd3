/** A chapter; each text is a paragraph, and those that begin with a bullet are items of a list. */
export interface RulesSection {
  readonly id: string;
  readonly title: string;
  readonly text: readonly string[];
}

/** How a game is played, to be read at leisure. */
export interface RulesText {
  readonly sections: readonly RulesSection[];
}
