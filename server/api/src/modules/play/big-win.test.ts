import { describe, expect, it } from 'vitest';
import { bigWinNotification } from './big-win.ts';

const round = {
  userId: 'ada',
  gameId: 'coin',
  roundId: 'r-1',
  currency: 'EUR',
  stakeMinor: 50n,
  wonMinor: 1000n,
} as const;

describe('a big win', () => {
  it('is a round that paid twenty times its stake; the notification has the total win', () => {
    expect(bigWinNotification(round)).toMatchObject({
      userId: 'ada',
      type: 'game',
      message: 'bigWin',
      params: { amountMinor: '1000', walletType: 'EUR' },
      link: '/r?gameId=coin&roundId=r-1',
    });
  });

  it('is no round that paid less', () => {
    expect(bigWinNotification({ ...round, wonMinor: 999n })).toBeNull();
    expect(bigWinNotification({ ...round, wonMinor: 0n })).toBeNull();
  });

  it('is no round whose stakes were all rolled back', () => {
    expect(bigWinNotification({ ...round, stakeMinor: 0n })).toBeNull();
  });

  it('has one id per round, distinct from the same round id of another player', () => {
    const id = (facts: Partial<typeof round> | { userId: string }) =>
      bigWinNotification({ ...round, ...facts })?.id;
    expect(id({})).toBe(id({}));
    expect(id({ userId: 'bob' })).not.toBe(id({}));
    expect(
      bigWinNotification({ ...round, roundId: 'r'.repeat(256) })?.id.length,
    ).toBeLessThanOrEqual(64);
  });
});
