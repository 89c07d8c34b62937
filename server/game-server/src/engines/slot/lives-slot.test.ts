import { describe, expect, it } from 'vitest';
import { fastStream } from '../fast-stream.ts';
import { scriptedStream } from '../testing/scripted-stream.ts';
import { smallLives } from '../testing/small-slots.ts';
import { compileLivesSlot, type LivesModel } from './lives-model.ts';
import { playLives } from './lives-slot.ts';
import { nineNeonLives } from './nine-neon-lives.ts';
import type { Grid } from './slot-step.ts';

const slot = compileLivesSlot(smallLives);
/** The stops of three stars, with a moon in the top row of the second reel. */
const STARS = [0, 2, 1, 0, 0];
/** A moon in the middle row of the second reel, which continues the rubies. */
const MOON = [0, 3, 2, 0, 0];
/** No moon, and a coin in the middle row of the second reel, which ends both lines. */
const BLANK = [0, 1, 2, 0, 0];

const stepsOf = (...spins: number[][]) => playLives(slot, scriptedStream(spins.flat())).steps;
const cellsOf = (grid: Grid, symbol: string): string[] =>
  grid.flatMap((column, reel) =>
    column.flatMap((shown, row) => (shown === symbol ? [`${reel} ${row}`] : [])),
  );

describe('a slot with lives', () => {
  it('keeps a wild in its cell from the free spin in which it lands to the last one', () => {
    const [, ...spins] = stepsOf(STARS, MOON, BLANK, BLANK);
    expect(spins.map(({ grid }) => cellsOf(grid, 'moon'))).toEqual([['1 1'], ['1 1'], ['1 1']]);
    // What would be a blank pays with it.
    expect(spins.map(({ lineBets }) => lineBets > 0)).toEqual([true, true, true]);
  });

  it('begins its free spins without the wilds of the paid spin', () => {
    const [paid, first] = stepsOf(STARS, BLANK, BLANK);
    expect(cellsOf(paid?.grid ?? [], 'moon')).toEqual(['1 0']);
    expect(cellsOf(first?.grid ?? [], 'moon')).toEqual([]);
  });

  it('ends with the last life, which a free spin that pays nothing costs', () => {
    const steps = stepsOf(STARS, BLANK, BLANK);
    expect(steps.map(({ kind, lineBets }) => [kind, lineBets > 0])).toEqual([
      ['base', true],
      ['free', false],
      ['free', false],
    ]);
  });

  it('ends after its number of free spins with a life left', () => {
    expect(stepsOf(STARS, BLANK, MOON, BLANK)).toHaveLength(4);
  });

  it('begins no free spins with fewer than three scatters', () => {
    const paid = stepsOf([0, 3, 0, 0, 0]);
    expect(paid.map(({ scatters, freeSpinsAwarded }) => [scatters, freeSpinsAwarded])).toEqual([
      [2, 0],
    ]);
  });
});

describe('a model with lives', () => {
  const { base, free } = smallLives.strips;
  it.each<[string, Partial<LivesModel>]>([
    ['free spins have no scatters', { strips: { base, free: base } }],
    [
      'the first reel of free spins has no wild',
      { strips: { base, free: [['moon', 'ruby', 'coin'], ...free.slice(1)] } },
    ],
    ['there are lives, and at most one for each free spin', { lives: 4 }],
    ['there are lives, and at most one for each free spin', { lives: 0 }],
  ])('is refused if it violates: %s', (rule, change) => {
    expect(() => compileLivesSlot({ ...smallLives, ...change })).toThrow(rule);
  });
});

describe('Nine Neon Lives', () => {
  if (nineNeonLives.kind !== 'lives') throw new Error('Nine Neon Lives has no lives');
  const { model } = nineNeonLives;
  const game = compileLivesSlot(model);
  const stream = fastStream(9);
  const features = Array.from({ length: 40_000 }, () => playLives(game, stream).steps)
    .map((steps) => steps.filter(({ kind }) => kind === 'free'))
    .filter((spins) => spins.length > 0);
  const blanksOf = (spins: (typeof features)[number]) =>
    spins.filter(({ lineBets }) => lineBets === 0).length;

  it('has nine lives, and cats on the three middle reels of its free spins', () => {
    expect(model.lives).toBe(9);
    const reels = model.strips.free.map((strip) => strip.includes('cat'));
    expect(reels).toEqual([false, true, true, true, false]);
  });

  it('never loses a cat in free spins', () => {
    for (const spins of features) {
      for (const [place, { grid }] of spins.slice(1).entries()) {
        const before = cellsOf(spins[place]?.grid ?? [], 'cat');
        expect(cellsOf(grid, 'cat')).toEqual(expect.arrayContaining(before));
      }
    }
  });

  it('ends with the ninth blank spin or after all free spins, and both happen', () => {
    const endings = features.map((spins) => [blanksOf(spins) === 9, spins.length]);
    expect(endings.every(([isOut, spins]) => isOut || spins === model.freeSpins)).toBe(true);
    const early = features.filter((spins) => spins.length < model.freeSpins);
    expect(early.every((spins) => spins.at(-1)?.lineBets === 0 && blanksOf(spins) === 9)).toBe(
      true,
    );
    expect(early.length).toBeGreaterThan(10);
    expect(features.length - early.length).toBeGreaterThan(10);
  });
});
