import { expect, it } from 'vitest';
import type { SymbolMove } from '../themes/slot-theme.ts';
import { poseAt, progressOf, type SymbolPose, weaken } from './symbol-moves.ts';

const moves = [
  'breathe',
  'glint',
  'sway',
  'flicker',
  'tilt',
  'jump',
  'spin',
  'squash',
  'buzz',
  'scuttle',
  'flutter',
  'glow',
  'brim',
] as const satisfies readonly SymbolMove[];
const rest = { x: 0, y: 0, width: 1, height: 1, turn: 0, light: 0 };

const poseOf = (move: SymbolMove, progress: number): SymbolPose => {
  const pose = { ...rest };
  poseAt(move, progress, pose);
  return pose;
};

it.each(moves)('%s begins and ends at rest, and moves in between', (move) => {
  for (const progress of [0, 1]) {
    for (const [part, value] of Object.entries(poseOf(move, progress))) {
      expect(value, part).toBeCloseTo(rest[part as keyof typeof rest]);
    }
  }
  expect(poseOf(move, 0.3)).not.toEqual(rest);
});

it('equal symbols move apart from each other', () => {
  expect(progressOf('sway', 1_000, 0.1)).not.toBeCloseTo(progressOf('sway', 1_000, 0.6));
});

it('a swinging symbol stays in sight: it is never narrower than half of its width', () => {
  const widths = Array.from({ length: 101 }, (_, percent) => poseOf('spin', percent / 100).width);
  expect(Math.min(...widths)).toBeGreaterThanOrEqual(0.5);
});

it('a weakened pose is between the whole one and rest', () => {
  const pose = poseOf('jump', 0.1);
  const { y } = pose;
  weaken(pose, 0.5);
  expect(pose.y).toBeCloseTo(y / 2);
});
