/** How strong computer players are, weakest first. A file of its own, for pages that only name them. */
export const LEVELS = ['beginner', 'casual', 'skilled', 'expert', 'master'] as const;
export type Level = (typeof LEVELS)[number];

export const isLevel = (name: unknown): name is Level => LEVELS.some((level) => level === name);
