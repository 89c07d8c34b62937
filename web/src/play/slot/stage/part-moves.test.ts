import { expect, it } from 'vitest';
import type { PartMove } from '../themes/slot-theme.ts';
import { type PartPose, partPoseAt } from './part-moves.ts';

const moves = ['flap', 'wag', 'chew', 'curl', 'look'] as const satisfies readonly PartMove[];
const rest = { x: 0, y: 0, width: 1, height: 1, turn: 0, alpha: 1 };

const poseOf = (move: PartMove, elapsedMs: number): PartPose => {
  const pose = { ...rest };
  partPoseAt({ move, x: 0.5, y: 0.5, reach: 0.2 }, { elapsedMs, offset: 0 }, pose);
  return pose;
};

it.each(moves)(
  'a part that does %s begins where its symbol shows it at rest, and moves',
  (move) => {
    for (const [name, value] of Object.entries(poseOf(move, 0))) {
      expect(value, name).toBeCloseTo(rest[name as keyof typeof rest]);
    }
    expect(poseOf(move, 500)).not.toEqual(rest);
  },
);

it('breath cannot be seen before it leaves', () => {
  expect(poseOf('puff', 0).alpha).toBe(0);
  expect(poseOf('puff', 1_200).alpha).toBeGreaterThan(0.4);
});
