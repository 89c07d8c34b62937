import { describe, expect, it } from 'vitest';
import { quaysideDice, thresholdOf, winningEvents } from './threshold.ts';

const { tables, returned, offers } = quaysideDice;
const { events } = tables;
const rtpOf = (percent: number): number => (winningEvents(percent, tables) * percent) / events;

/** The lowest RTP in percent of all returns up to one. */
function lowestRtp(percentMax: number): number {
  let least = 100;
  for (let percent = tables.percentMin; percent <= percentMax; percent += 1) {
    least = Math.min(least, rtpOf(percent));
  }
  return least;
}

describe('a return that the player names', () => {
  it('is from 101 to 1,000,000 percent, under or over', () => {
    expect(thresholdOf('under-101', tables)).toEqual({ side: 'under', percent: 101 });
    expect(thresholdOf('over-1000000', tables)).toEqual({ side: 'over', percent: 1_000_000 });
    const others = ['under-100', 'over-1000001', 'under-0200', 'under-20.5', 'above-200', 'under'];
    for (const spot of others) expect(offers(spot)).toBe(false);
  });

  it('has an RTP of 98.9999 % to 10 ×, 98.994 % to 1,000 ×, and 98.940 % to 10,000 × at least', () => {
    expect(lowestRtp(1000)).toBeGreaterThanOrEqual(98.9999);
    expect(lowestRtp(100_000)).toBeGreaterThanOrEqual(98.994);
    expect(lowestRtp(1_000_000)).toBeGreaterThanOrEqual(98.94);
  });

  it('of 200 percent has the chance 49.5000 %', () => {
    expect(((winningEvents(200, tables) * 100) / events).toFixed(4)).toBe('49.5000');
  });

  it.each([101, 200, 777, 100_000, 1_000_000])(
    'of %d percent wins under below the count, over from the rest on, and at no other event',
    (percent) => {
      const count = winningEvents(percent, tables);
      const pays = (side: string, event: number) => returned(`${side}-${percent}`, [[event]]);
      expect([pays('under', count - 1), pays('under', count)]).toEqual([percent, 0]);
      expect([pays('over', events - count), pays('over', events - count - 1)]).toEqual([
        percent,
        0,
      ]);
      expect([pays('under', 0), pays('over', events - 1)]).toEqual([percent, percent]);
    },
  );
});
