/** How strong computer players are, weakest first, and what they are called. A file of its own, for pages that only name them. */
export const LEVELS = ['beginner', 'casual', 'skilled', 'expert', 'master'] as const;
export type Level = (typeof LEVELS)[number];

/** What computers are called, by seat: names need no translation. */
export const COMPUTER_NAMES = ['Aífe', 'Brân', 'Nessa', 'Taran'] as const;
export const computerName = (seat: number): string => COMPUTER_NAMES[seat % COMPUTER_NAMES.length] ?? '';

export const isLevel = (name: unknown): name is Level => LEVELS.some((level) => level === name);
