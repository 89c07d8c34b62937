import { describe, expect, it } from 'vitest';
import { scriptedStream } from '../testing/scripted-stream.ts';
import { smallMystery } from '../testing/small-slots.ts';
import { compileMysterySlot, turnOf } from './mystery-model.ts';
import { playMystery } from './mystery-slot.ts';

const RUBIES = ['ruby', 'ruby', 'ruby'];
const slot = compileMysterySlot(smallMystery);

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

describe('a festival', () => {
  const festival = [
    { reel: 1, row: 0 },
    { reel: 0, row: 2 },
  ];
  const strips = { ...smallMystery.lines.strips, free: Array.from({ length: 5 }, () => RUBIES) };
  const lines = { ...smallMystery.lines, strips, freeSpins: [3, 3, 3], freeSpinsMax: 3 } as const;
  const festive = { ...smallMystery, festival, lines };

  it('shows one more mystery symbol in each free spin, whatever its reels show there', () => {
    const threeStars = [2, 2, 1, 0, 0, 3];
    const coins = [0, 0, 0, 0, 0, 1];
    const stream = scriptedStream([...threeStars, ...coins, ...coins, ...coins]);
    const { steps } = playMystery(compileMysterySlot(festive), stream);
    const [, first, second, third] = steps;
    expect(first?.landed?.slice(0, 2)).toEqual([RUBIES, ['lantern', 'ruby', 'ruby']]);
    expect(first?.grid.slice(0, 2)).toEqual([RUBIES, ['coin', 'ruby', 'ruby']]);
    expect(second?.grid.slice(0, 2)).toEqual([
      ['ruby', 'ruby', 'coin'],
      ['coin', 'ruby', 'ruby'],
    ]);
    expect(third?.grid).toEqual(second?.grid);
    expect(steps).toHaveLength(4);
  });

  it('awards no free spins', () => {
    const stars = { ...lines, strips: { ...strips, free: smallMystery.lines.strips.base } };
    expect(() => compileMysterySlot({ ...festive, lines: stars })).toThrow('awards no free spins');
  });
});

describe('a model with mystery symbols', () => {
  it('refuses tickets that cannot be drawn evenly', () => {
    const tickets = [{ symbol: 'ruby', count: 3 }];
    expect(() => compileMysterySlot({ ...smallMystery, tickets })).toThrow('tickets divide 2³²');
    expect(() => compileMysterySlot({ ...smallMystery, tickets: [] })).toThrow(
      'turns into nothing',
    );
  });

  it('refuses a ticket beyond the last', () => {
    const [turns = []] = slot.levels;
    expect(turnOf(turns, 0)).not.toBe(turnOf(turns, 3));
    expect(() => turnOf(turns, 4)).toThrow('no ticket 4');
  });
});
