import { countNamed } from '@fairhall/game-server/engines/multi-step/hand-counts';
import type { Currency } from '@/lib/api/contract-types.ts';
import type { DecisionPaytable, DecisionRound, OpenedDecisions } from '../contract-types.ts';
import { toMinor } from '../money.ts';
import { decisionPaytable } from '../paytables.ts';
import {
  openingRoundState,
  type RoundEvent,
  type RoundState,
  reduceRound,
} from '../session/round-state.ts';
import { openingStakes } from '../session/session-state.ts';

/** Maximum of rounds kept for the fairness panel, as many as `open` sends. */
const LAST_ROUNDS_MAX = 10;

/** `round` is the open round, or the newest finished one. */
export type MultiStepState = RoundState<DecisionRound> & {
  readonly sheet: OpenedDecisions['sheet'];
  readonly paytable: DecisionPaytable;
  /** The number of steps of the round that have been shown. */
  readonly seenSteps: number;
  /** The wallet with another open round of this game. */
  readonly waitsIn: string | null;
  /** The choice that follows a deal at once; `null` in games whose first choice depends on the deal. */
  readonly firstChoice: string | null;
};

export type MultiStepEvent =
  | RoundEvent<DecisionRound>
  | { readonly type: 'stake'; readonly stakeMinor: bigint }
  | { readonly type: 'first-choice'; readonly choice: string }
  /** The state of the game server, after a change on another device. */
  | { readonly type: 'reopened'; readonly opened: OpenedDecisions };

/** The initial state: at the decision of the open round, or before a deal. */
export function openingState(
  opened: OpenedDecisions,
  currency: Currency,
  firstChoice: string | null = null,
): MultiStepState {
  const preferred = opened.round?.outcome.openingStake ?? opened.defaultStake;
  return {
    ...openingStakes(opened, { preferred, currency }),
    ...openedRound(opened, currency),
    sheet: opened.sheet,
    paytable: decisionPaytable(opened),
    firstChoice: firstChoiceOf(opened.round, firstChoice),
  };
}

/** The choice of a round that followed its deal at once, or else the given one. */
function firstChoiceOf(round: DecisionRound | null, otherwise: string | null): string | null {
  const choice = round?.outcome.steps[1]?.choice ?? null;
  return otherwise && choice !== null && choice !== 'leave' ? choice : otherwise;
}

/** The part of the state that comes from the game server. */
function openedRound(opened: OpenedDecisions, currency: Currency) {
  const round = opened.round ?? opened.lastRounds[0] ?? null;
  return {
    ...openingRoundState(opened, currency),
    phase: opened.round ? 'choosing' : 'idle',
    round,
    seenSteps: stepsOf(round),
    waitsIn: opened.waitsIn,
  } as const;
}

const stepsOf = (round: DecisionRound | null): number => round?.outcome.steps.length ?? 0;

export function reduce(state: MultiStepState, event: MultiStepEvent): MultiStepState {
  switch (event.type) {
    case 'stake':
      return chooseStake(state, event.stakeMinor);
    case 'first-choice':
      return { ...state, firstChoice: event.choice };
    case 'reopened':
      return {
        ...state,
        ...openedRound(event.opened, state.currency),
        notice: state.notice,
        reconnecting: state.reconnecting,
      };
    default:
      return reduceSteps(state, event);
  }
}

function reduceSteps(state: MultiStepState, event: RoundEvent<DecisionRound>): MultiStepState {
  const next = reduceRound(state, event, {
    lastRoundsMax: LAST_ROUNDS_MAX,
    isCovered: (balanceMinor) => balanceMinor > state.balanceMinor,
  });
  if (next === state) return state;
  if (event.type === 'dealt' || event.type === 'replayed') {
    const isSame = state.round?.roundId === next.round?.roundId;
    // The board of a round that is watched again is that of its own choice.
    const firstChoice =
      event.type === 'replayed' ? firstChoiceOf(event.round, state.firstChoice) : state.firstChoice;
    return { ...next, firstChoice, seenSteps: isSame ? stepsOf(state.round) : 0 };
  }
  // The headline shows the result, so a pending win needs no notice.
  if (event.type === 'revealed') {
    return { ...next, seenSteps: stepsOf(next.round), notice: state.notice };
  }
  return next;
}

function chooseStake(state: MultiStepState, stakeMinor: bigint): MultiStepState {
  if (state.phase !== 'idle' || !state.stakesMinor.includes(stakeMinor)) return state;
  return { ...state, stakeMinor, notice: null };
}

/**
 * The shown stake: that of the round, also after its end, beside its return; that of the next round
 * once the player has chosen another one, or another number of hands.
 */
export function stakeShown(state: MultiStepState): bigint {
  const { phase, round, currency, stakeMinor, firstChoice } = state;
  const nextMinor = stakeMinor * BigInt(countNamed(firstChoice));
  if (!round) return nextMinor;
  const isOn = phase === 'revealing' || round.status === 'open';
  const isNext =
    toMinor(round.outcome.openingStake, currency) !== stakeMinor ||
    countNamed(round.outcome.steps[1]?.choice ?? null) !== countNamed(firstChoice);
  const isShown = isOn || (phase === 'idle' && !isNext);
  return isShown ? toMinor(round.stake, currency) : nextMinor;
}
