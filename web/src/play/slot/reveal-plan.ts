import type { Currency } from '@/lib/contract-types.ts';
import type { SlotRound, SpinStep } from '../contract-types.ts';
import { toMinor } from '../money.ts';

/** How loud a win is: `win` only counts up, the others bring their lettering. */
export type WinTier = 'win' | 'big' | 'mega';

const BIG_WIN_MULTIPLE = 10n;
const MEGA_WIN_MULTIPLE = 30n;

/**
 * The celebration that a win deserves; `null` for none at all. A win that does not exceed the stake
 * left the player no richer, so it is never celebrated.
 */
export function winTier(win: {
  readonly winMinor: bigint;
  readonly stakeMinor: bigint;
}): WinTier | null {
  const { winMinor, stakeMinor } = win;
  if (winMinor <= stakeMinor) return null;
  if (winMinor >= stakeMinor * MEGA_WIN_MULTIPLE) return 'mega';
  return winMinor >= stakeMinor * BIG_WIN_MULTIPLE ? 'big' : 'win';
}

/** One thing to watch while a round is revealed, in the order in which it is played. */
export type Beat =
  /** The reels come to rest on what this step landed on. */
  | { readonly kind: 'land'; readonly stepIndex: number }
  /** Symbols of it turn into others. */
  | { readonly kind: 'turn'; readonly stepIndex: number }
  /** The winners of the step before fall out and others fall after them. */
  | { readonly kind: 'fall'; readonly stepIndex: number }
  /** The step's winning cells and lines are shown. */
  | { readonly kind: 'wins'; readonly stepIndex: number }
  /** Free spins were won: by the paid spin, or again by a free one. */
  | { readonly kind: 'award'; readonly spins: number; readonly again: boolean }
  /**
   * An amount is counted up: of the whole round, of one with free spins, or of a single free spin
   * that is a big win by itself.
   */
  | {
      readonly kind: 'celebration';
      readonly of: 'step' | 'round' | 'free-spins';
      readonly tier: WinTier;
      readonly amountMinor: bigint;
    }
  /** What the free spins brought, when that is nothing to celebrate. */
  | { readonly kind: 'free-spins-total'; readonly amountMinor: bigint };

/** The beats of a dealt round. It only orders what the outcome says and decides nothing. */
export function revealPlan(round: SlotRound, currency: Currency): Beat[] {
  const stakeMinor = toMinor(round.stake, currency);
  const { steps } = round.outcome;
  const firstFree = steps.findIndex(({ kind }) => kind === 'free');
  const beats = steps.flatMap((step, stepIndex) => {
    const isFree = firstFree >= 0 && stepIndex >= firstFree;
    return stepBeats({ step, stepIndex, stakeMinor, currency, isFree });
  });
  const hasFreeSpins = firstFree >= 0;
  return [...beats, ...closingBeats(round, { stakeMinor, currency, hasFreeSpins })];
}

type StepPlan = {
  readonly step: SpinStep;
  readonly stepIndex: number;
  readonly stakeMinor: bigint;
  readonly currency: Currency;
  /** Whether the step belongs to a free spin: then it may be celebrated by itself. */
  readonly isFree: boolean;
};

function stepBeats({ step, stepIndex, stakeMinor, currency, isFree }: StepPlan): Beat[] {
  const beats: Beat[] = [{ kind: step.kind === 'fall' ? 'fall' : 'land', stepIndex }];
  if (step.landed) beats.push({ kind: 'turn', stepIndex });
  const winMinor = toMinor(step.amount, currency);
  if (winMinor > 0n || step.freeSpinsAwarded > 0) beats.push({ kind: 'wins', stepIndex });
  const tier = isFree ? winTier({ winMinor, stakeMinor }) : null;
  if (tier === 'big' || tier === 'mega') {
    beats.push({ kind: 'celebration', of: 'step', tier, amountMinor: winMinor });
  }
  if (step.freeSpinsAwarded > 0) {
    beats.push({ kind: 'award', spins: step.freeSpinsAwarded, again: isFree });
  }
  return beats;
}

function closingBeats(
  round: SlotRound,
  facts: {
    readonly stakeMinor: bigint;
    readonly currency: Currency;
    readonly hasFreeSpins: boolean;
  },
): Beat[] {
  const { stakeMinor, currency, hasFreeSpins } = facts;
  const amountMinor = toMinor(round.win, currency);
  const tier = winTier({ winMinor: amountMinor, stakeMinor });
  if (tier) {
    return [{ kind: 'celebration', of: hasFreeSpins ? 'free-spins' : 'round', tier, amountMinor }];
  }
  return hasFreeSpins ? [{ kind: 'free-spins-total', amountMinor }] : [];
}
