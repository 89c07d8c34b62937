/** The public address of a sheet; `origin` is empty on the pages of the game server. */
export const sheetUrl = (origin: string, rulesHash: string): string =>
  `${origin}/fairness/sheets/${rulesHash}.json`;
