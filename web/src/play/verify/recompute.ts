import type { Currency } from '@/lib/contract-types.ts';
import { decisionGameOf } from '../../../../server/src/simulators/casino/engines/decision-games.ts';
import { playDecisions } from '../../../../server/src/simulators/casino/engines/decisions/decision-round.ts';
import { spin } from '../../../../server/src/simulators/casino/engines/slot/slot-round.ts';
import type { SpinStep } from '../../../../server/src/simulators/casino/engines/slot/slot-step.ts';
import { slotEngine } from '../../../../server/src/simulators/casino/engines/slot-engines.ts';
import { spotGame } from '../../../../server/src/simulators/casino/engines/spot-games.ts';
import { playSpots } from '../../../../server/src/simulators/casino/engines/spots/spot-round.ts';
import type { DecisionRound, Round, SlotRound, SpotRound } from '../contract-types.ts';
import { toDecimal, toMinor } from '../money.ts';
import { type DrawnNumber, replay } from './replay.ts';
import { sha256Hex } from './web-hmac.ts';

/** What the engine dealt, as far as a proof shows it. */
export type Dealt = {
  /** Every step of a slot: the events drawn for it, and what they became, reel by reel. */
  readonly steps: readonly (Pick<SpinStep, 'kind' | 'stops' | 'grid' | 'multiplier'> & {
    /** In major units. */
    readonly win: string;
  })[];
  /** A round of one deal as it came out here. */
  readonly spots: SpotRound | null;
  /** Every deal of a round with decisions, and the choice that led to it. */
  readonly decisions: readonly DealtDecision[];
  /** What each bet returned, in major units. */
  readonly bets: readonly {
    readonly spot: string;
    readonly amount: string;
    readonly win: string;
  }[];
};

export type DealtDecision = {
  /** `null` for the first deal. */
  readonly choice: string | null;
  /** How many numbers were drawn for it. */
  readonly draws: number;
  /** Cards are the engine's numbers, 0 to 51; `null` lies face down. */
  readonly hands: readonly { readonly name: string; readonly cards: readonly (number | null)[] }[];
};

const nothingDealt: Dealt = { steps: [], spots: null, decisions: [], bets: [] };

export type Recomputation = {
  /** SHA-256 of the seed that was revealed. */
  readonly seedHash: string;
  /** Whether it is the hash that was shown before play. */
  readonly sealHolds: boolean;
  readonly draws: readonly DrawnNumber[];
  readonly dealt: Dealt;
  /** What the engine pays here, in major units. */
  readonly win: string;
  /** Whether everything that was dealt and paid comes out the same. */
  readonly outcomeHolds: boolean;
};

/**
 * Deals a past round again on this device, with the casino's own engine.
 * @throws where the browser has no cryptography, and for a game without an engine
 */
export async function recompute(
  round: Round,
  { serverSeed, currency }: { serverSeed: string; currency: Currency },
): Promise<Recomputation> {
  const seedHash = await sha256Hex(serverSeed);
  const { draws, outcome } = await replay({ serverSeed, ...round.proof }, (stream) =>
    roundAgain(round, { stream, currency }),
  );
  const { win, holds, dealt } = outcome;
  return {
    seedHash,
    sealHolds: seedHash === round.proof.serverSeedHash,
    draws,
    dealt,
    win,
    outcomeHolds: holds && win === round.win,
  };
}

const isSlotRound = (round: Round): round is SlotRound => round.outcome.engine === 'slot';
const isSpotRound = (round: Round): round is SpotRound => round.outcome.engine === 'spots';

type Again = {
  readonly stream: Parameters<typeof spin>[1]['stream'];
  readonly currency: Currency;
};

type DealtAgain = { readonly win: string; readonly holds: boolean; readonly dealt: Dealt };

/** What the round wins here, and whether everything that was dealt comes out the same. */
function roundAgain(round: Round, again: Again): DealtAgain {
  if (isSlotRound(round)) return spinAgain(round, again);
  if (isSpotRound(round)) return playAgain(round, again);
  return decideAgain(round, again);
}

function spinAgain(round: SlotRound, { stream, currency }: Again): DealtAgain {
  const engine = slotEngine(round.gameId);
  if (!engine) throw new Error(`there is no engine for ${round.gameId}`);
  const stakeMinor = toMinor(round.stake, currency);
  const dealt = spin(engine, { stakeMinor, stream });
  const holds =
    dealt.steps.length === round.outcome.steps.length &&
    dealt.steps.every((step, place) => isSameStep(step, round.outcome.steps[place]));
  const steps = dealt.steps.map(({ kind, stops, grid, multiplier, lineBets }) => ({
    ...{ kind, stops, grid, multiplier },
    win: toDecimal(dealt.lineBetMinor * BigInt(lineBets), currency),
  }));
  return { win: toDecimal(dealt.winMinor, currency), holds, dealt: { ...nothingDealt, steps } };
}

/** Rounds from before stops were kept have none to compare. */
function isSameStep(dealt: SpinStep, kept: SlotRound['outcome']['steps'][number] | undefined) {
  if (!kept || dealt.kind !== kept.kind) return false;
  const sameStops = kept.stops.length === 0 || same(dealt.stops, kept.stops);
  return sameStops && same(dealt.grid, kept.grid);
}

function playAgain(round: SpotRound, { stream, currency }: Again): DealtAgain {
  const game = spotGame(round.gameId);
  if (!game) throw new Error(`there is no engine for ${round.gameId}`);
  const bets = new Map(
    round.outcome.bets.map(({ spot, amount }) => [spot, toMinor(amount, currency)]),
  );
  const dealt = playSpots(game, { bets, stream });
  const paid = dealt.bets.map(({ spot, stakeMinor, winMinor }) => ({
    spot,
    amount: toDecimal(stakeMinor, currency),
    win: toDecimal(winMinor, currency),
  }));
  const holds =
    same(dealt.hands, round.outcome.hands) &&
    same(
      paid.map(({ win }) => win),
      round.outcome.bets.map(({ win }) => win),
    );
  const win = toDecimal(dealt.winMinor, currency);
  const hands = dealt.hands.map((hand) => [...hand]);
  const outcome: SpotRound['outcome'] = {
    engine: 'spots',
    hands,
    draws: [...dealt.draws],
    bets: paid,
  };
  const spots: SpotRound = { ...round, win, outcome };
  return { win, holds, dealt: { ...nothingDealt, spots, bets: paid } };
}

function decideAgain(round: DecisionRound, { stream, currency }: Again): DealtAgain {
  const game = decisionGameOf(round.gameId);
  if (!game) throw new Error(`there is no engine for ${round.gameId}`);
  const { openingStake, steps } = round.outcome;
  const dealt = playDecisions(game, {
    stakeMinor: toMinor(openingStake, currency),
    choices: steps.flatMap(({ choice }) => (choice === null ? [] : [choice])),
    stream,
  });
  const cardsOf = (hands: readonly { readonly cards: readonly (number | null)[] }[] = []) =>
    hands.map(({ cards }) => cards);
  const holds =
    dealt.winMinor !== null &&
    toDecimal(dealt.stakeMinor, currency) === round.stake &&
    dealt.steps.every(({ table }, place) =>
      same(cardsOf(table.hands), cardsOf(steps[place]?.table.hands)),
    );
  const decisions = dealt.steps.map(({ choice, draws, table }) => ({
    choice,
    draws: draws.length,
    hands: table.hands.map(({ name, cards }) => ({ name, cards })),
  }));
  return {
    win: toDecimal(dealt.winMinor ?? 0n, currency),
    holds,
    dealt: { ...nothingDealt, decisions },
  };
}

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
