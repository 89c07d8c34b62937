import type { Entry, Infrastructure, RowWrite } from '@fairhall/api/app';

/** Entries or writes in flight: far below the bound of the ledger's queue. */
const IN_FLIGHT = 1000;
/** Rows of one write. */
const ROWS_PER_WRITE = 16;

/**
 * Posts entries in their order, many at a time, so that they share commits. What an earlier run, or an
 * earlier version, has posted stays.
 * @throws Error for an entry that the ledger refuses
 */
export async function postEntries(
  { ledger }: Pick<Infrastructure, 'ledger'>,
  entries: readonly Entry[],
): Promise<void> {
  for (const part of parts(entries, IN_FLIGHT)) {
    const outcomes = await Promise.all(part.map((entry) => ledger.post(entry)));
    for (const [index, { outcome }] of outcomes.entries()) {
      if (['applied', 'replayed', 'conflict'].includes(outcome)) continue;
      throw new Error(`the ledger returned ${outcome} for ${part[index]?.key}`);
    }
  }
}

/** Writes rows that are inserted if absent, many at a time. */
export async function writeRows(
  { ledger }: Pick<Infrastructure, 'ledger'>,
  rows: readonly RowWrite[],
): Promise<void> {
  for (const part of parts(rows, IN_FLIGHT)) {
    await Promise.all(parts(part, ROWS_PER_WRITE).map((write) => ledger.write(write)));
  }
}

function parts<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, place) =>
    all.slice(place * size, (place + 1) * size),
  );
}
