import { describe, expect, it } from 'vitest';
import { scriptedStream } from '../testing/scripted-stream.ts';
import { smallBook } from '../testing/small-slots.ts';
import { compileBookSlot } from './book-model.ts';
import { playBook } from './book-slot.ts';

const slot = compileBookSlot(smallBook);
/** Three stars; then the ticket, 0 for rubies and 1 to 3 for coins. */
const THREE_STARS = [2, 2, 1, 0, 0];
const RUBY = 0;
const COIN = 1;

describe('a round with a book', () => {
  it('draws the symbol of its free spins after the paid spin that awards them, and only then', () => {
    const { steps } = playBook(slot, scriptedStream([...THREE_STARS, COIN, 3, 3, 0, 0, 0]));
    expect(steps[0]).toMatchObject({ kind: 'base', freeSpinsAwarded: 1 });
    expect(steps[0]?.stops).toEqual([...THREE_STARS, COIN]);
    expect(steps[1]?.stops).toEqual([3, 3, 0, 0, 0]);
    const without = playBook(slot, scriptedStream([0, 0, 0, 0, 0]));
    expect(without.steps.map(({ kind, stops }) => [kind, stops.length])).toEqual([['base', 5]]);
  });

  it('fills the reels that show the symbol after the lines, and pays it once for every line', () => {
    // Coins on the second, third and fifth reel, rubies on the first and fourth.
    const { steps } = playBook(slot, scriptedStream([...THREE_STARS, COIN, 0, 0, 1, 0, 0]));
    expect(steps.map(({ kind }) => kind)).toEqual(['base', 'free', 'fill']);
    const [, free, fill] = steps;
    expect(fill?.landed).toEqual(free?.grid);
    expect(fill).toMatchObject({ stops: [], lines: [], scatters: 0, heldReels: [0, 1, 2, 3, 4] });
    const coins = ['coin', 'coin', 'coin'];
    expect([1, 2, 4].map((reel) => fill?.grid[reel])).toEqual([coins, coins, coins]);
    expect(fill?.grid[0]).toEqual(free?.grid[0]);
    const all = [0, 1, 2];
    // Three coins pay 1 on each of the two lines.
    expect(fill?.groups).toEqual([
      { symbol: 'coin', count: 3, cells: [[], all, all, [], all], lineBets: 2 },
    ]);
    expect(fill?.lineBets).toBe(2);
  });

  it('fills nothing if the symbol is on too few reels, and counts no wild as the symbol', () => {
    // Coins on the third and fifth reel, a moon on the second.
    const { steps } = playBook(slot, scriptedStream([...THREE_STARS, COIN, 0, 1, 0, 0, 0]));
    expect(steps[1]?.grid[1]).toContain('moon');
    expect(steps.map(({ kind }) => kind)).toEqual(['base', 'free']);
  });

  it('keeps the symbol for the free spins that a free spin awards', () => {
    const again = [2, 3, 1, 0, 0];
    const { steps } = playBook(
      compileBookSlot({ ...smallBook, lines: { ...smallBook.lines, strips: smallStrips } }),
      scriptedStream([...THREE_STARS, RUBY, ...again, 0, 0, 0, 0, 0]),
    );
    const fills = steps.filter(({ kind }) => kind === 'fill');
    expect(steps.filter(({ kind }) => kind === 'free')).toHaveLength(2);
    expect(fills.map(({ groups }) => groups[0]?.symbol)).toEqual(['ruby', 'ruby']);
  });
});

/** Free spins with the strips of paid spins, so that they have stars. */
const smallStrips = { base: smallBook.lines.strips.base, free: smallBook.lines.strips.base };

describe('a model with a book', () => {
  it.each([
    ['tickets divide 2³²', { tickets: [{ symbol: 'ruby', count: 3 }] }],
    ['the book has regular symbols', { tickets: [{ symbol: 'moon', count: 1 }] }],
    [
      'a book has no meter',
      { lines: { ...smallBook.lines, meter: [{ wilds: 1, multiplier: 2 }] } },
    ],
  ])('is refused if it violates: %s', (rule, change) => {
    expect(() => compileBookSlot({ ...smallBook, ...change })).toThrow(rule);
  });
});
