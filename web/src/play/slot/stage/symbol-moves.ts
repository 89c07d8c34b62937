import type { SymbolMove } from '../themes/slot-theme.ts';

/** The pose of a symbol in its cell; mutable, so that a moving reel allocates nothing. */
export type SymbolPose = {
  /** Offset in parts of the symbol's side; downwards is positive. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** Radians clockwise. */
  turn: number;
  /** The strength of the light on it, 0 to 1. */
  light: number;
};

/** Milliseconds of one movement, and of the rest until the next one. */
const moveMs: Readonly<Record<SymbolMove, { readonly move: number; readonly rest: number }>> = {
  breathe: { move: 2_600, rest: 300 },
  glint: { move: 900, rest: 4_200 },
  sway: { move: 3_000, rest: 0 },
  flicker: { move: 1_400, rest: 0 },
  tilt: { move: 900, rest: 4_600 },
  jump: { move: 760, rest: 700 },
  spin: { move: 1_100, rest: 500 },
  squash: { move: 1_500, rest: 1_700 },
  buzz: { move: 3_400, rest: 0 },
  scuttle: { move: 1_500, rest: 2_600 },
  flutter: { move: 2_200, rest: 1_400 },
  glow: { move: 3_200, rest: 0 },
  brim: { move: 1_100, rest: 2_900 },
};

type Draw = (pose: SymbolPose, wave: number, progress: number) => void;

/** Each move at a progress of 0 to 1, where it starts and ends at rest; `wave` is one sine. */
const draws: Readonly<Record<SymbolMove, Draw>> = {
  breathe: (pose, _wave, progress) => {
    const breath = Math.sin(Math.PI * progress) ** 2;
    pose.width = 1 + 0.05 * breath;
    pose.height = 1 + 0.08 * breath;
    pose.y = -0.03 * breath;
    pose.light = 0.18 * breath;
  },
  glint: (pose, _wave, progress) => {
    pose.light = 0.7 * Math.sin(Math.PI * progress) ** 6;
    pose.width = 1 + 0.03 * Math.sin(Math.PI * progress) ** 2;
    pose.height = pose.width;
  },
  sway: (pose, wave) => {
    pose.turn = 0.09 * wave;
    pose.x = 0.025 * wave;
  },
  flicker: (pose, wave, progress) => {
    const burn = Math.sin(Math.PI * progress) * Math.sin(6 * Math.PI * progress);
    pose.light = Math.max(0, 0.3 * burn + 0.12 * Math.sin(Math.PI * progress));
    pose.height = 1 + 0.04 * burn;
    pose.width = 1 - 0.02 * burn;
    pose.turn = 0.02 * wave;
  },
  tilt: (pose, _wave, progress) => {
    pose.turn = 0.14 * Math.sin(4 * Math.PI * progress) * (1 - progress);
  },
  jump: (pose, _wave, progress) => {
    const height = Math.abs(Math.sin(2 * Math.PI * progress)) * (1 - progress);
    pose.y = -0.26 * height;
    pose.height = 1 + 0.12 * height;
    pose.width = 1 - 0.06 * height;
    pose.light = 0.3 * height;
  },
  spin: (pose, wave, progress) => {
    // A swing about the upright axis that never shows the edge, so that the symbol stays in sight.
    const angle = 4 * Math.PI * progress;
    const swing = Math.sin(angle / 2) ** 2;
    pose.width = 1 - 0.5 * swing;
    pose.height = 1 + 0.06 * swing;
    pose.y = -0.04 * swing;
    pose.turn = 0.05 * wave;
    pose.light = 0.55 * Math.max(0, Math.sin(angle)) ** 3;
  },
  squash: (pose, _wave, progress) => {
    // It swings out, as jelly does, about its foot.
    const wobble = Math.sin(6 * Math.PI * progress) * (1 - progress) ** 2;
    pose.width = 1 + 0.13 * wobble;
    pose.height = 1 - 0.13 * wobble;
    pose.y = 0.065 * wobble;
  },
  buzz: (pose, _wave, progress) => {
    // Two beats that do not meet flicker irregularly, as a tube before it burns steadily.
    const beat = Math.sin(34 * Math.PI * progress) + Math.sin(58 * Math.PI * progress);
    const burst = Math.max(0, Math.sin(4 * Math.PI * progress)) ** 2;
    pose.light = 0.16 * Math.sin(Math.PI * progress) ** 2 + 0.34 * burst * Math.max(0, beat - 0.3);
  },
  scuttle: (pose, _wave, progress) => {
    const runs = Math.sin(2 * Math.PI * progress) * Math.sin(Math.PI * progress);
    pose.x = 0.07 * runs;
    pose.y = -0.035 * runs;
    pose.turn = 0.1 * Math.sin(22 * Math.PI * progress) * Math.abs(runs);
  },
  flutter: (pose, wave, progress) => {
    const open = Math.sin(Math.PI * progress) ** 2;
    pose.turn = 0.16 * wave * Math.sin(Math.PI * progress);
    pose.width = 1 + 0.06 * open;
    pose.height = 1 - 0.04 * Math.sin(4 * Math.PI * progress) * open;
    pose.y = -0.03 * open;
  },
  glow: (pose, wave, progress) => {
    const strength = Math.sin(Math.PI * progress) ** 2;
    pose.light = 0.42 * strength;
    pose.width = 1 + 0.025 * strength;
    pose.height = pose.width;
    pose.turn = 0.02 * wave;
  },
  brim: (pose, _wave, progress) => {
    // Full, it shakes and swells until what is in it glints.
    const full = Math.sin(Math.PI * progress) ** 2;
    pose.turn = 0.06 * Math.sin(10 * Math.PI * progress) * full;
    pose.height = 1 + 0.08 * full;
    pose.width = 1 + 0.03 * full;
    pose.y = -0.03 * full;
    pose.light = 0.5 * full ** 3;
  },
};

/** Writes the pose of a move at a progress of 0 to 1; `null` is the pose at rest. */
export function poseAt(move: SymbolMove | null, progress: number, pose: SymbolPose): void {
  pose.x = 0;
  pose.y = 0;
  pose.width = 1;
  pose.height = 1;
  pose.turn = 0;
  pose.light = 0;
  if (move) draws[move](pose, Math.sin(2 * Math.PI * progress), progress);
}

/** Brings a pose nearer to rest; a strength of 1 leaves it. */
export function weaken(pose: SymbolPose, strength: number): void {
  pose.x *= strength;
  pose.y *= strength;
  pose.width = 1 + (pose.width - 1) * strength;
  pose.height = 1 + (pose.height - 1) * strength;
  pose.turn *= strength;
  pose.light *= strength;
}

/**
 * The progress of a repeated move; `offset` (0 to 1) sets symbols of one kind apart.
 * @returns 0 between two movements
 */
export function progressOf(move: SymbolMove, elapsedMs: number, offset: number): number {
  const { move: ms, rest } = moveMs[move];
  const at = (elapsedMs + offset * (ms + rest)) % (ms + rest);
  return at < ms ? at / ms : 0;
}
