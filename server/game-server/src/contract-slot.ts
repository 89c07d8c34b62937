import { z } from 'zod';
import { money, openedFacts, roundFacts } from './contract-facts.ts';

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
 * One sight of the reels that is paid. What rounds from before it was there do not have, they have
 * as its default.
 */
export const spinStep = z.object({
  /** The paid spin, a free one, one with some reels held, or after winners fell out of the last. */
  kind: z.enum(['base', 'free', 'respin', 'fall']),
  /**
   * The events drawn for it. Where each reel stopped: the place on its strip of the top row, and
   * after them the ticket of what mystery symbols turn into. Where symbols fall: the ticket of each
   * new one, reel by reel, on each reel upwards.
   */
  stops: z.array(z.int()).default([]),
  /** What the reels showed before symbols turned into others, as `grid`; `null` where none did. */
  landed: z.array(z.array(symbolName)).nullable().default(null),
  /** What is paid: reel by reel, top to bottom. */
  grid: z.array(z.array(symbolName)),
  /** Reels that did not move for this step, from 0. */
  heldReels: z.array(z.int()).default([]),
  /** The multiplier that this step's wins were paid with. */
  multiplier: z.int(),
  lines: z.array(lineWin),
  /** Of a slot with ways; rounds from before there were any have none. */
  ways: z.array(wayWin).default([]),
  /** Of a slot whose symbols pay anywhere. */
  groups: z.array(groupWin).default([]),
  scatters: z.int(),
  scatterAmount: money,
  /** Free spins awarded by this step. */
  freeSpinsAwarded: z.int(),
  /** Wild symbols collected by the meter so far, after this step. */
  wildsCollected: z.int(),
  amount: money,
});
export type SpinStep = z.infer<typeof spinStep>;

export const slotOutcome = z.object({
  engine: z.literal('slot'),
  steps: z.array(spinStep).min(1),
});
export type SlotOutcome = z.infer<typeof slotOutcome>;

export const slotRound = roundFacts.extend({ outcome: slotOutcome });
export type SlotRound = z.infer<typeof slotRound>;

/** A rule that a slot has beside lines or ways, or instead of them. */
export const slotFeature = z.discriminatedUnion('kind', [
  /** All of this symbol turn into the same other one in a spin, with these chances. */
  z.object({
    kind: z.literal('mystery'),
    symbol: symbolName,
    turns: z.array(z.object({ symbol: symbolName, count: z.int(), of: z.int() })),
  }),
  /** Wilds take their reel and hold it for one more spin; wins are multiplied by how many do. */
  z.object({ kind: z.literal('wild-reels'), multipliers: z.array(z.int()) }),
  /** Symbols pay anywhere, vanish, and others fall after them; each fall is worth more. */
  z.object({
    kind: z.literal('tumble'),
    ladder: z.object({ base: z.array(z.int()), free: z.array(z.int()) }),
  }),
]);

export const paytable = z.object({
  reels: z.int(),
  rows: z.int(),
  lines: z.array(z.array(z.int())),
  /** How many ways there are, `null` for a slot with lines. */
  ways: z.int().nullable(),
  /** Equal parts of a stake, of which symbols pay multiples: one a line, or a fixed number. */
  units: z.int(),
  /**
   * Multiples of the line bet, or unit, for 3, 4, 5 of a kind (scatter: of the whole stake). Where
   * symbols pay anywhere a multiple is for so many and more, up to the next count.
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
  /** What sets this slot apart; `null` for lines or ways alone. */
  feature: slotFeature.nullable(),
  /** Percent, as "96.40". */
  rtp: z.string(),
  /** Largest possible win as a multiple of the stake. */
  maxWinMultiple: z.int(),
});
export type Paytable = z.infer<typeof paytable>;

/** A slot as it opens. */
export const openedSlot = openedFacts.extend({
  engine: z.literal('slot'),
  paytable,
  /** Settled rounds of this game and wallet, newest first, at most ten. */
  lastRounds: z.array(slotRound),
});
