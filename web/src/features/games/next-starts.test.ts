import { describe, expect, it } from 'vitest';
import type { NextStarts } from '@/lib/api/contract-types.ts';
import { clockOffset, refetchPause, timeLeft } from './next-starts.ts';

const startsAt = '2026-11-21T12:01:00.000Z';
const next: NextStarts = {
  now: '2026-11-21T12:00:18.000Z',
  starts: [{ gameId: 'star-draw-49', startsAt, participants: [] }],
};

describe('the countdown to a start', () => {
  it('follows the game server’s clock, not the device’s', () => {
    const receivedAtMs = Date.parse('2026-11-21T12:00:48.000Z');
    const nowMs = receivedAtMs + clockOffset(next, receivedAtMs);
    expect(timeLeft(startsAt, nowMs)).toBe('0:42');
  });

  it('shows minutes and seconds, and stays at zero once it is over', () => {
    expect(timeLeft(startsAt, Date.parse(startsAt) - 65_000)).toBe('1:05');
    expect(timeLeft(startsAt, Date.parse(startsAt) + 5_000)).toBe('0:00');
  });

  it('requests the next starts after the first one, not every visitor at once', () => {
    expect(refetchPause(next, 0)).toBe(42_000);
    expect(refetchPause(next, 1)).toBe(45_000);
    expect(refetchPause({ ...next, now: startsAt }, 0)).toBe(2_000);
    expect(refetchPause({ ...next, starts: [] }, 0)).toBe(30_000);
  });
});
