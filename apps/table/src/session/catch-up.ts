/** When a table has fallen so far behind that it shows how things are, and not how they came about. */
export const CATCH_UP = {
  /** The page was out of sight for longer. */
  hiddenMillis: 5_000,
  /** Something waited longer to be shown: the picture was not there yet. */
  waitingMillis: 20_000,
} as const;
