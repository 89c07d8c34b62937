import type { OutcomeStream } from '../../../../core/fairness/outcome-stream.ts';
import {
  type LinesSlot,
  multiplierAfter,
  REEL_COUNT,
  type ReelWindow,
  unitsOf,
} from './lines-model.ts';
import { linePay, type Shown } from './lines-pay.ts';
import { type WaysWin, waysWins } from './ways-pay.ts';

/** Amounts of an outcome are whole line bets, so that every stake scales them exactly. */
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

export type SpinStep = {
  readonly kind: 'base' | 'free';
  /** Where each reel stopped: the place on its strip of the top row. */
  readonly stops: readonly number[];
  /** Reel by reel, top to bottom. */
  readonly grid: readonly (readonly string[])[];
  readonly multiplier: number;
  readonly lines: readonly LineWin[];
  readonly ways: readonly WaysWin[];
  readonly scatters: number;
  readonly scatterLineBets: number;
  readonly freeSpinsAwarded: number;
  /** Wilds on the meter after this step. */
  readonly wildsCollected: number;
  readonly lineBets: number;
};

export type SlotOutcome = {
  /** The paid spin, then its free spins. */
  readonly steps: readonly SpinStep[];
  /** Everything together, in line bets. */
  readonly lineBets: number;
};

export type StakedSlotOutcome = SlotOutcome & {
  readonly lineBetMinor: bigint;
  readonly winMinor: bigint;
};

/**
 * Plays one round: the paid spin and every free spin that follows from it. Each step draws one
 * event per reel, from the left; the event is the stop.
 *
 * @param stakeMinor whole stake in minor units; a multiple of the number of lines or units
 * @throws RangeError when the stake does not divide into equal line bets
 */
export function spin(
  slot: LinesSlot,
  { stakeMinor, stream }: { stakeMinor: bigint; stream: OutcomeStream },
): StakedSlotOutcome {
  const units = BigInt(unitsOf(slot.model));
  if (stakeMinor <= 0n || stakeMinor % units !== 0n) {
    throw new RangeError(`a stake of ${stakeMinor} does not divide into ${units} lines`);
  }
  const outcome = playRound(slot, stream);
  const lineBetMinor = stakeMinor / units;
  return { ...outcome, lineBetMinor, winMinor: lineBetMinor * BigInt(outcome.lineBets) };
}

/** The round without its stake. */
export function playRound(slot: LinesSlot, stream: OutcomeStream): SlotOutcome {
  const base = playStep(slot, { kind: 'base', stream, spinsTotal: 0, wildsCollected: 0 });
  const steps = [base];
  let spinsTotal = base.freeSpinsAwarded;
  let lineBets = base.lineBets;
  let wildsCollected = 0;
  for (let played = 0; played < spinsTotal; played += 1) {
    const step = playStep(slot, { kind: 'free', stream, spinsTotal, wildsCollected });
    steps.push(step);
    spinsTotal += step.freeSpinsAwarded;
    lineBets += step.lineBets;
    wildsCollected = step.wildsCollected;
  }
  return { steps, lineBets };
}

type StepState = {
  readonly kind: 'base' | 'free';
  readonly stream: OutcomeStream;
  /** Free spins awarded in this round so far. */
  readonly spinsTotal: number;
  readonly wildsCollected: number;
};

function playStep(slot: LinesSlot, state: StepState): SpinStep {
  const reels = slot.windows[state.kind];
  const stops = reels.map((windows) => state.stream.event(windows.length));
  const shown = reels.map((windows, reel) => windowAt(windows, stops[reel]));
  const multiplier = state.kind === 'free' ? multiplierAfter(slot.model, state.wildsCollected) : 1;
  const lines = lineWins(slot, { shown, multiplier });
  const ways = slot.model.ways ? waysWins(slot, { shown, multiplier }) : [];
  const scatters = shown.reduce((count, window) => count + window.scatters, 0);
  const wilds = shown.reduce((count, window) => count + window.wilds, 0);
  const scatterLineBets = (slot.scatterPays[scatters] ?? 0) * multiplier;
  return {
    kind: state.kind,
    stops,
    grid: shown.map((window) => window.names),
    multiplier,
    lines,
    ways,
    scatters,
    scatterLineBets,
    freeSpinsAwarded: awardedSpins(slot, { scatters, spinsTotal: state.spinsTotal }),
    wildsCollected: state.kind === 'free' ? state.wildsCollected + wilds : 0,
    lineBets: [...lines, ...ways].reduce((sum, win) => sum + win.lineBets, scatterLineBets),
  };
}

/** Free spins for the scatters of one step, cut to what the round may still get. */
export function awardedSpins(
  slot: LinesSlot,
  { scatters, spinsTotal }: { scatters: number; spinsTotal: number },
): number {
  return Math.min(slot.spinsAwarded[scatters] ?? 0, slot.model.freeSpinsMax - spinsTotal);
}

function lineWins(
  slot: LinesSlot,
  { shown, multiplier }: { shown: Shown; multiplier: number },
): LineWin[] {
  const wins: LineWin[] = [];
  let line = 0;
  for (const rows of slot.model.lines) {
    line += 1;
    const found = linePay(slot, shown, rows);
    if (!found) continue;
    wins.push({
      line,
      symbol: slot.symbolNames[found.symbol] ?? '',
      count: found.count,
      rows: rows.slice(0, found.count),
      lineBets: found.pay * multiplier,
    });
  }
  return wins;
}

function windowAt(windows: readonly ReelWindow[], stop: number | undefined): ReelWindow {
  const window = stop === undefined ? undefined : windows[stop];
  if (!window) throw new RangeError(`the reel has no stop ${stop}; ${REEL_COUNT} reels are due`);
  return window;
}
