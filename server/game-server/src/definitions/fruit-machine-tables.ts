import { z } from 'zod';
import { list } from './list.ts';

/* The tables of a fruit machine. `percent` is a return in integer percent of the stake. */

const percent = z.int().min(0);

export const fruitMachineTables = z.strictObject({
  /** What three of a symbol on a line return. */
  symbols: list(z.strictObject({ name: z.string(), percent })),
  /** Rows in sight; a stop is the place of the top one on its strip. */
  rows: z.int(),
  /** The rows of each line, from 0 at the top, by reel. */
  lines: list(list(z.int())),
  /** By reel, from the left. */
  strips: list(list(z.string())),
  /** So many of `symbol` in the final view turn the wheel. */
  wheel: z.strictObject({
    symbol: z.string(),
    count: z.int(),
    /** In their order on the wheel, each of so many of its tickets. */
    segments: list(z.strictObject({ percent, tickets: z.int() })),
  }),
  /** The largest return, as a multiple of the stake. */
  cap: z.number(),
});
export type FruitMachineTables = z.infer<typeof fruitMachineTables>;
