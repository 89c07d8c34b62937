/** The sheets that have dealt rounds, by their rules hash. */
export type SheetRepository = {
  /** Stores a sheet unless it is stored. @returns its id */
  store(sheet: { rulesHash: string; gameId: string; json: string; now: number }): Promise<number>;
  /** Its canonical JSON; `null` for an unknown hash. */
  jsonOf(rulesHash: string): Promise<string | null>;
};
