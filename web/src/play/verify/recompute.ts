import { type Currency, toDecimal } from '@fairhall/api/contract/money';
import { type Engine, engineOf } from '@fairhall/game-server/definitions/engine-of';
import { playMultiStep, shareOf } from '@fairhall/game-server/engines/multi-step/multi-step-round';
import { spin } from '@fairhall/game-server/engines/slot/slot-round';
import type { LineWin, SpinStep } from '@fairhall/game-server/engines/slot/slot-step';
import { playSpots } from '@fairhall/game-server/engines/spots/spot-round';
import type { DecisionRound, Round, SlotRound, SpotRound } from '../contract-types.ts';
import { toMinor } from '../money.ts';
import type { Rules } from './load-rules.ts';
import { type EventValue, eventValuesOf, type ProofRule, ruleOf } from './proof-rules.ts';
import { type DrawnNumber, type HmacBlock, replay } from './replay.ts';
import { sha256Hex } from './web-hmac.ts';

/** The outcome of a round, as far as a proof shows it. */
export type Dealt = {
  /** Every step of a slot: its events and the symbols of each reel. */
  readonly steps: readonly (Pick<SpinStep, 'kind' | 'stops' | 'grid' | 'multiplier'> & {
    readonly wins: readonly DealtWin[];
    /** In major units. */
    readonly win: string;
  })[];
  /** The recomputed single-step round. */
  readonly spots: SpotRound | null;
  /** The steps of a multi-step round, each with the choice that led to it. */
  readonly decisions: readonly DealtDecision[];
  /** Stake and return of each hand and side bet of a multi-step round, in major units. */
  readonly hands: readonly {
    readonly name: string;
    readonly staked: string;
    readonly returned: string;
  }[];
  /** Stake and return of each bet, in major units. */
  readonly bets: readonly {
    readonly spot: string;
    readonly amount: string;
    readonly win: string;
  }[];
};

/** A paying line, symbol or set of ways in a step of a slot. */
export type DealtWin = {
  /** `null` in games without lines, and for scatters. */
  readonly line: number | null;
  /** `null` in games that do not pay by ways. */
  readonly ways: number | null;
  /** `null` for scatters, which the engine's outcome does not name. */
  readonly symbol: string | null;
  readonly count: number;
  /** In major units. */
  readonly win: string;
};

export type DealtDecision = {
  /** `null` for the first deal. */
  readonly choice: string | null;
  /** The number of draws. */
  readonly draws: number;
  /** Cards are the engine's numbers, 0 to 51; `null` is face down. */
  readonly hands: readonly { readonly name: string; readonly cards: readonly (number | null)[] }[];
};

const emptyDeal: Dealt = { steps: [], spots: null, decisions: [], hands: [], bets: [] };

export type Recomputation = {
  /** SHA-256 of the revealed seed. */
  readonly seedHash: string;
  /** Whether it is the hash that was published before play. */
  readonly seedHashMatches: boolean;
  /** The definition that it was dealt with again. */
  readonly rules: Rules;
  readonly blocks: readonly HmacBlock[];
  readonly draws: readonly DrawnNumber[];
  /** The rule that maps events to the outcome. */
  readonly rule: ProofRule;
  /** The value of each event; `null` if single events have none. */
  readonly eventValues: readonly EventValue[] | null;
  readonly dealt: Dealt;
  /** The recomputed win, in major units. */
  readonly win: string;
  /** Whether outcome and win are those on record. */
  readonly outcomeMatches: boolean;
};

/**
 * Replays a past round in the browser with the engine of its definition.
 * @throws without Web Crypto, and for a round of another engine
 */
export async function recompute(
  round: Round,
  { serverSeed, currency, rules }: { serverSeed: string; currency: Currency; rules: Rules },
): Promise<Recomputation> {
  const engine = engineOf(rules.sheet);
  const seedHash = await sha256Hex(serverSeed);
  const { blocks, draws, outcome } = await replay({ serverSeed, ...round.proof }, (stream) =>
    replayRound(round, { engine, stream, currency }),
  );
  const { win, matches, dealt } = outcome;
  const rule = ruleOf(rules.sheet);
  const numbers = dealt.spots?.outcome.hands.flat() ?? tilesOf(dealt);
  return {
    seedHash,
    seedHashMatches: seedHash === round.proof.serverSeedHash,
    rules,
    blocks,
    draws,
    rule,
    eventValues: eventValuesOf(draws, { rule, numbers }),
    dealt,
    win,
    outcomeMatches: matches && win === round.win,
  };
}

/** The tiles that a game of picks drew, in their order. */
const tilesOf = ({ decisions }: Dealt): number[] =>
  (decisions.at(-1)?.hands ?? [])
    .filter(({ name }) => name === 'bad')
    .flatMap(({ cards }) => cards.filter((tile) => tile !== null));

const isSlotRound = (round: Round): round is SlotRound => round.outcome.engine === 'slot';
const isSpotRound = (round: Round): round is SpotRound => round.outcome.engine === 'spots';

type ReplayContext = {
  readonly engine: Engine;
  readonly stream: Parameters<typeof spin>[1]['stream'];
  readonly currency: Currency;
};

type RoundReplay = { readonly win: string; readonly matches: boolean; readonly dealt: Dealt };

/** The recomputed win and outcome, and whether the outcome is the one on record. */
function replayRound(round: Round, context: ReplayContext): RoundReplay {
  if (isSlotRound(round)) return replaySpin(round, context);
  if (isSpotRound(round)) return replaySpots(round, context);
  return replayDecisions(round, context);
}

function replaySpin(
  round: SlotRound,
  { engine: of, stream, currency }: ReplayContext,
): RoundReplay {
  if (of.kind !== 'slot') throw otherEngine(round);
  const { engine } = of;
  const stakeMinor = toMinor(round.stake, currency);
  const dealt = spin(engine, { stakeMinor, stream });
  const matches =
    dealt.steps.length === round.outcome.steps.length &&
    dealt.steps.every((step, place) => isSameStep(step, round.outcome.steps[place]));
  const worth = (lineBets: number) => toDecimal(dealt.lineBetMinor * BigInt(lineBets), currency);
  const steps = dealt.steps.map((step) => ({
    ...{ kind: step.kind, stops: step.stops, grid: step.grid, multiplier: step.multiplier },
    wins: winsOf(step, worth),
    win: worth(step.lineBets),
  }));
  return { win: toDecimal(dealt.winMinor, currency), matches, dealt: { ...emptyDeal, steps } };
}

function winsOf(step: SpinStep, worth: (lineBets: number) => string): DealtWin[] {
  const paid = (win: Pick<LineWin, 'symbol' | 'count' | 'lineBets'>) => ({
    ...{ line: null, ways: null, symbol: win.symbol, count: win.count, win: worth(win.lineBets) },
  });
  const { scatters: count, scatterLineBets } = step;
  const scatter = { line: null, ways: null, symbol: null, count, win: worth(scatterLineBets) };
  return [
    ...step.lines.map((win) => ({ ...paid(win), line: win.line })),
    ...step.ways.map((win) => ({ ...paid(win), ways: win.ways })),
    ...step.groups.map(paid),
    ...(scatterLineBets === 0 ? [] : [scatter]),
  ];
}

/** Old rounds have no recorded stops to compare. */
function isSameStep(dealt: SpinStep, recorded: SlotRound['outcome']['steps'][number] | undefined) {
  if (!recorded || dealt.kind !== recorded.kind) return false;
  const sameStops = recorded.stops.length === 0 || same(dealt.stops, recorded.stops);
  return sameStops && same(dealt.grid, recorded.grid);
}

function replaySpots(round: SpotRound, { engine, stream, currency }: ReplayContext): RoundReplay {
  if (engine.kind !== 'spots') throw otherEngine(round);
  const bets = new Map(
    round.outcome.bets.map(({ spot, amount }) => [spot, toMinor(amount, currency)]),
  );
  const dealt = playSpots(engine.engine, { bets, stream });
  const paid = dealt.bets.map(({ spot, stakeMinor, winMinor }) => ({
    spot,
    amount: toDecimal(stakeMinor, currency),
    win: toDecimal(winMinor, currency),
  }));
  const matches =
    same(dealt.hands, round.outcome.hands) &&
    same(
      paid.map(({ win }) => win),
      round.outcome.bets.map(({ win }) => win),
    ) &&
    round.outcome.draws.every(
      ({ bytes }, place) => bytes === undefined || bytes === dealt.draws[place]?.bytes,
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
  return { win, matches, dealt: { ...emptyDeal, spots, bets: paid } };
}

function replayDecisions(
  round: DecisionRound,
  { engine, stream, currency }: ReplayContext,
): RoundReplay {
  if (engine.kind !== 'decisions') throw otherEngine(round);
  const { openingStake, steps } = round.outcome;
  const stakeMinor = toMinor(openingStake, currency);
  const dealt = playMultiStep(engine.engine, {
    stakeMinor,
    currency,
    choices: steps.flatMap(({ choice }) => (choice === null ? [] : [choice])),
    stream,
  });
  const cardsOf = (hands: readonly { readonly cards: readonly (number | null)[] }[] = []) =>
    hands.map(({ cards }) => cards);
  const matches =
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
  const share = (percent: number) => toDecimal(shareOf(stakeMinor, percent), currency);
  const hands = (dealt.steps.at(-1)?.table.hands ?? [])
    // The wheel of a fruit machine pays without a stake of its own.
    .filter(({ stakePercent, returnedPercent }) => stakePercent + (returnedPercent ?? 0) > 0)
    .map(({ name, stakePercent, returnedPercent }) => ({
      ...{ name, staked: share(stakePercent), returned: share(returnedPercent ?? 0) },
    }));
  return {
    win: toDecimal(dealt.winMinor ?? 0n, currency),
    matches,
    dealt: { ...emptyDeal, decisions, hands },
  };
}

const otherEngine = ({ gameId, outcome }: Round): Error =>
  new Error(`the sheet of ${gameId} deals no round of ${outcome.engine}`);

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
