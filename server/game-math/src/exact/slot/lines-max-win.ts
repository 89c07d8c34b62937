import {
  type FeatureRules,
  type LinesSlot,
  multiplierAfter,
  REEL_COUNT,
  type ReelWindow,
} from '@fairhall/game-server/engines/slot/lines-model';
import { awardedSpins } from '@fairhall/game-server/engines/slot/lines-slot';
import {
  isOpen,
  type LineState,
  lineBest,
  lineNext,
  lineStart,
  lineWorth,
} from './lines-states.ts';

import type { ClassBest } from './spin-classes.ts';
import { bestWaysByClass } from './ways-max-win.ts';

const HEAD_REELS = 3;

/** The largest win of a round, exactly and without a cap, in line bets. */
export function maxWinLineBets(slot: LinesSlot): number {
  return bestRound(slot, {
    base: bestByClass(slot, slot.windows.base),
    free: bestByClass(slot, slot.windows.free),
  });
}

/**
 * The most that one spin can pay for each number of wilds and scatters that it can show. A known
 * value, of alternative reels, is a lower bound.
 */
export function bestByClass(
  slot: LinesSlot,
  reels: readonly (readonly ReelWindow[])[],
  known: readonly ClassBest[] = [],
): ClassBest[] {
  return slot.model.ways
    ? [...known, ...bestWaysByClass(slot, reels)]
    : bestLinesByClass(slot, { reels, known });
}

/** The best path through the paid spin and free spins that do not differ. */
export const bestRound = (
  rules: FeatureRules,
  { base, free }: { readonly base: readonly ClassBest[]; readonly free: readonly ClassBest[] },
): number => bestPath(rules, { base, freeAfter: () => free });

/** The best path through the paid spin and the free spins, each by the number of those before it. */
export function bestPath(
  rules: FeatureRules,
  best: {
    readonly base: readonly ClassBest[];
    readonly freeAfter: (freeSpinsPlayed: number) => readonly ClassBest[];
  },
): number {
  const wildsMax = rules.model.meter.at(-1)?.wilds ?? 0;
  const known = new Map<string, number>();

  function bestFrom(state: FeatureState): number {
    if (state.spinsLeft === 0) return 0;
    const key = `${state.spinsLeft} ${state.spinsTotal} ${state.wildsCollected}`;
    const most = known.get(key) ?? computed(state);
    known.set(key, most);
    return most;
  }

  function computed(state: FeatureState): number {
    const multiplier = multiplierAfter(rules.model, state.wildsCollected);
    const free = best.freeAfter(state.spinsTotal - state.spinsLeft);
    const paths = free.map(({ wilds, scatters, lineBets }) => {
      const awarded = awardedSpins(rules, { scatters, spinsTotal: state.spinsTotal });
      const next = bestFrom({
        spinsLeft: state.spinsLeft - 1 + awarded,
        spinsTotal: state.spinsTotal + awarded,
        wildsCollected: Math.min(state.wildsCollected + wilds, wildsMax),
      });
      return multiplier * lineBets + next;
    });
    return Math.max(...paths);
  }

  const rounds = best.base.map(({ scatters, lineBets }) => {
    const awarded = awardedSpins(rules, { scatters, spinsTotal: 0 });
    return lineBets + bestFrom({ spinsLeft: awarded, spinsTotal: awarded, wildsCollected: 0 });
  });
  return Math.max(...rounds);
}

type FeatureState = { spinsLeft: number; spinsTotal: number; wildsCollected: number };

/** Windows of some reels that show equally many wilds and scatters. */
type Group = { wilds: number; scatters: number; windows: (readonly ReelWindow[])[] };

/** The first three reels of a spin. */
type Beginning = {
  /** Line bets of the decided lines. */
  readonly decided: number;
  readonly open: readonly { rows: readonly number[]; state: LineState }[];
};

/**
 * Branch and bound. Reels are split after the third; prefixes are tried in the order of their upper
 * bounds, and once that is no more than the best found, the class is done.
 */
function bestLinesByClass(
  slot: LinesSlot,
  given: {
    readonly reels: readonly (readonly ReelWindow[])[];
    readonly known: readonly ClassBest[];
  },
): ClassBest[] {
  const { reels, known } = given;
  const found = new Map(known.map((best) => [`${best.wilds} ${best.scatters}`, best]));
  const endings = groupsOf(reels.slice(HEAD_REELS));
  for (const head of groupsOf(reels.slice(0, HEAD_REELS))) {
    const beginnings = head.windows
      .map((windows) => ({ windows, bound: boundOf(slot, windows) }))
      .sort((one, other) => other.bound - one.bound);
    for (const tail of endings) {
      const wilds = head.wilds + tail.wilds;
      const scatters = head.scatters + tail.scatters;
      const key = `${wilds} ${scatters}`;
      const scatterPay = slot.scatterPays[scatters] ?? 0;
      let lineBets = (found.get(key)?.lineBets ?? scatterPay) - scatterPay;
      for (const { windows: begun, bound } of beginnings) {
        if (bound <= lineBets) break;
        const beginning = beginningOf(slot, begun);
        for (const windows of tail.windows) {
          lineBets = Math.max(lineBets, worthWith(slot, { beginning, windows }));
        }
      }
      found.set(key, { wilds, scatters, lineBets: lineBets + scatterPay });
    }
  }
  return [...found.values()];
}

/** Every choice of one window a reel, grouped by class. */
function groupsOf(reels: readonly (readonly ReelWindow[])[]): Group[] {
  const groups = new Map<string, Group>();
  for (const windows of choices(reels.map(distinct))) {
    const wilds = windows.reduce((count, window) => count + window.wilds, 0);
    const scatters = windows.reduce((count, window) => count + window.scatters, 0);
    const group = groups.get(`${wilds} ${scatters}`) ?? { wilds, scatters, windows: [] };
    groups.set(`${wilds} ${scatters}`, group);
    group.windows.push(windows);
  }
  return [...groups.values()];
}

function choices(reels: readonly (readonly ReelWindow[])[]): (readonly ReelWindow[])[] {
  return reels.reduce<(readonly ReelWindow[])[]>(
    (chosen, windows) => chosen.flatMap((before) => windows.map((window) => [...before, window])),
    [[]],
  );
}

function distinct(windows: readonly ReelWindow[]): ReelWindow[] {
  return [...new Map(windows.map((window) => [window.symbols.join(), window])).values()];
}

/** An upper bound of all lines together. */
function boundOf(slot: LinesSlot, windows: readonly ReelWindow[]): number {
  let bound = 0;
  for (const rows of slot.model.lines) {
    bound += lineBest(slot, stateAfter(slot, { windows, rows }));
  }
  return bound;
}

function beginningOf(slot: LinesSlot, windows: readonly ReelWindow[]): Beginning {
  const lines = slot.model.lines.map((rows) => ({
    rows,
    state: stateAfter(slot, { windows, rows }),
  }));
  return {
    decided: lines.reduce((sum, { state }) => sum + (isOpen(state) ? 0 : state), 0),
    open: lines.filter(({ state }) => isOpen(state)),
  };
}

function stateAfter(
  slot: LinesSlot,
  { windows, rows }: { windows: readonly ReelWindow[]; rows: readonly number[] },
): LineState {
  return stateFrom(slot, { state: lineStart(slot), seen: 0, windows, rows });
}

/** The state of a line after more reels. */
function stateFrom(
  slot: LinesSlot,
  given: {
    readonly state: LineState;
    /** Reels before it. */
    readonly seen: number;
    readonly windows: readonly ReelWindow[];
    readonly rows: readonly number[];
  },
): LineState {
  let { state, seen } = given;
  for (const { symbols } of given.windows) {
    if (!isOpen(state)) return state;
    state = lineNext(slot, { state, seen, shown: symbols[given.rows[seen] ?? 0] ?? 0 });
    seen += 1;
  }
  return state;
}

/** The pay of all lines when these windows follow. */
function worthWith(
  slot: LinesSlot,
  { beginning, windows }: { beginning: Beginning; windows: readonly ReelWindow[] },
): number {
  let total = beginning.decided;
  for (const { rows, state: start } of beginning.open) {
    const state = stateFrom(slot, { state: start, seen: HEAD_REELS, windows, rows });
    total += lineWorth(slot, { state, seen: REEL_COUNT });
  }
  return total;
}
