import { identifier } from '@fairhall/api/contract/identifier';
import { z } from 'zod';
import { multiStepKinds } from '../engines/multi-step/multi-step-game.ts';
import { baseOpened, baseRound, drawnNumber, fairness, money } from './base-schemas.ts';

/*
 * Multi-step games: a round is dealt for an opening stake, stays open on the server while the player
 * chooses, and ends when no choice is left.
 */

/** The name of a choice: "hit", "insure", "hold-1-3-5"; defined by the engine. */
const choiceName = z.string().regex(/^[a-z0-9-]{1,48}$/);
const stakeText = z.string().regex(/^\d{1,12}(\.\d{1,2})?$/);

/**
 * A hand of cards on the table, the tiles of a game of picks, the reels and the wheel of a fruit machine, or
 * a side bet, which has no cards.
 */
const tableHand = z.object({
  /** The owner: "dealer", "player", "insurance"; the tiles of a floor that are "bad"; "reels", "wheel". */
  name: z.string(),
  /** 0 to 51, tiles from 1, stops and segments from 0; `null` is face down. */
  cards: z.array(z.int().min(0).max(51).nullable()),
  stake: money,
  /** Its return; `null` until that is known. */
  win: money.nullable(),
  /** The engine's name of its result. */
  result: z.string().nullable(),
});

/** The table as the player may see it. */
const tableView = z.object({
  hands: z.array(tableHand),
  /** The index of the hand that the next choice is for. */
  active: z.int().nullable(),
  figures: z.record(z.string(), z.int()),
});

/** A deal and what led to it. */
const decisionStep = z.object({
  /** `null` for the first deal. */
  choice: choiceName.nullable(),
  /** The rule chooses for an absent player. */
  by: z.enum(['player', 'rule']),
  stake: money,
  /** The events drawn for it, in order; empty until the round is over. */
  draws: z.array(drawnNumber),
  table: tableView,
});

export const decisionOutcome = z.object({
  engine: z.literal('decisions'),
  openingStake: money,
  steps: z.array(decisionStep).min(1),
});
export type DecisionOutcome = z.infer<typeof decisionOutcome>;

/** `stake` is the total staked so far, `win` is zero until the round is over. */
export const decisionRound = baseRound.extend({
  /** `open` waits for a choice; `pending` is over, and the wallet has not confirmed its win. */
  status: z.enum(['open', 'pending', 'settled', 'cancelled']),
  outcome: decisionOutcome,
  /** The choices on offer. */
  choices: z.array(z.object({ name: choiceName, stake: money })).max(64),
  /** When the rule chooses for an absent player; `null` once the round is over. */
  ruledAt: z.iso.datetime().nullable(),
});
export type DecisionRound = z.infer<typeof decisionRound>;

export const decisionPaytable = z.object({
  /** Percent, as "99.58", of the opening stake with the advised play. */
  rtp: z.string(),
  /** Half-width of the 95 % interval if the figure is simulated, `null` if it is exact. */
  margin: z.string().nullable(),
  /** Largest return as a multiple of the opening stake. */
  returnMax: z.number(),
});
export type DecisionPaytable = z.infer<typeof decisionPaytable>;

/** The response of `open` for a multi-step game. */
export const openedDecisions = baseOpened.extend({
  engine: z.literal('decisions'),
  /** The game's presentation. */
  kind: z.enum(multiStepKinds),
  /** The open round, at its current decision. */
  round: decisionRound.nullable(),
  /** The other wallet with an open round of this game: no round is dealt before that one ends. */
  waitsIn: z.string().nullable(),
  /** Ended rounds of this game and wallet, newest first, at most ten. */
  lastRounds: z.array(decisionRound),
});

const decisionResponse = z.object({ round: decisionRound, balance: money, fairness });

export const decisionCalls = {
  /** Deals a round. A repeated `requestId` returns the current state of the same round. */
  deal: {
    path: '/rounds/deal',
    input: z.object({
      gameId: identifier(64),
      requestId: identifier(64).min(8),
      stake: stakeText,
    }),
    output: decisionResponse,
  },
  /**
   * Makes a choice that is on offer. `step` is the number of steps of the round before the choice:
   * another number, or a round that is over, is refused (ROUND_CLOSED). A further stake that the wallet
   * refuses (INSUFFICIENT_BALANCE and others) leaves the round at the same decision. Idempotent as `deal`.
   */
  choose: {
    path: '/rounds/choose',
    input: z.object({
      gameId: identifier(64),
      requestId: identifier(64).min(8),
      roundId: identifier(64),
      step: z.int().min(1).max(1000),
      choice: choiceName,
    }),
    output: decisionResponse,
  },
} as const;
