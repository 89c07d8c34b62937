import { clamp01, easeInOutSine, easeOutBack, easeOutBackSlope } from '../../pixi/easing.ts';

/**
 * The motion of a reel, in cells and milliseconds. A reel accelerates and runs. Once the outcome is
 * known it hurries along its strip to the cells before its stop, and stops in one movement that
 * begins at the running speed and ends with a small bounce. When it stops depends only on what the
 * reels before it show by then: after two scatters it is slow, whether or not it will show a third.
 */
export type ReelPace = {
  readonly accelerateMs: number;
  readonly cellsPerMs: number;
  /** Minimum running time of the first reel. */
  readonly runMsMin: number;
  /** Delay of the stop of each further reel. */
  readonly staggerMs: number;
  /** Minimum of whole cells that pass during the stop. */
  readonly stopCells: number;
  /** Minimum time in which a reel hurries to its stop, by up to a whole strip. */
  readonly hurryMsMin: number;
  /** The time in which the symbols of a reel without a strip drop out, and new ones drop in. */
  readonly dropMs: number;
  /** How far a reel runs beyond its stop before it settles, as the overshoot of `easeOutBack`. */
  readonly bounce: number;
  /** Whether a reel is slow after two visible scatters. */
  readonly anticipates: boolean;
};

export const normalPace: ReelPace = {
  accelerateMs: 180,
  cellsPerMs: 0.03,
  runMsMin: 420,
  staggerMs: 150,
  stopCells: 4,
  hurryMsMin: 240,
  dropMs: 540,
  bounce: 0.75,
  anticipates: true,
};

export const turboPace: ReelPace = {
  accelerateMs: 80,
  cellsPerMs: 0.045,
  runMsMin: 120,
  staggerMs: 30,
  stopCells: 4,
  hurryMsMin: 100,
  dropMs: 260,
  bounce: 0.75,
  anticipates: false,
};

/** The cells that a running reel has passed since its start. */
export function runningCells(pace: ReelPace, elapsedMs: number): number {
  const { accelerateMs, cellsPerMs } = pace;
  if (elapsedMs < accelerateMs) return (cellsPerMs * elapsedMs ** 2) / (2 * accelerateMs);
  return cellsPerMs * (elapsedMs - accelerateMs / 2);
}

/** The speed of a slow reel, as a part of the usual one, and the time until it has slowed down. */
const SLOW = { speed: 0.5, inMs: 220 } as const;
/** Minimum time, at the usual speed, that a slow reel runs before its stop. */
const SLOW_RUN_MS = 220;
/** Lets a drop begin without a jump. */
const DROP_EXPONENT = 1.6;

/** The stop of a reel: its start, its final cell and its duration, at the usual speed. */
export type ReelStop = {
  /** When the reel becomes slow; `null` for a reel that does not. */
  readonly slowFromMs: number | null;
  /** When the outcome was known. */
  readonly plannedMs: number;
  /** The cells that the reel hurries ahead between `plannedMs` and `fromMs`. */
  readonly hurryCells: number;
  readonly fromMs: number;
  readonly fromCells: number;
  readonly toCells: number;
  readonly durationMs: number;
  /** Whether the reel rests until `fromMs`, as it has no strip to run along. */
  readonly drops?: boolean;
};

/** The facts from which the stop of a moving reel is planned. */
export type StopFacts = {
  /** Time since the start of the spin. */
  readonly nowMs: number;
  /** 0 is the leftmost moving reel. */
  readonly reel: number;
  /** The cells beyond the given ones until the result is in the window. */
  readonly cellsUntil: (cells: number) => number;
  /** When the reel before this one stops with the second scatter in sight, if it does. */
  readonly slowFromMs?: number | null;
};

/** Plans the stop of a reel once the outcome is known. */
export function planStop(pace: ReelPace, facts: StopFacts): ReelStop {
  const { nowMs, reel, cellsUntil, slowFromMs = null } = facts;
  const usualMs = Math.max(nowMs + pace.hurryMsMin, pace.runMsMin) + reel * pace.staggerMs;
  const fromMs = slowFromMs === null ? usualMs : Math.max(usualMs, slowFromMs + SLOW_RUN_MS);
  const unhurried = runningCells(pace, fromMs);
  const earliest = Math.ceil(unhurried) + pace.stopCells;
  const hurryCells = cellsUntil(earliest);
  const speed =
    fromMs < pace.accelerateMs ? (pace.cellsPerMs * fromMs) / pace.accelerateMs : pace.cellsPerMs;
  return {
    slowFromMs,
    plannedMs: nowMs,
    hurryCells,
    fromMs,
    fromCells: unhurried + hurryCells,
    toCells: earliest + hurryCells,
    durationMs: ((earliest - unhurried) * easeOutBackSlope(pace.bounce)) / speed,
  };
}

/**
 * Plans the stop of a reel without a strip: once the outcome is known, its symbols drop out and the
 * new ones follow after a gap of one cell.
 */
export function planDrop(
  pace: ReelPace,
  facts: Pick<StopFacts, 'nowMs' | 'reel' | 'slowFromMs'> & { readonly rows: number },
): ReelStop {
  const { nowMs, reel, rows, slowFromMs = null } = facts;
  const usualMs = nowMs + reel * pace.staggerMs;
  return {
    slowFromMs,
    plannedMs: nowMs,
    hurryCells: 0,
    fromMs: slowFromMs === null ? usualMs : Math.max(usualMs, slowFromMs + SLOW_RUN_MS),
    fromCells: 0,
    toCells: rows + 1,
    durationMs: pace.dropMs,
    drops: true,
  };
}

/** The cells that a reel with a planned stop has passed at `elapsedMs`. */
export function stoppingCells(pace: ReelPace, stop: ReelStop, elapsedMs: number): number {
  const { plannedMs, hurryCells, fromMs, fromCells, toCells, durationMs } = stop;
  const usualMs = usualTime(stop, elapsedMs);
  if (stop.drops) {
    const progress = clamp01((usualMs - fromMs) / durationMs);
    return toCells * easeOutBack(pace.bounce)(progress ** DROP_EXPONENT);
  }
  if (usualMs < fromMs) {
    const hurried = clamp01((usualMs - plannedMs) / (fromMs - plannedMs));
    return runningCells(pace, usualMs) + hurryCells * easeInOutSine(hurried);
  }
  const progress = clamp01((usualMs - fromMs) / durationMs);
  return fromCells + (toCells - fromCells) * easeOutBack(pace.bounce)(progress);
}

/** When a reel stands still. */
export function stopEndsMs({ slowFromMs, fromMs, durationMs }: ReelStop): number {
  const endsMs = fromMs + durationMs;
  if (slowFromMs === null) return endsMs;
  return slowFromMs + (endsMs - slowFromMs - slowed(SLOW.inMs)) / SLOW.speed + SLOW.inMs;
}

/** The time at the usual speed that corresponds to a time at that of the reel. */
function usualTime({ slowFromMs }: ReelStop, elapsedMs: number): number {
  if (slowFromMs === null || elapsedMs <= slowFromMs) return elapsedMs;
  const sinceMs = elapsedMs - slowFromMs;
  const rest = Math.max(0, sinceMs - SLOW.inMs);
  return slowFromMs + slowed(Math.min(sinceMs, SLOW.inMs)) + rest * SLOW.speed;
}

/** The time at the usual speed during the first milliseconds of slowing down, evenly. */
const slowed = (ms: number): number => ms - ((1 - SLOW.speed) * ms ** 2) / (2 * SLOW.inMs);
