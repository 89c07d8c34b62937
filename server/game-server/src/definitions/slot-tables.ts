import { z } from 'zod';
import { list } from './list.ts';

/* The tables of the slots: strips or tickets, pays, and the rules of their features. */

const threePays = z.tuple([z.int(), z.int(), z.int()]).readonly();
const symbols = list(
  z.strictObject({
    name: z.string(),
    role: z.enum(['regular', 'wild', 'scatter']),
    /** For 3, 4 and 5: multiples of a unit; of the whole stake for the scatter. */
    pays: threePays,
  }),
);
/** Rows of each reel (0 top), line by line; empty with ways. */
const lines = list(list(z.int()));
/** Reel by reel, each strip from top to bottom. */
const reels = list(list(z.string()));
const strips = z.strictObject({ base: reels, free: reels });
/** The largest win of a round, as a multiple of the stake. */
const cap = z.int();
const meter = list(z.strictObject({ wilds: z.int(), multiplier: z.int() }));
const tickets = list(z.strictObject({ symbol: z.string(), count: z.int() }));

const reelTables = {
  symbols,
  lines,
  /** Number of ways; `null` with lines. */
  ways: z.int().nullable(),
  /** Equal parts of a stake: a line bet each, or the unit of a slot with ways. */
  units: z.int(),
  strips,
  cap,
};
const freeSpinTables = {
  /** Rows in view; three if absent. */
  rows: z.int().optional(),
  /** For 3, 4 and 5 scatters. */
  freeSpins: threePays,
  freeSpinsMax: z.int(),
  meter,
};

export const linesTables = z.strictObject({ ...reelTables, ...freeSpinTables });
export const mysteryTables = z.strictObject({
  ...reelTables,
  ...freeSpinTables,
  mystery: z.strictObject({ symbol: z.string(), tickets }),
  /** One more of these cells shows the mystery symbol in each free spin. */
  festival: list(z.strictObject({ reel: z.int(), row: z.int() })).optional(),
});
export const bookTables = z.strictObject({
  ...reelTables,
  ...freeSpinTables,
  /** The symbols that may fill their reels in free spins. */
  book: z.strictObject({ tickets }),
});
export const stacksTables = z.strictObject({
  ...reelTables,
  ...freeSpinTables,
  /** The `wilds` of the meter are reels that this symbol fills. */
  stack: z.strictObject({ symbol: z.string(), multiplier: z.int() }),
});
export const wishesTables = z.strictObject({
  ...reelTables,
  /** Free spins with their multiplier, by the event that draws a wish. */
  wishes: list(z.strictObject({ spins: z.int(), multiplier: z.int() })),
});
export const livesTables = z.strictObject({
  ...reelTables,
  /** Lives of the free spins of a round, and its free spins while one is left. */
  lives: z.int(),
  freeSpins: z.int(),
});
export const wildReelsTables = z.strictObject({
  ...reelTables,
  /** The multipliers with no wild reel, one, two and so on. */
  multipliers: list(z.int()),
});
export const tumbleTables = z.strictObject({
  reels: z.int(),
  rows: z.int(),
  symbols: list(
    z.strictObject({
      name: z.string(),
      pays: list(z.strictObject({ count: z.int(), multiple: z.int() })),
    }),
  ),
  scatter: z.strictObject({ name: z.string(), countMin: z.int() }),
  /** The symbols with values, if there are any; `name` is that of their tickets. */
  comets: z
    .strictObject({
      name: z.string(),
      values: list(z.strictObject({ symbol: z.string(), multiplier: z.int(), count: z.int() })),
    })
    .optional(),
  units: z.int(),
  tickets: z.strictObject({ base: tickets, free: tickets }),
  ladder: z.strictObject({ base: list(z.int()), free: list(z.int()) }),
  freeSpins: z.int(),
  freeSpinsMax: z.int(),
  cap,
});

export const cellsTables = z.strictObject({
  reels: z.int(),
  /** The fewest and the most cells of a reel. */
  rows: z.strictObject({ min: z.int(), max: z.int() }),
  symbols: list(
    z.strictObject({
      name: z.string(),
      /** For 3 reels, 4 and so on: multiples of a unit. */
      pays: list(z.int()),
    }),
  ),
  wild: z.string(),
  /** The reels of the wild, from 0. */
  wildReels: list(z.int()),
  /** What its tickets show on the other reels. */
  blank: z.string(),
  scatter: z.strictObject({ name: z.string(), countMin: z.int() }),
  units: z.int(),
  tickets,
  feature: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('free-spins'), spins: z.int(), multiplier: z.int() }),
    z.strictObject({
      kind: z.literal('hold'),
      /** As many in a row without a scatter end the feature. */
      respins: z.int(),
      /** Tickets of a scatter in a cell that respins. */
      tickets: z.int(),
      values: list(z.strictObject({ symbol: z.string(), stakes: z.int(), count: z.int() })),
      /** In stakes, for a scatter in every cell. */
      grand: z.int(),
    }),
  ]),
  cap,
});

export type LinesTables = z.infer<typeof linesTables>;
export type MysteryTables = z.infer<typeof mysteryTables>;
export type WildReelsTables = z.infer<typeof wildReelsTables>;
export type CellsTables = z.infer<typeof cellsTables>;
export type TumbleTables = z.infer<typeof tumbleTables>;
