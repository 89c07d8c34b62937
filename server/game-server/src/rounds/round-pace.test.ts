import { expect, test } from 'vitest';
import { createRoundPace } from './round-pace.ts';

const TOO_MANY = expect.objectContaining({ reason: 'TOO_MANY_REQUESTS' });

/** A pace whose clock stands still until it is moved, and the times for which its rounds wait. */
function pacedRounds() {
  let nowMs = 1_000;
  const waits: number[] = [];
  const pace = createRoundPace({
    clock: { now: () => new Date(nowMs) },
    wait: async (ms) => waits.push(ms),
  });
  return {
    waits,
    advance: (ms: number) => {
      nowMs += ms;
    },
    /** Requests as many rounds at once. @returns how many were refused */
    request: async (count: number, of = { uid: '1', gameId: 'quayside-dice' }) => {
      const turns = await Promise.allSettled(Array.from({ length: count }, () => pace.turn(of)));
      const refused = turns.filter((turn) => turn.status === 'rejected');
      for (const { reason } of refused) expect(reason).toEqual(TOO_MANY);
      return refused.length;
    },
  };
}

test('of 100 rounds at once one is dealt, 20 wait for 200 ms each, and the others are refused', async () => {
  const { waits, request } = pacedRounds();
  expect(await request(100)).toBe(79);
  expect(waits).toEqual(Array.from({ length: 20 }, (_, place) => 200 * (place + 1)));
});

test('five rounds a second never wait', async () => {
  const { waits, advance, request } = pacedRounds();
  for (let round = 0; round < 30; round += 1) {
    expect(await request(1)).toBe(0);
    advance(200);
  }
  expect(waits).toEqual([]);
});

test('each player and each game has a pace of its own', async () => {
  const { waits, request } = pacedRounds();
  await request(1);
  await request(1, { uid: '2', gameId: 'quayside-dice' });
  await request(1, { uid: '1', gameId: 'pegfall' });
  expect(waits).toEqual([]);
});
