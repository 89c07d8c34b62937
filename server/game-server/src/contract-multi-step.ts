import { identifier } from '@fairhall/api/contract/identifier';
import { z } from 'zod';
import { fairness, money, openedFacts, roundFacts } from './contract-facts.ts';
import { decisionKinds } from './engines/multi-step/multi-step-game.ts';

/*
 * Multi-step games: a round is dealt for an opening stake, stays open on
 * the server while the player chooses, and is over when nothing is left to choose.
 */

/** What a player may do: "hit", "insure", "hold-1-3-5"; the engine names them. */
const choiceName = z.string().regex(/^[a-z0-9-]{1,48}$/);
const stakeText = z.string().regex(/^\d{1,12}(\.\d{1,2})?$/);

/** Cards in one place of the table, or a side bet, which has none. */
const tableHand = z.object({
  /** Whose it is: "dealer", "player", "insurance". */
  name: z.string(),
  /** 0 to 51; `null` is a card that lies face down. */
  cards: z.array(z.int().min(0).max(51).nullable()),
  stake: money,
  /** What came back for it; `null` until that is known. */
  win: money.nullable(),
  /** The engine's word for what it is worth. */
  result: z.string().nullable(),
});

/** The table as the player may see it. */
const tableView = z.object({
  hands: z.array(tableHand),
  /** The hand, by its place, that the next choice is about. */
  active: z.int().nullable(),
  figures: z.record(z.string(), z.int()),
});

/** A deal and what led to it. */
const decisionStep = z.object({
  /** `null` for the first deal. */
  choice: choiceName.nullable(),
  /** The rule chooses for a player who does not come back. */
  by: z.enum(['player', 'rule']),
  stake: money,
  /** The events drawn for it, in order; none are told before the round is over. */
  draws: z.array(z.object({ of: z.int(), event: z.int() })),
  table: tableView,
});

export const decisionOutcome = z.object({
  engine: z.literal('decisions'),
  openingStake: money,
  steps: z.array(decisionStep).min(1),
});
export type DecisionOutcome = z.infer<typeof decisionOutcome>;

/** `stake` is everything staked so far, `win` is zero until the round is over. */
export const decisionRound = roundFacts.extend({
  /** `open` waits for a choice; `pending` is over, and its win is on the way to the wallet. */
  status: z.enum(['open', 'pending', 'settled', 'cancelled']),
  outcome: decisionOutcome,
  /** What the player may do now. */
  choices: z.array(z.object({ name: choiceName, stake: money })).max(64),
  /** When the rule begins to choose for a player who is gone; `null` once the round is over. */
  ruledAt: z.iso.datetime().nullable(),
});
export type DecisionRound = z.infer<typeof decisionRound>;

export const decisionPaytable = z.object({
  /** Percent, as "99.58", of an opening stake with the advised play. */
  rtp: z.string(),
  /** Half of the 95 % interval where the figure is simulated, `null` where it is exact. */
  margin: z.string().nullable(),
  /** Largest return as a multiple of the opening stake. */
  returnMax: z.number(),
});
export type DecisionPaytable = z.infer<typeof decisionPaytable>;

/** A multi-step game as it opens. */
export const openedDecisions = openedFacts.extend({
  engine: z.literal('decisions'),
  /** What is played; a page shows each kind in its own way. */
  kind: z.enum(decisionKinds),
  paytable: decisionPaytable,
  /** The round under way: the player comes back to the same decision. */
  round: decisionRound.nullable(),
  /** The wallet in which a round of this game waits, where that is another one: none is dealt before it is over. */
  waitsIn: z.string().nullable(),
  /** Ended rounds of this game and wallet, newest first, at most ten. */
  lastRounds: z.array(decisionRound),
});

const decisionResponse = z.object({ round: decisionRound, balance: money, fairness });

export const decisionCalls = {
  /** Deals a round. The same `requestId` again answers the same round, as far as it has come. */
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
   * Makes a choice that is on offer. `step` is how many steps the round has when it is made: for
   * another, or of a round that is over, it is refused (1202). A further stake that the wallet
   * refuses (1101 and others) leaves the round at the same decision. Repeated as `deal` is.
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
