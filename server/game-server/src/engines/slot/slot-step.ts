import type { WaysWin } from './ways-pay.ts';

/** Reel by reel, top to bottom. */
export type Grid = readonly (readonly string[])[];

/**
 * Amounts of an outcome are integer line bets, or units for a slot without lines, so that every stake
 * scales them exactly.
 */
export type LineWin = {
  /** 1-based. */
  readonly line: number;
  readonly symbol: string;
  readonly count: number;
  /** Row of each winning cell, from the left reel. */
  readonly rows: readonly number[];
  /** With the step's multiplier. */
  readonly lineBets: number;
};

/** Equal symbols that pay wherever they are. */
export type GroupWin = {
  readonly symbol: string;
  readonly count: number;
  /** Rows of its cells, reel by reel. */
  readonly cells: readonly (readonly number[])[];
  /** With the step's multiplier. */
  readonly lineBets: number;
};

/** One paid grid of the reels. */
export type SpinStep = {
  /**
   * A paid spin, a free spin, a respin with held reels, a tumble after a win, a symbol that fills its
   * reels, or comets that multiply what the spin paid.
   */
  readonly kind: 'base' | 'free' | 'respin' | 'fall' | 'fill' | 'comets';
  /** The events drawn for it: each reel's stop, or the ticket of each new symbol. */
  readonly stops: readonly number[];
  /** The grid before symbols were transformed; `null` if none were. */
  readonly landed: Grid | null;
  /** The paid grid. */
  readonly grid: Grid;
  /** Reels that did not move for this step. */
  readonly heldReels: readonly number[];
  readonly multiplier: number;
  readonly lines: readonly LineWin[];
  readonly ways: readonly WaysWin[];
  readonly groups: readonly GroupWin[];
  readonly scatters: number;
  readonly scatterLineBets: number;
  readonly freeSpinsAwarded: number;
  /** Wilds on the meter after this step. */
  readonly wildsCollected: number;
  readonly lineBets: number;
};

export type SlotOutcome = {
  /** The paid spin, then its consequent steps. */
  readonly steps: readonly SpinStep[];
  /** The total win, in line bets. */
  readonly lineBets: number;
  /** Whether the round reached the slot's largest win, which ended it. */
  readonly isCapped: boolean;
};

/**
 * The outcome of these steps under a largest win, in line bets. The step that reaches it is the last
 * one: its amount is cut, so that the steps add up to exactly the largest win, and it awards nothing
 * more. The single wins of that step stay as the paytable has them, and may exceed its amount.
 */
export function outcomeOf(steps: readonly SpinStep[], maxLineBets: number): SlotOutcome {
  const lineBets = lineBetsOf(steps);
  return lineBets < maxLineBets ? { steps, lineBets, isCapped: false } : capped(steps, maxLineBets);
}

function capped(steps: readonly SpinStep[], maxLineBets: number): SlotOutcome {
  const played: SpinStep[] = [];
  let left = maxLineBets;
  for (const step of steps) {
    const lineBets = Math.min(step.lineBets, left);
    left -= lineBets;
    played.push(left === 0 ? { ...step, lineBets, freeSpinsAwarded: 0 } : step);
    if (left === 0) break;
  }
  return { steps: played, lineBets: maxLineBets, isCapped: true };
}

/** The state of a round at the start of a spin. */
export type SpinState = {
  readonly kind: 'base' | 'free';
  /** Free spins awarded in this round so far. */
  readonly spinsTotal: number;
  readonly wildsCollected: number;
  /** Free spins before this one. */
  readonly freeSpinsPlayed: number;
};

/**
 * The paid spin and every free spin that follows from it, up to the largest win, in line bets. A
 * spin may take several steps.
 */
export function playWithFreeSpins(
  maxLineBets: number,
  playSpin: (state: SpinState) => readonly SpinStep[],
): SlotOutcome {
  const steps = [
    ...playSpin({ kind: 'base', spinsTotal: 0, wildsCollected: 0, freeSpinsPlayed: 0 }),
  ];
  let spinsTotal = spinsAwardedBy(steps);
  let wildsCollected = 0;
  let lineBets = lineBetsOf(steps);
  for (let played = 0; played < spinsTotal && lineBets < maxLineBets; played += 1) {
    const spin = playSpin({ kind: 'free', spinsTotal, wildsCollected, freeSpinsPlayed: played });
    steps.push(...spin);
    spinsTotal += spinsAwardedBy(spin);
    lineBets += lineBetsOf(spin);
    wildsCollected = spin.at(-1)?.wildsCollected ?? wildsCollected;
  }
  return lineBets < maxLineBets ? { steps, lineBets, isCapped: false } : capped(steps, maxLineBets);
}

function lineBetsOf(steps: readonly SpinStep[]): number {
  let lineBets = 0;
  for (const step of steps) lineBets += step.lineBets;
  return lineBets;
}

const spinsAwardedBy = (steps: readonly SpinStep[]): number =>
  steps.reduce((sum, step) => sum + step.freeSpinsAwarded, 0);
