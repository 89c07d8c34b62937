/**
 * On PostgreSQL the commits of several connections are not in the order of their ids. An entry of
 * this age has no younger neighbour with a lower id any more: statements end after five seconds, and
 * the clocks of two nodes differ by less than two.
 */
const SETTLED_MS = 30_000;

/** The first entries of a part of the journal after which no entry will be inserted. */
export function settledEntries<Entry extends { readonly createdAt: Date }>(
  entries: readonly Entry[],
  now: Date,
): readonly Entry[] {
  const unsettled = entries.findIndex(
    ({ createdAt }) => now.getTime() - createdAt.getTime() < SETTLED_MS,
  );
  return unsettled === -1 ? entries : entries.slice(0, unsettled);
}
