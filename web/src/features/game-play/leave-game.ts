/**
 * The router's state of a history entry: `idx` counts the entries of this application, `usr` is the state of
 * the location.
 */
export type EntryState = { readonly idx?: number; readonly usr?: unknown } | null;

/** Whether the state is that of the second history entry of a game, which catches "back". */
export function isGuard(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isGuard' in state;
}

type Place = {
  /** The state of the location. */
  readonly state: unknown;
  readonly entry: EntryState;
};

/**
 * How a game is left: the number of history entries to the page that it was opened from, or the
 * lobby for a game that was opened by its address.
 */
export function leaveTo({ state, entry }: Place): number | string {
  const entriesOfGame = isGuard(state) ? 2 : 1;
  return (entry?.idx ?? 0) < entriesOfGame ? '/games' : -entriesOfGame;
}
