/** What stands for the id of a record that no server has: of a match in this browser, and of one that is watched again. */
export const PRACTICE = 'practice';
export const REPLAYED = 'replayed';
