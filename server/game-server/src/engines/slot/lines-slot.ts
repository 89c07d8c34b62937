import type { OutcomeStream } from '@fairhall/kit/fairness/outcome-stream';
import {
  type FeatureRules,
  type LinesSlot,
  multiplierAfter,
  REEL_COUNT,
  type ReelWindow,
} from './lines-model.ts';
import { linePay, type Shown } from './lines-pay.ts';
import {
  type LineWin,
  playWithFreeSpins,
  type SlotOutcome,
  type SpinState,
  type SpinStep,
} from './slot-step.ts';
import { waysWins } from './ways-pay.ts';

/**
 * Plays one round without its stake: the paid spin and every free spin that follows from it. Each
 * step draws one event per reel, from the left; the event is the stop.
 */
export function playRound(slot: LinesSlot, stream: OutcomeStream): SlotOutcome {
  return playWithFreeSpins(slot.maxLineBets, (state) => {
    const stops = drawStops(slot.windows[state.kind], stream);
    return [spinStep(slot, { state, stops, multiplier: meterMultiplier(slot, state) })];
  });
}

/** Draws one event a reel, from the left. */
export function drawStops(
  reels: readonly (readonly ReelWindow[])[],
  stream: OutcomeStream,
): number[] {
  return reels.map((windows) => stream.event(windows.length));
}

/** The multiplier of the meter in a free spin; 1 in a paid spin. */
export const meterMultiplier = (
  { model }: Pick<LinesSlot, 'model'>,
  { kind, wildsCollected }: SpinState,
): number => (kind === 'free' ? multiplierAfter(model, wildsCollected) : 1);

/** The step of a spin with these stops. */
export function spinStep(
  slot: LinesSlot,
  given: { state: SpinState; stops: readonly number[]; multiplier: number },
): SpinStep {
  const { state, stops, multiplier } = given;
  const shown = windowsAt(slot.windows[state.kind], stops);
  const isFree = state.kind === 'free';
  const paid = paidGrid(slot, { shown, multiplier });
  const wilds = shown.reduce((count, window) => count + window.wilds, 0);
  return {
    kind: state.kind,
    stops,
    landed: null,
    heldReels: [],
    grid: paid.grid,
    multiplier,
    lines: paid.lines,
    ways: paid.ways,
    groups: paid.groups,
    scatters: paid.scatters,
    scatterLineBets: paid.scatterLineBets,
    lineBets: paid.lineBets,
    freeSpinsAwarded: awardedSpins(slot, {
      scatters: paid.scatters,
      spinsTotal: state.spinsTotal,
    }),
    wildsCollected: isFree ? state.wildsCollected + wilds : 0,
  };
}

/**
 * The windows of the reels at their stops. @throws RangeError for a stop that a reel does not have
 */
export function windowsAt(
  reels: readonly (readonly ReelWindow[])[],
  stops: readonly number[],
): ReelWindow[] {
  return reels.map((windows, reel) => windowAt(windows, stops[reel]));
}

/** The pays of a grid. */
export function paidGrid(
  slot: LinesSlot,
  { shown, multiplier }: { shown: Shown; multiplier: number },
) {
  const lines = lineWins(slot, { shown, multiplier });
  const ways = slot.model.ways ? waysWins(slot, { shown, multiplier }) : [];
  const scatters = shown.reduce((count, window) => count + window.scatters, 0);
  const scatterLineBets = (slot.scatterPays[scatters] ?? 0) * multiplier;
  return {
    grid: shown.map((window) => window.names),
    multiplier,
    lines,
    ways,
    groups: [],
    scatters,
    scatterLineBets,
    lineBets: [...lines, ...ways].reduce((sum, win) => sum + win.lineBets, scatterLineBets),
  };
}

/** Free spins for the scatters of one spin, limited to the rest of the round's maximum. */
export function awardedSpins(
  rules: FeatureRules,
  { scatters, spinsTotal }: { scatters: number; spinsTotal: number },
): number {
  return Math.min(rules.spinsAwarded[scatters] ?? 0, rules.model.freeSpinsMax - spinsTotal);
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
