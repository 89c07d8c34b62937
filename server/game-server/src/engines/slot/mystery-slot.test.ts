import { describe, expect, it } from 'vitest';
import { scriptedStream } from '../testing/scripted-stream.ts';
import { smallMystery } from '../testing/small-slots.ts';
import { compileMysterySlot, turnOf } from './mystery-model.ts';
import { playMystery } from './mystery-slot.ts';

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

describe('a model with mystery symbols', () => {
  it('refuses tickets that cannot be drawn evenly', () => {
    const tickets = [{ symbol: 'ruby', count: 3 }];
    expect(() => compileMysterySlot({ ...smallMystery, tickets })).toThrow('tickets divide 2³²');
    expect(() => compileMysterySlot({ ...smallMystery, tickets: [] })).toThrow(
      'turns into nothing',
    );
  });

  it('refuses a ticket beyond the last', () => {
    expect(turnOf(slot, 0)).not.toBe(turnOf(slot, 3));
    expect(() => turnOf(slot, 4)).toThrow('no ticket 4');
  });
});
