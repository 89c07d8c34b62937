/** The public address of a definition; `origin` is empty on the pages of the game server. */
export const definitionUrl = (origin: string, rulesHash: string): string =>
  `${origin}/fairness/sheets/${rulesHash}.json`;
