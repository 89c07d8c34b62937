import type { PartMove, SymbolPart } from '../themes/slot-theme.ts';

/** The pose of a part on its symbol; mutable, so that a moving part allocates nothing. */
export type PartPose = {
  /** Offset in parts of the symbol's side; downwards is positive. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** Radians clockwise about its joint. */
  turn: number;
  alpha: number;
};

/** Milliseconds of one movement, and of the rest until the next one. */
const partMs: Readonly<Record<PartMove, { readonly move: number; readonly rest: number }>> = {
  flap: { move: 1_900, rest: 1_500 },
  wag: { move: 2_600, rest: 0 },
  chew: { move: 1_300, rest: 2_600 },
  curl: { move: 4_200, rest: 0 },
  look: { move: 5_600, rest: 900 },
  puff: { move: 2_600, rest: 1_800 },
};

type Draw = (pose: PartPose, progress: number, reach: number) => void;

/** Each move at a progress of 0 to 1, where it starts and ends at rest. */
const draws: Readonly<Record<PartMove, Draw>> = {
  flap: (pose, progress, reach) => {
    const open = Math.sin(Math.PI * progress) ** 2;
    pose.turn = reach * (open - 0.3 * Math.sin(2 * Math.PI * progress) ** 2);
    pose.height = 1 + 0.05 * open;
  },
  wag: (pose, progress, reach) => {
    pose.turn = reach * Math.sin(2 * Math.PI * progress);
  },
  chew: (pose, progress, reach) => {
    pose.turn = reach * Math.sin(2 * Math.PI * progress) ** 2;
  },
  curl: (pose, progress, reach) => {
    pose.turn = reach * Math.sin(2 * Math.PI * progress);
    pose.width = 1 - 0.06 * Math.sin(2 * Math.PI * progress) ** 2;
    pose.height = 1 + 0.04 * Math.sin(2 * Math.PI * progress);
  },
  look: (pose, progress, reach) => {
    // It rests at either side, and blinks in between.
    const side = 2.4 * Math.sin(2 * Math.PI * progress);
    pose.x = reach * Math.max(-1, Math.min(1, side));
    pose.height = 1 - 0.92 * Math.exp(-(((progress - 0.5) / 0.016) ** 2));
  },
  puff: (pose, progress, reach) => {
    pose.alpha = 0.8 * Math.sin(Math.PI * progress) ** 1.5;
    pose.y = reach * progress;
    pose.width = 0.55 + 0.6 * progress;
    pose.height = pose.width;
  },
};

/** Writes the pose of a part `elapsedMs` after its moves began; `offset` (0 to 1) sets equal symbols apart. */
export function partPoseAt(
  { move, reach }: SymbolPart,
  at: { readonly elapsedMs: number; readonly offset: number },
  pose: PartPose,
): void {
  const { move: ms, rest } = partMs[move];
  const now = (at.elapsedMs + at.offset * (ms + rest)) % (ms + rest);
  pose.x = 0;
  pose.y = 0;
  pose.width = 1;
  pose.height = 1;
  pose.turn = 0;
  pose.alpha = 1;
  draws[move](pose, now < ms ? now / ms : 0, reach);
}
