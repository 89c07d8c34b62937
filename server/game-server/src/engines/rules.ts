/** The data from which an engine is built; a definition publishes it. */
export type Rules<Tables, Stated> = {
  readonly gameId: string;
  readonly tables: Tables;
  readonly stated: Stated;
};
