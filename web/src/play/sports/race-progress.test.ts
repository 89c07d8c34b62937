import { describe, expect, it } from 'vitest';
import type { ShownEvent } from './event-kind.ts';
import { positionsAt, runningOrder } from './race-progress.ts';

const START = Date.parse('2026-11-21T12:00:00.000Z');

const race: ShownEvent = {
  eventId: 'derby-dash-1-1',
  gameId: 'derby-dash',
  number: 1,
  status: 'live',
  opensAt: '2026-11-21T11:55:00.000Z',
  closesAt: '2026-11-21T12:00:00.000Z',
  startsAt: '2026-11-21T12:00:00.000Z',
  endsAt: '2026-11-21T12:00:40.000Z',
  serverSeedHash: 'a'.repeat(64),
  rulesHash: null,
  bookDigest: null,
  fixture: {
    kind: 'horses',
    course: 'Willow Bend',
    runners: [
      { number: 1, id: 'a', name: 'Copper Kettle', strength: 3 },
      { number: 2, id: 'b', name: 'Second Wind', strength: 5 },
    ],
  },
  progress: {
    kind: 'horses',
    elapsed: 2,
    steps: 4,
    frames: [
      [0, 0],
      [200, 300],
      [400, 700],
    ],
  },
  result: null,
};

describe('a running race', () => {
  it('is interpolated between its sections', () => {
    expect(positionsAt(race, START + 15_000)).toEqual([0.3, 0.5]);
  });

  it('is at the start before it begins, and ends at the last published section', () => {
    expect(positionsAt(race, START - 5000)).toEqual([0, 0]);
    expect(positionsAt(race, START + 39_000)).toEqual([0.4, 0.7]);
  });

  it('is at the start without published sections', () => {
    expect(positionsAt({ ...race, progress: null }, START)).toEqual([0, 0]);
  });

  it('orders the runners by their positions, and by the result at the end', () => {
    expect(runningOrder(race, [0.4, 0.7])).toEqual([2, 1]);
    const result = { kind: 'horses', order: [1, 2] } as const;
    expect(runningOrder({ ...race, result: { ...result, order: [...result.order] } }, [])).toEqual([
      1, 2,
    ]);
  });
});
