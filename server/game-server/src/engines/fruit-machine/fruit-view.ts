import type { FruitMachineTables } from '../../definitions/fruit-machine-tables.ts';

/** The places of the top rows on their strips, by reel. */
export type Stops = readonly number[];

/** A line that pays. */
export type FruitLine = {
  /** From 1. */
  readonly line: number;
  readonly symbol: string;
  /** By reel, from 0 at the top. */
  readonly rows: readonly number[];
  /** Percent of the stake. */
  readonly percent: number;
};

/** The symbol of a row of a reel, from 0 at the top. */
function symbolAt(
  { strips }: Pick<FruitMachineTables, 'strips'>,
  { stops, reel, row }: { stops: Stops; reel: number; row: number },
): string {
  const strip = strips[reel] ?? [];
  return strip[((stops[reel] ?? 0) + row) % strip.length] ?? '';
}

/** The symbols in sight, by reel from the top. */
export function gridAt(tables: FruitMachineTables, stops: Stops): string[][] {
  const rows = Array.from({ length: tables.rows }, (_, row) => row);
  return tables.strips.map((_, reel) => rows.map((row) => symbolAt(tables, { stops, reel, row })));
}

/** The lines of a view with three of one symbol. */
export function linesAt(tables: FruitMachineTables, stops: Stops): FruitLine[] {
  return tables.lines.flatMap((rows, place) => {
    const symbol = symbolAt(tables, { stops, reel: 0, row: rows[0] ?? 0 });
    const isOne = rows.every((row, reel) => symbolAt(tables, { stops, reel, row }) === symbol);
    const { percent = 0 } = (isOne && tables.symbols.find(({ name }) => name === symbol)) || {};
    return percent > 0 ? [{ line: place + 1, symbol, rows, percent }] : [];
  });
}

/** What the lines of a view return, in percent of the stake. */
export const linesPercent = (tables: FruitMachineTables, stops: Stops): number =>
  linesAt(tables, stops).reduce((sum, { percent }) => sum + percent, 0);

/** How many parade symbols a view shows. */
function wheelSymbols({ strips, rows, wheel }: FruitMachineTables, stops: Stops): number {
  let count = 0;
  for (const reel of strips.keys()) {
    for (let row = 0; row < rows; row += 1) {
      if (symbolAt({ strips }, { stops, reel, row }) === wheel.symbol) count += 1;
    }
  }
  return count;
}

/** Whether a final view turns the wheel. */
export const turnsWheel = (tables: FruitMachineTables, stops: Stops): boolean =>
  wheelSymbols(tables, stops) >= tables.wheel.count;

/** The tickets of the wheel, and the sum of what they return, in percent. */
export function wheelSums({ wheel }: FruitMachineTables) {
  return {
    tickets: wheel.segments.reduce((sum, { tickets }) => sum + tickets, 0),
    percents: wheel.segments.reduce((sum, { tickets, percent }) => sum + tickets * percent, 0),
  };
}

/** The stops after a nudge: the reel moves down by one, so that the symbol above comes into sight. */
export function nudged({ strips }: FruitMachineTables, stops: Stops, reel: number): Stops {
  const length = strips[reel]?.length ?? 1;
  return stops.map((stop, place) => (place === reel ? (stop + length - 1) % length : stop));
}

/** Every view, reel by reel. */
export function* viewsOf({ strips }: Pick<FruitMachineTables, 'strips'>): Generator<number[]> {
  const stops = strips.map(() => 0);
  for (;;) {
    yield [...stops];
    let reel = strips.length - 1;
    while (reel >= 0 && stops[reel] === (strips[reel]?.length ?? 0) - 1) {
      stops[reel] = 0;
      reel -= 1;
    }
    if (reel < 0) return;
    stops[reel] = (stops[reel] ?? 0) + 1;
  }
}
