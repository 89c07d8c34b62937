/**
 * The lists of each player's rounds by game (`round_list`) and of each seed pair's rounds by nonce
 * (`rounds_of_seeds`): tables or views.
 */
export type RoundLists = {
  /** Lists all rounds. Call it before a read of either list, in its transaction. */
  bringUpToDate(): Promise<void>;
  /** Call it in the transaction of each inserted round. */
  inserted(id: number): Promise<void>;
};
