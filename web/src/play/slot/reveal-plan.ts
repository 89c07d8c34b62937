import type { Currency } from '@/lib/api/contract-types.ts';
import { returnKind } from '@/lib/games/return-kind.ts';
import type { SlotRound, SpinStep } from '../contract-types.ts';
import { toMinor } from '../money.ts';
import { type WinTier, winTier } from '../win-tier.ts';
import { hasFeature, hasFreeSpins } from './slot-state.ts';

/** An event of the reveal of a round. */
export type RevealEvent =
  /** The reels stop at the symbols of this step. */
  | { readonly kind: 'land'; readonly stepIndex: number }
  /** Symbols of the step turn into others. */
  | { readonly kind: 'turn'; readonly stepIndex: number }
  /** The winners of the previous step are removed, and symbols fall into the gaps. */
  | { readonly kind: 'fall'; readonly stepIndex: number }
  /** The comets of the previous step multiply what its spin paid. */
  | { readonly kind: 'comets'; readonly stepIndex: number }
  /** A symbol on the reels of the previous step fills them. */
  | { readonly kind: 'fill'; readonly stepIndex: number }
  /**
   * The paying cells and lines of the step are shown; as a win (`isWon`) once the round has
   * returned more than its stake. The celebration that follows may count their amount up (`isCounted`):
   * until then it is shown nowhere else.
   */
  | {
      readonly kind: 'wins';
      readonly stepIndex: number;
      readonly isWon: boolean;
      readonly isCounted: boolean;
    }
  /** Free spins were won: by the paid spin, or (`again`) by a free one. */
  | {
      readonly kind: 'award';
      readonly stepIndex: number;
      readonly spins: number;
      readonly again: boolean;
    }
  /**
   * An amount is counted up: of the round, or of a single free spin with a big win.
   */
  | {
      readonly kind: 'celebration';
      readonly of: 'step' | 'round' | 'feature';
      readonly tier: WinTier;
      readonly amountMinor: bigint;
    }
  /** The end of free spins or respins with the sum; a win is celebrated after it. */
  | { readonly kind: 'feature-total'; readonly amountMinor: bigint };

/** The events of the reveal of a dealt round, in order, derived from its outcome only. */
export function revealPlan(round: SlotRound, currency: Currency): RevealEvent[] {
  const stakeMinor = toMinor(round.stake, currency);
  const { steps } = round.outcome;
  let returnedMinor = 0n;
  const firstFree = steps.findIndex(({ kind }) => kind === 'free');
  const closing = closingEvents(round, { stakeMinor, currency });
  // Without a card in between, the celebration of the round follows its last win.
  const countedLast =
    closing[0]?.kind === 'celebration'
      ? steps.findLastIndex(({ amount }) => Number(amount) > 0)
      : -1;
  const events = steps.flatMap((step, stepIndex) => {
    const isFree = firstFree >= 0 && stepIndex >= firstFree;
    returnedMinor += toMinor(step.amount, currency);
    const isWon = returnKind({ returned: returnedMinor, staked: stakeMinor }) === 'won';
    const isLast = stepIndex === countedLast;
    return stepEvents({ step, stepIndex, stakeMinor, currency, isFree, isWon, isLast });
  });
  return [...events, ...closing];
}

type StepPlan = {
  readonly step: SpinStep;
  readonly stepIndex: number;
  readonly stakeMinor: bigint;
  readonly currency: Currency;
  /** Whether the step belongs to a free spin, whose win can be celebrated on its own. */
  readonly isFree: boolean;
  /** Whether the round has returned more than its stake with this step. */
  readonly isWon: boolean;
  /** Whether the win of the round is counted up right after the win of this step. */
  readonly isLast: boolean;
};

function stepEvents(plan: StepPlan): RevealEvent[] {
  const { step, stepIndex, stakeMinor, currency, isFree, isWon, isLast } = plan;
  const kind = isReelsKind(step.kind) ? 'land' : step.kind;
  const events: RevealEvent[] = [{ kind, stepIndex }];
  if (step.landed && kind === 'land') events.push({ kind: 'turn', stepIndex });
  const winMinor = toMinor(step.amount, currency);
  const tier = isFree ? winTier({ winMinor, stakeMinor }) : null;
  const isCelebrated = tier !== null && tier !== 'win';
  if (winMinor > 0n || step.freeSpinsAwarded > 0) {
    events.push({ kind: 'wins', stepIndex, isWon, isCounted: isCelebrated || isLast });
  }
  if (isCelebrated) {
    events.push({ kind: 'celebration', of: 'step', tier, amountMinor: winMinor });
  }
  if (step.freeSpinsAwarded > 0) {
    events.push({ kind: 'award', stepIndex, spins: step.freeSpinsAwarded, again: isFree });
  }
  return events;
}

const isReelsKind = (kind: SpinStep['kind']): kind is 'base' | 'free' | 'respin' =>
  kind === 'base' || kind === 'free' || kind === 'respin';

function closingEvents(
  round: SlotRound,
  facts: {
    readonly stakeMinor: bigint;
    readonly currency: Currency;
  },
): RevealEvent[] {
  const { stakeMinor, currency } = facts;
  const amountMinor = toMinor(round.win, currency);
  const tier = winTier({ winMinor: amountMinor, stakeMinor });
  const isFeature = hasFeature(round);
  // Respins that win nothing are over as they began: without a card.
  const hasTotal = hasFreeSpins(round) || (isFeature && tier !== null);
  const events: RevealEvent[] = hasTotal ? [{ kind: 'feature-total', amountMinor }] : [];
  if (tier) {
    events.push({
      kind: 'celebration',
      of: isFeature ? 'feature' : 'round',
      tier,
      amountMinor,
    });
  }
  return events;
}
