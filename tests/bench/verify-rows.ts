import type { RowCounts } from './row-counts.ts';

/** A way to write bets or deposits, and its database. */
export type Writer = {
  readonly name: string;
  /** The number of rows of each of its tables. */
  readonly rows: () => RowCounts | Promise<RowCounts>;
  readonly write: (units: number) => Promise<unknown>;
};

/** A multiple of the groups of raw SQLite. */
const UNITS = 640;

/**
 * Lets each writer write the same number of units and compares how many rows its tables grew.
 * Compares sizes and not names: another checkout may have other table names.
 * @throws Error when they differ
 */
export async function requireSameRows(writers: readonly Writer[]): Promise<void> {
  const growths: string[] = [];
  for (const { name, rows, write } of writers) {
    const before = await rows();
    await write(UNITS);
    const after = await rows();
    const grown = Object.keys(after)
      .map((table) => (after[table] ?? 0) - (before[table] ?? 0))
      .filter((added) => added !== 0)
      .sort((a, b) => a - b);
    growths.push(grown.join(' + '));
    process.stderr.write(`${name}: ${UNITS} units, ${growths.at(-1)} rows\n`);
  }
  if (new Set(growths).size > 1) throw new Error('the same units of work left different rows');
}
