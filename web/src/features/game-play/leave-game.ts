/**
 * The router's state of a history entry: `idx` counts the entries of this application, `usr` is the state of
 * the location.
 */
export type EntryState = { readonly idx?: number; readonly usr?: unknown } | null;

/** Whether the state is that of the second history entry of a game, which catches "back". */
export function isGuard(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isGuard' in state;
}

/**
 * How a game is left: the number of history entries to the page that it was opened from, or the
 * lobby for a game that was opened by its address.
 */
export function leaveTo(entry: EntryState): number | string {
  const entriesOfGame = isGuard(entry?.usr) ? 2 : 1;
  return (entry?.idx ?? 0) < entriesOfGame ? '/games' : -entriesOfGame;
}
