import { z } from 'zod';
import {
  type DecisionRound,
  decisionCalls,
  decisionRound,
  openedDecisions,
} from './contract-decisions.ts';
import { openedDraw, openedSport } from './contract-events.ts';
import { fairness, money, openedFacts, roundFacts } from './contract-facts.ts';

/**
 * The round API of the mock casino server: what the game page in the browser and the casino say to
 * each other, on the game origin. Browser-safe. Each call is POST, JSON, answered in the same
 * `{ code, msg, data }` envelope as the API; the launch token travels as `Authorization: Bearer`.
 * Money is a decimal string of major units ("2.00"), so that nothing is ever rounded on the way.
 *
 * Refusals: HTTP 200 with the API's own codes (1006, 1101, 1107, 1203 …); nothing was staked and
 * play goes on. Errors: the HTTP status is the code. 400 carries `data.issues`; whatever ends play
 * carries `data.problem` (`problemData`): 401 without a token (`login-parameter`) or with one that
 * the wallet does not know any more (`token-invalid`), 404 for a game that this server does not
 * host (`invalid-game`), 503 when the wallet does not answer (`connection-lost`). After a 503 of
 * `spin`, `bet`, `deal` or `choose` ask again with the same `requestId`: the round is kept and brought to its end once.
 */

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

/** What can be bet on: "red", "corner-1-2-4-5", "pick-3-17-22", "ticket", "turtle"; the engine names them. */
export const spotName = z.string().regex(/^[a-z0-9-]{1,48}$/);

/** A game that is decided in one deal. */
export const spotOutcome = z.object({
  engine: z.literal('spots'),
  /** What was dealt; each engine says what its hands are. */
  hands: z.array(z.array(z.int())),
  /** The events drawn for it, in order: `event` of `of` equally likely ones. */
  draws: z.array(z.object({ of: z.int(), event: z.int() })),
  bets: z.array(z.object({ spot: spotName, amount: money, win: money })).min(1),
});
export type SpotOutcome = z.infer<typeof spotOutcome>;

export const roundOutcome = z.discriminatedUnion('engine', [slotOutcome, spotOutcome]);
export type RoundOutcome = z.infer<typeof roundOutcome>;

export const slotRound = roundFacts.extend({ outcome: slotOutcome });
export type SlotRound = z.infer<typeof slotRound>;
export const spotRound = roundFacts.extend({ outcome: spotOutcome });
export type SpotRound = z.infer<typeof spotRound>;
export type Round = SlotRound | SpotRound | DecisionRound;

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

/** What a game of one deal pays. */
export const spotPaytable = z.object({
  /** Percent, as "97.30", of the spot whose figures stand for the game. */
  rtp: z.string(),
  /** Every spot, or one of each sort where they cannot be listed. */
  spots: z.array(
    z.object({
      spot: spotName,
      rtp: z.string(),
      /** Largest return as a multiple of the bet, the bet included. */
      returnMax: z.number(),
    }),
  ),
});
export type SpotPaytable = z.infer<typeof spotPaytable>;

/** A slot as it opens. */
export const openedSlot = openedFacts.extend({
  engine: z.literal('slot'),
  paytable,
  /** Settled rounds of this game and wallet, newest first, at most ten. */
  lastRounds: z.array(slotRound),
});

/** A game of one deal as it opens. */
export const openedSpots = openedFacts.extend({
  engine: z.literal('spots'),
  paytable: spotPaytable,
  /** Levels of a cannon, ascending: a shot costs one of `stakes` times one of them. Else empty. */
  levels: z.array(z.int()),
  limits: z.object({
    /** Most on one spot. */
    spotMax: money,
    /** Most on all spots of a round together. */
    roundMax: money,
    /** Most spots of a round. */
    betsMax: z.int(),
  }),
  /** As for a slot, but at most forty: the roads and the last numbers are made from them. */
  lastRounds: z.array(spotRound),
});

/** A pair of seeds that is in force no more. */
const revealedSeeds = z.object({
  serverSeed: z.string(),
  serverSeedHash: z.string(),
  clientSeed: z.string(),
  /** How many rounds were dealt from it. */
  rounds: z.int(),
});

export const casinoCalls = {
  /** Opens the game: who plays, with what, and a round that was left open. */
  open: {
    path: '/rounds/open',
    input: z.object({ gameId: z.string().min(1).max(64) }),
    output: z.discriminatedUnion('engine', [
      openedSlot,
      openedSpots,
      openedDecisions,
      openedDraw,
      openedSport,
    ]),
  },
  /** Plays one round of a slot. The same `requestId` again answers the same round and stakes nothing. */
  spin: {
    path: '/rounds/spin',
    input: z.object({
      gameId: z.string().min(1).max(64),
      requestId: z.string().min(8).max(64),
      stake: z.string().regex(/^\d{1,12}(\.\d{1,2})?$/),
    }),
    output: z.object({ round: slotRound, balance: money, fairness }),
  },
  /** Plays one round of a game of one deal; each spot is named once. Repeated as `spin` is. */
  bet: {
    path: '/rounds/bet',
    input: z.object({
      gameId: z.string().min(1).max(64),
      requestId: z.string().min(8).max(64),
      bets: z
        .array(z.object({ spot: spotName, amount: z.string().regex(/^\d{1,12}(\.\d{1,2})?$/) }))
        .min(1)
        .max(64),
    }),
    output: z.object({ round: spotRound, balance: money, fairness }),
  },
  ...decisionCalls,
  /** The wallet's balance, after money moved elsewhere. */
  balance: {
    path: '/rounds/balance',
    input: z.object({}),
    output: z.object({ balance: money }),
  },
  /** Reveals the server seed in force, replaces it, and optionally sets the player's client seed. */
  rotate: {
    path: '/fairness/rotate',
    input: z.object({ clientSeed: z.string().trim().min(1).max(64).optional() }),
    output: z.object({ revealed: revealedSeeds, fairness }),
  },
  /** Seeds that were in force before and are revealed, the last one first. */
  seeds: {
    path: '/fairness/seeds',
    input: z.object({ limit: z.int().min(1).max(50).default(10) }),
    output: z.object({
      seeds: z.array(revealedSeeds.extend({ revealedAt: z.iso.datetime() })),
    }),
  },
  /**
   * What it takes to deal one of the player's own rounds again: the server seed is there once it
   * was rotated away, and `null` before.
   */
  proof: {
    path: '/fairness/proof',
    input: z.object({ roundId: z.string().min(1).max(64) }),
    output: z.object({
      round: z.union([slotRound, spotRound, decisionRound]),
      serverSeed: z.string().nullable(),
    }),
  },
} as const;
export type CasinoCall = keyof typeof casinoCalls;
export type CasinoInput<C extends CasinoCall> = z.input<(typeof casinoCalls)[C]['input']>;
/** An input as the server has it, with its defaults. */
export type CasinoQuery<C extends CasinoCall> = z.output<(typeof casinoCalls)[C]['input']>;
export type CasinoOutput<C extends CasinoCall> = z.infer<(typeof casinoCalls)[C]['output']>;

/**
 * What the game page tells the page that embeds it, by `postMessage` to the web origin alone.
 * `balance` after each settled round; `problem` when play cannot go on; `exit` from the back arrow;
 * `verify` for the verifier with these search parameters, in a tab of its own.
 */
export type GameMessage =
  | { readonly source: 'fairhall-game'; readonly type: 'ready' }
  | { readonly source: 'fairhall-game'; readonly type: 'balance'; readonly balance: string }
  | { readonly source: 'fairhall-game'; readonly type: 'exit' }
  | { readonly source: 'fairhall-game'; readonly type: 'deposit' }
  | { readonly source: 'fairhall-game'; readonly type: 'verify'; readonly search: string }
  | { readonly source: 'fairhall-game'; readonly type: 'problem'; readonly problem: GameProblem };

/** What the embedding page tells the game page: the wallet changed elsewhere, ask for it anew. */
export type HostMessage = { readonly source: 'fairhall-host'; readonly type: 'balance-changed' };

/** The session problems of the specification, section 4 and 8. */
export const gameProblems = [
  'invalid-game',
  'initialization-failed',
  'token-invalid',
  'login-expired',
  'token-expired',
  'kicked-out',
  'connection-lost',
  'load-failed',
  'login-parameter',
] as const;
export type GameProblem = (typeof gameProblems)[number];

/** `data` of an answer after which play cannot go on. */
export const problemData = z.object({ problem: z.enum(gameProblems) });
