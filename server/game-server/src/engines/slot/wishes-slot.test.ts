import { describe, expect, it } from 'vitest';
import { fastStream } from '../fast-stream.ts';
import { scriptedStream } from '../testing/scripted-stream.ts';
import { smallWishes } from '../testing/small-slots.ts';
import { genieHour } from './genie-hour.ts';
import { compileWishesSlot, type WishesSlot, wishWorth } from './wishes-model.ts';
import { playWishes } from './wishes-slot.ts';

const slot = compileWishesSlot(smallWishes);
/** The stops of three hourglasses. */
const HOURGLASSES = [0, 1, 2, 0, 0];
const FREE = [0, 0, 0, 0, 0];

const kindsOf = (of: WishesSlot, events: readonly number[]) =>
  playWishes(of, scriptedStream(events)).steps.map(({ kind, multiplier }) => [kind, multiplier]);

describe('a slot with wishes', () => {
  it('draws the wish after the stops of a paid spin with three scatters', () => {
    const [base] = playWishes(slot, scriptedStream([...HOURGLASSES, 1, ...FREE])).steps;
    expect(base).toMatchObject({ stops: [...HOURGLASSES, 1], scatters: 3, freeSpinsAwarded: 1 });
  });

  it('plays as many free spins as the wish has, all with its multiplier', () => {
    expect(kindsOf(slot, [...HOURGLASSES, 0, ...FREE, ...FREE])).toEqual([
      ['base', 1],
      ['free', 1],
      ['free', 1],
    ]);
    expect(kindsOf(slot, [...HOURGLASSES, 1, ...FREE])).toEqual([
      ['base', 1],
      ['free', 2],
    ]);
  });

  it('grants no wish in a free spin', () => {
    const { base } = smallWishes.strips;
    const again = compileWishesSlot({ ...smallWishes, strips: { base, free: base } });
    expect(kindsOf(again, [...HOURGLASSES, 1, ...HOURGLASSES])).toHaveLength(2);
  });

  it('draws no wish without three scatters', () => {
    const { steps } = playWishes(slot, scriptedStream([1, 0, 0, 0, 0]));
    expect(steps.map(({ stops }) => stops)).toEqual([[1, 0, 0, 0, 0]]);
  });

  it('refuses wishes of different worth', () => {
    const wishes = [...smallWishes.wishes, { spins: 3, multiplier: 1 }];
    expect(() => compileWishesSlot({ ...smallWishes, wishes })).toThrow(RangeError);
  });
});

it('Genie Hour grants twelve free spins × 1, six × 2 or four × 3, which return the same', () => {
  if (genieHour.kind !== 'wishes') throw new Error('Genie Hour has no wishes');
  const { wishes } = genieHour.model;
  expect(wishes.map(({ spins, multiplier }) => [spins, multiplier])).toEqual([
    [12, 1],
    [6, 2],
    [4, 3],
  ]);
  expect(new Set(wishes.map(wishWorth)).size).toBe(1);
});

it('each wish is granted as often as the others', () => {
  const counts = [0, 0];
  const stream = fastStream(3);
  for (let round = 0; round < 20_000; round += 1) {
    const chosen = playWishes(slot, stream).steps[0]?.stops[5];
    if (chosen !== undefined) counts[chosen] = (counts[chosen] ?? 0) + 1;
  }
  const [one = 0, other = 0] = counts;
  expect(one / (one + other)).toBeCloseTo(0.5, 1);
});
