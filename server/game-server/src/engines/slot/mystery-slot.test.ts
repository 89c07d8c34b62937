import { describe, expect, it } from 'vitest';
import { everyRound, playedOut, scriptedStream } from './lines-testing.ts';
import { mysteryFacts, mysteryMaxWin } from './mystery-math.ts';
import { compileMysterySlot, type MysteryModel, turnOf } from './mystery-model.ts';
import { playMystery } from './mystery-slot.ts';

/**
 * Lanterns on the first three reels, which turn into a coin three times as often as into a ruby.
 */
const model: MysteryModel = {
  mystery: 'lantern',
  tickets: [
    { symbol: 'ruby', count: 1 },
    { symbol: 'coin', count: 3 },
  ],
  lines: {
    symbols: [
      { name: 'moon', role: 'wild', pays: [6, 20, 50] },
      { name: 'ruby', role: 'regular', pays: [4, 9, 30] },
      { name: 'coin', role: 'regular', pays: [1, 2, 7] },
      { name: 'star', role: 'scatter', pays: [1, 3, 8] },
    ],
    lines: [
      [1, 1, 1, 1, 1],
      [0, 1, 2, 1, 0],
    ],
    strips: {
      base: [
        ['lantern', 'lantern', 'star', 'ruby', 'coin'],
        ['coin', 'lantern', 'moon', 'ruby', 'star'],
        ['lantern', 'coin', 'ruby', 'star', 'moon'],
        ['ruby', 'ruby', 'ruby'],
        ['coin', 'coin', 'coin'],
      ],
      free: [
        ['lantern', 'lantern', 'star', 'ruby', 'lantern'],
        ['coin', 'lantern', 'moon', 'ruby', 'lantern'],
        ['lantern', 'coin', 'ruby', 'lantern', 'moon'],
        ['ruby', 'ruby', 'ruby'],
        ['coin', 'coin', 'coin'],
      ],
    },
    freeSpins: [1, 1, 1],
    freeSpinsMax: 1,
    meter: [],
    cap: 1000,
  },
};
const slot = compileMysterySlot(model);

describe('a round with mystery symbols', () => {
  it('turns all of them into the symbol of its ticket', () => {
    const { steps } = playMystery(slot, scriptedStream([0, 0, 0, 0, 0, 0]));
    expect(steps[0]?.landed?.slice(0, 3)).toEqual([
      ['lantern', 'lantern', 'star'],
      ['coin', 'lantern', 'moon'],
      ['lantern', 'coin', 'ruby'],
    ]);
    expect(steps[0]?.grid.slice(0, 3)).toEqual([
      ['ruby', 'ruby', 'star'],
      ['coin', 'ruby', 'moon'],
      ['ruby', 'coin', 'ruby'],
    ]);
    expect(steps[0]?.stops).toEqual([0, 0, 0, 0, 0, 0]);
    const coins = playMystery(slot, scriptedStream([0, 0, 0, 0, 0, 1])).steps[0];
    expect(coins?.grid[0]).toEqual(['coin', 'coin', 'star']);
  });

  it('draws a ticket also without a mystery symbol, and reports no transformation', () => {
    const threeStars = [2, 2, 1, 0, 0, 3];
    const free = [0, 0, 0, 0, 0, 0];
    const { steps } = playMystery(slot, scriptedStream([...threeStars, ...free]));
    expect(steps[0]).toMatchObject({ stops: threeStars, landed: null, freeSpinsAwarded: 1 });
    expect(steps[1]).toMatchObject({ kind: 'free', stops: free });
    expect(steps[1]?.landed?.[0]).toContain('lantern');
  });
});

describe('the mathematics of mystery symbols', () => {
  it('equals a complete enumeration of the rounds', () => {
    const facts = mysteryFacts(slot);
    const rounds = everyRound((stream) => playMystery(slot, stream), { alike: 3 });
    const played = playedOut(rounds);
    expect(facts.rtp * 2).toBeCloseTo(played.mean, 10);
    expect(facts.standardDeviation * 2).toBeCloseTo(played.standardDeviation, 10);
    expect(facts.hitRate).toBeCloseTo(played.hitRate, 10);
    expect(facts.featureRate).toBeCloseTo(played.freeRate, 10);
    expect(mysteryMaxWin(slot)).toBe(played.most);
  });

  it('refuses tickets that cannot be drawn evenly', () => {
    const tickets = [{ symbol: 'ruby', count: 3 }];
    expect(() => compileMysterySlot({ ...model, tickets })).toThrow('tickets divide 2³²');
    expect(() => compileMysterySlot({ ...model, tickets: [] })).toThrow('turns into nothing');
  });

  it('refuses a ticket beyond the last', () => {
    expect(turnOf(slot, 0)).not.toBe(turnOf(slot, 3));
    expect(() => turnOf(slot, 4)).toThrow('no ticket 4');
  });
});
