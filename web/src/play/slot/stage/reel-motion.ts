import { clamp01, easeInOutSine, easeOutBack, easeOutBackSlope } from '../../pixi/easing.ts';

/**
 * The motion of a reel, in cells and milliseconds. A reel accelerates and runs. Once the outcome is
 * known it hurries along its strip to the cells before its stop, and stops in one movement that
 * begins at the running speed and ends with a small bounce. When it stops does not depend on the
 * outcome, only how fast it hurries.
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
};

export const normalPace: ReelPace = {
  accelerateMs: 180,
  cellsPerMs: 0.03,
  runMsMin: 420,
  staggerMs: 150,
  stopCells: 4,
  hurryMsMin: 240,
};

export const turboPace: ReelPace = {
  accelerateMs: 80,
  cellsPerMs: 0.045,
  runMsMin: 120,
  staggerMs: 30,
  stopCells: 4,
  hurryMsMin: 100,
};

const BOUNCE = 0.75;
const landing = easeOutBack(BOUNCE);

/** The cells that a running reel has passed since its start. */
export function runningCells(pace: ReelPace, elapsedMs: number): number {
  const { accelerateMs, cellsPerMs } = pace;
  if (elapsedMs < accelerateMs) return (cellsPerMs * elapsedMs ** 2) / (2 * accelerateMs);
  return cellsPerMs * (elapsedMs - accelerateMs / 2);
}

/** The stop of a reel: its start, its final cell and its duration. */
export type ReelStop = {
  /** When the outcome was known. */
  readonly plannedMs: number;
  /** The cells that the reel hurries ahead between `plannedMs` and `fromMs`. */
  readonly hurryCells: number;
  readonly fromMs: number;
  readonly fromCells: number;
  readonly toCells: number;
  readonly durationMs: number;
};

/** The facts from which the stop of a moving reel is planned. */
export type StopFacts = {
  /** Time since the start of the spin. */
  readonly nowMs: number;
  /** 0 is the leftmost moving reel. */
  readonly reel: number;
  /** The cells beyond the given ones until the result is in the window. */
  readonly cellsUntil: (cells: number) => number;
};

/** Plans the stop of a reel once the outcome is known. */
export function planStop(pace: ReelPace, { nowMs, reel, cellsUntil }: StopFacts): ReelStop {
  const fromMs = Math.max(nowMs + pace.hurryMsMin, pace.runMsMin) + reel * pace.staggerMs;
  const unhurried = runningCells(pace, fromMs);
  const earliest = Math.ceil(unhurried) + pace.stopCells;
  const hurryCells = cellsUntil(earliest);
  const speed =
    fromMs < pace.accelerateMs ? (pace.cellsPerMs * fromMs) / pace.accelerateMs : pace.cellsPerMs;
  return {
    plannedMs: nowMs,
    hurryCells,
    fromMs,
    fromCells: unhurried + hurryCells,
    toCells: earliest + hurryCells,
    durationMs: ((earliest - unhurried) * easeOutBackSlope(BOUNCE)) / speed,
  };
}

/** The cells that a reel with a planned stop has passed at `elapsedMs`. */
export function stoppingCells(pace: ReelPace, stop: ReelStop, elapsedMs: number): number {
  const { plannedMs, hurryCells, fromMs, fromCells, toCells, durationMs } = stop;
  if (elapsedMs < fromMs) {
    const hurried = clamp01((elapsedMs - plannedMs) / (fromMs - plannedMs));
    return runningCells(pace, elapsedMs) + hurryCells * easeInOutSine(hurried);
  }
  const progress = clamp01((elapsedMs - fromMs) / durationMs);
  return fromCells + (toCells - fromCells) * landing(progress);
}

export const stopEndsMs = (stop: ReelStop): number => stop.fromMs + stop.durationMs;
