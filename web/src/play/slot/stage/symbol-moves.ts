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
  spin: { move: 900, rest: 900 },
};

type Draw = (pose: SymbolPose, wave: number, progress: number) => void;

/** Each move at a progress of 0 to 1, where it starts and ends at rest; `wave` is one sine. */
const draws: Readonly<Record<SymbolMove, Draw>> = {
  breathe: (pose, _wave, progress) => {
    const breath = Math.sin(Math.PI * progress) ** 2;
    pose.width = 1 + 0.05 * breath;
    pose.height = 1 + 0.07 * breath;
    pose.y = -0.02 * breath;
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
  spin: (pose, _wave, progress) => {
    const angle = 2 * Math.PI * progress * progress * (3 - 2 * progress);
    // Not mirrored: the back of a symbol shows its tag as the front does.
    const face = Math.abs(Math.cos(angle));
    pose.width = Math.max(0.05, face);
    pose.light = 0.35 * (1 - face);
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

/**
 * The progress of a repeated move; `offset` (0 to 1) sets symbols of one kind apart.
 * @returns 0 between two movements
 */
export function progressOf(move: SymbolMove, elapsedMs: number, offset: number): number {
  const { move: ms, rest } = moveMs[move];
  const at = (elapsedMs + offset * (ms + rest)) % (ms + rest);
  return at < ms ? at / ms : 0;
}
