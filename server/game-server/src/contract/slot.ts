import { z } from 'zod';
import { baseOpened, baseRound, money } from './base-schemas.ts';

/* Slots: what their reels show and pay, step by step, and their paytables. */

/** A cell's symbol on the reels of a slot, by name (the art and the paytable use the same names). */
export const symbolName = z.string();

/** One line that pays: cells counted from the left reel. */
export const lineWin = z.object({
  /** 1-based line number. */
  line: z.int(),
  symbol: symbolName,
  count: z.int(),
  /** Row of each winning cell, reel by reel: 0 top, 1 middle, 2 bottom. */
  rows: z.array(z.int()),
  amount: money,
});

/** One symbol that pays by ways. */
export const wayWin = z.object({
  symbol: symbolName,
  /** Neighbouring reels from the left. */
  count: z.int(),
  ways: z.int(),
  /** Rows of its cells, reel by reel. */
  cells: z.array(z.array(z.int())),
  amount: money,
});

/** Equal symbols that pay wherever they are. */
export const groupWin = z.object({
  symbol: symbolName,
  count: z.int(),
  /** Rows of its cells, reel by reel. */
  cells: z.array(z.array(z.int())),
  amount: money,
});

/**
 * One paid grid of the reels. Fields added later have defaults for older rounds.
 */
export const spinStep = z.object({
  /**
   * The paid spin, a free spin, a respin with held reels, a tumble after a win, a symbol that fills its
   * reels, or comets that multiply what the spin paid: its amount is what they add.
   */
  kind: z.enum(['base', 'free', 'respin', 'fall', 'fill', 'comets']),
  /**
   * The events drawn for it. Reels: the strip position of the top row of each reel, then the ticket of
   * the mystery symbol, of the symbol that fills its reels, or the wish. Tumbles: the ticket of each new
   * symbol, after that of a comet its value, reel by reel, upwards on each reel.
   * Drawn cells: of each reel the event of their number, then their tickets, downwards.
   */
  stops: z.array(z.int()).default([]),
  /** The grid before symbols were transformed, as `grid`; `null` if none were. */
  landed: z.array(z.array(symbolName)).nullable().default(null),
  /** The paid grid: reel by reel, top to bottom. */
  grid: z.array(z.array(symbolName)),
  /** Reels that did not move for this step, from 0. */
  heldReels: z.array(z.int()).default([]),
  /** The multiplier that this step's wins were paid with; the sum of the comets in their own step. */
  multiplier: z.int(),
  lines: z.array(lineWin),
  /** For a slot with ways; empty in older rounds. */
  ways: z.array(wayWin).default([]),
  /** For a slot whose symbols pay anywhere. */
  groups: z.array(groupWin).default([]),
  scatters: z.int(),
  scatterAmount: money,
  /** Free spins awarded by this step. */
  freeSpinsAwarded: z.int(),
  /** Wild symbols, or full stacks, collected by the meter so far, after this step. */
  wildsCollected: z.int(),
  amount: money,
});
export type SpinStep = z.infer<typeof spinStep>;

export const slotOutcome = z.object({
  engine: z.literal('slot'),
  /**
   * Added up, the amounts of the steps are the win. In a capped round the amount of the last step is
   * cut to what was left to the largest win, while its single wins are as the paytable has them.
   */
  steps: z.array(spinStep).min(1),
  /** Whether the round reached the largest win, which ended it; false in older rounds. */
  capped: z.boolean().default(false),
});
export type SlotOutcome = z.infer<typeof slotOutcome>;

export const slotRound = baseRound.extend({ outcome: slotOutcome });
export type SlotRound = z.infer<typeof slotRound>;

/** A feature in addition to lines or ways, or instead of them. */
export const slotFeature = z.discriminatedUnion('kind', [
  /**
   * All cells of this symbol become the same other symbol in a spin, with these chances. One more cell of
   * the festival shows it in each free spin.
   */
  z.object({
    kind: z.literal('mystery'),
    symbol: symbolName,
    turns: z.array(z.object({ symbol: symbolName, count: z.int(), of: z.int() })),
    festival: z.array(z.object({ reel: z.int(), row: z.int() })),
  }),
  /** One symbol, drawn with these chances, fills its reels in free spins and pays wherever they are. */
  z.object({
    kind: z.literal('book'),
    turns: z.array(z.object({ symbol: symbolName, count: z.int(), of: z.int() })),
  }),
  /** A reel full of this symbol multiplies the spin; the meter counts such reels, not wilds. */
  z.object({ kind: z.literal('stacks'), symbol: symbolName, multiplier: z.int() }),
  /** 3 scatters or more grant one of these wishes, drawn after the stops of the paid spin. */
  z.object({
    kind: z.literal('wishes'),
    wishes: z.array(z.object({ spins: z.int(), multiplier: z.int() })),
  }),
  /**
   * This symbol stays in its cell from the free spin in which it lands to the last one; a free spin that
   * pays nothing costs a life, and the last life ends them.
   */
  z.object({ kind: z.literal('lives'), symbol: symbolName, lives: z.int() }),
  /** Wilds expand to their reel and hold it for a respin; the number of wild reels multiplies wins. */
  z.object({ kind: z.literal('wild-reels'), multipliers: z.array(z.int()) }),
  /**
   * Symbols pay anywhere, vanish, and others fall, each time with the next multiplier of the ladder. The
   * values of comets are added at the end of a spin and multiply what it paid.
   */
  z.object({
    kind: z.literal('tumble'),
    ladder: z.object({ base: z.array(z.int()), free: z.array(z.int()) }),
    comets: z
      .object({
        symbol: symbolName,
        values: z.array(z.object({ symbol: symbolName, multiplier: z.int() })),
      })
      .nullable(),
  }),
  /**
   * Each reel has as many cells as are drawn for it, its top cell in row 0; a blank pays nothing, and the
   * wins of free spins are multiplied.
   */
  z.object({
    kind: z.literal('cells'),
    rows: z.object({ min: z.int(), max: z.int() }),
    blank: symbolName,
    multiplier: z.int(),
  }),
  /** So many scatters are held with their values in stakes while the other cells respin. */
  z.object({
    kind: z.literal('hold'),
    scatters: z.int(),
    respins: z.int(),
    blank: symbolName,
    values: z.array(z.object({ symbol: symbolName, stakes: z.int() })),
    grand: z.int(),
  }),
]);

export const paytable = z.object({
  reels: z.int(),
  rows: z.int(),
  lines: z.array(z.array(z.int())),
  /** Number of ways, `null` for a slot with lines. */
  ways: z.int().nullable(),
  /** Equal parts of a stake, of which symbols pay multiples: one a line, or a fixed number. */
  units: z.int(),
  /**
   * Multiples of the line bet, or unit, for 3, 4, 5 of a kind (scatter: of the total stake). If
   * symbols pay anywhere, a multiple is for this count or more, up to the next count.
   */
  symbols: z.array(
    z.object({
      symbol: symbolName,
      role: z.enum(['regular', 'wild', 'scatter']),
      pays: z.array(z.object({ count: z.int(), multiple: z.number() })),
    }),
  ),
  freeSpins: z.array(z.object({ scatters: z.int(), spins: z.int() })),
  /** Free-spin meter: wilds needed and the multiplier that they unlock. */
  meter: z.array(z.object({ wilds: z.int(), multiplier: z.int() })),
  /** The slot's feature; `null` for lines or ways alone. */
  feature: slotFeature.nullable(),
  /** Percent, as "96.40". */
  rtp: z.string(),
  /** Largest possible win as a multiple of the stake. A round that reaches it ends. */
  maxWinMultiple: z.int(),
  /** One in how many paid spins returns a hundred stakes, a thousand, and the largest win. */
  odds: z.object({ hundred: z.number(), thousand: z.number(), cap: z.number() }),
});
export type Paytable = z.infer<typeof paytable>;

/** The response of `open` for a slot. */
export const openedSlot = baseOpened.extend({
  engine: z.literal('slot'),
  /** Settled rounds of this game and wallet, newest first, at most ten. */
  lastRounds: z.array(slotRound),
});
