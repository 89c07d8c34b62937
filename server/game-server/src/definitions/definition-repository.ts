/** The definitions that have dealt rounds, by their rules hash. */
export type DefinitionRepository = {
  /** Stores a definition unless it is stored. @returns its id */
  store(definition: {
    rulesHash: string;
    gameId: string;
    json: string;
    now: number;
  }): Promise<number>;
  /** Its canonical JSON; `null` for an unknown hash. */
  findJson(rulesHash: string): Promise<string | null>;
  /** The canonical JSON of each one of a game, the oldest first. */
  listOfGame(gameId: string): Promise<readonly string[]>;
};
