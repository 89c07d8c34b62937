import { clamp01, easeOutBack, easeOutBackSlope } from '../../pixi/easing.ts';

/**
 * The motion of a reel, in cells and milliseconds. A reel accelerates, runs, and stops in one
 * movement that begins at the running speed and ends with a small bounce. The motion does not
 * depend on the outcome.
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
};

export const normalPace: ReelPace = {
  accelerateMs: 180,
  cellsPerMs: 0.03,
  runMsMin: 420,
  staggerMs: 150,
  stopCells: 4,
};

export const turboPace: ReelPace = {
  accelerateMs: 80,
  cellsPerMs: 0.045,
  runMsMin: 120,
  staggerMs: 30,
  stopCells: 4,
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
  readonly fromMs: number;
  readonly fromCells: number;
  readonly toCells: number;
  readonly durationMs: number;
};

/**
 * Plans the stop of reel `reel` (0 is the leftmost) once the outcome is known, `nowMs` after the
 * spin started.
 */
export function planStop(
  pace: ReelPace,
  when: { readonly nowMs: number; readonly reel: number },
): ReelStop {
  const fromMs = Math.max(when.nowMs, pace.runMsMin) + when.reel * pace.staggerMs;
  const fromCells = runningCells(pace, fromMs);
  const toCells = Math.ceil(fromCells) + pace.stopCells;
  const speed =
    fromMs < pace.accelerateMs ? (pace.cellsPerMs * fromMs) / pace.accelerateMs : pace.cellsPerMs;
  const durationMs = ((toCells - fromCells) * easeOutBackSlope(BOUNCE)) / speed;
  return { fromMs, fromCells, toCells, durationMs };
}

/** The cells that a reel with a planned stop has passed at `elapsedMs`. */
export function stoppingCells(pace: ReelPace, stop: ReelStop, elapsedMs: number): number {
  if (elapsedMs < stop.fromMs) return runningCells(pace, elapsedMs);
  const progress = clamp01((elapsedMs - stop.fromMs) / stop.durationMs);
  return stop.fromCells + (stop.toCells - stop.fromCells) * landing(progress);
}

export const stopEndsMs = (stop: ReelStop): number => stop.fromMs + stop.durationMs;
