import { currencies } from '@fairhall/api/contract/money';
import { convertMinor } from '@fairhall/api/contract/reference-rates';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../catalogue/catalogue.ts';
import { stakesIn } from '../../catalogue/stakes.ts';
import type { PicksShape } from '../../definitions/multi-step-tables.ts';
import { fastStream } from '../fast-stream.ts';
import type { MultiStepGame, Position, Stake } from '../multi-step/multi-step-game.ts';
import { shareOf } from '../multi-step/multi-step-round.ts';
import { scriptedStream } from '../testing/scripted-stream.ts';
import { lighthouseStairs, planWorth, sunkenField } from './picks.ts';

const games = [sunkenField, lighthouseStairs];
const namesOf = ({ choices }: Position) => choices.map(({ name }) => name);
const figuresOf = (position: Position) => position.table().figures;
const badOf = (position: Position) =>
  position.table().hands.flatMap(({ name, cards }) => (name === 'bad' ? [cards] : []));

const dollar: Stake = { stakeMinor: 100n, currency: 'USD' };

/** A round after its shape, whose bad tiles are the first ones of each floor. */
function started(game: MultiStepGame, shape: string, stake = dollar): Position {
  const stream = scriptedStream(Array.from({ length: 24 }, () => 0));
  return game.open(stream, stake).choose(shape, stream);
}

/** Picks tiles that nothing is drawn for. */
function picked(position: Position, ...tiles: number[]): Position {
  const none = scriptedStream([]);
  return tiles.reduce((at, tile) => at.choose(`tile-${tile}`, none), position);
}

/** The return after as many safe picks as a round takes, and the worth after one more. */
function playedOut(game: (typeof games)[number], shape: PicksShape, stake: Stake) {
  let position = started(game, shape.name, stake);
  let picks = 0;
  for (; position.returnedPercent === null; picks += 1) {
    position = picked(position, shape.tiles - (picks % shape.picks));
  }
  const percent = position.returnedPercent;
  expect(percent).toBe(planWorth({ shape, picks }, game.tables));
  const isAll = picks === shape.floors * shape.picks;
  return { percent, next: isAll ? null : planWorth({ shape, picks: picks + 1 }, game.tables) };
}

describe('a field', () => {
  it('is drawn at the choice of its mines, and shows none of them before the end', () => {
    const before = sunkenField.open(scriptedStream([]));
    expect(namesOf(before)).toEqual([
      ...Array.from({ length: 24 }, (_, place) => `mines-${place + 1}`),
      'leave',
    ]);
    const field = started(sunkenField, 'mines-3');
    expect(badOf(field)).toEqual([[null, null, null]]);
    expect(badOf(picked(field, 9))).toEqual([[null, null, null]]);
    expect(badOf(picked(field, 9).choose('collect', scriptedStream([])))).toEqual([[1, 2, 3]]);
    expect(badOf(picked(field, 9, 2))).toEqual([[1, 2, 3]]);
  });

  it('is lost on a mine, and is worth more after each safe tile', () => {
    const field = started(sunkenField, 'mines-3');
    expect(figuresOf(field)).toEqual({ picks: 0, worth: 100, 'next-worth': 112 });
    const two = picked(field, 4, 25);
    expect(figuresOf(two)).toEqual({ picks: 2, worth: 128, 'next-worth': 147 });
    expect(namesOf(two)).toHaveLength(23 + 1);
    expect(two.choose('collect', scriptedStream([])).returnedPercent).toBe(128);
    const lost = picked(two, 1);
    expect([lost.returnedPercent, figuresOf(lost).worth, namesOf(lost)]).toEqual([0, 0, []]);
  });

  it('is paid at once when no safe tile is left', () => {
    expect(picked(started(sunkenField, 'mines-24'), 25).returnedPercent).toBe(2_475);
    const all = Array.from({ length: 24 }, (_, place) => place + 2);
    expect(picked(started(sunkenField, 'mines-1'), ...all).returnedPercent).toBe(2_475);
  });
});

describe('a tower', () => {
  it('has five shapes, and ends at the last floor within ten thousand stakes', () => {
    const floors = lighthouseStairs.tables.shapes.map((shape) => [shape.name, shape.floors]);
    expect(floors).toEqual([
      ['stairs-4-1', 9],
      ['stairs-3-1', 9],
      ['stairs-2-1', 9],
      ['stairs-3-2', 8],
      ['stairs-4-3', 6],
    ]);
  });

  it('takes one tile of each floor, whose bad ones stay hidden on the way', () => {
    const third = picked(started(lighthouseStairs, 'stairs-4-1'), 4, 2);
    expect(badOf(third)).toEqual(Array.from({ length: 9 }, () => [null]));
    expect(namesOf(third)).toEqual(['tile-1', 'tile-2', 'tile-3', 'tile-4', 'collect']);
    expect(figuresOf(third)).toEqual({ picks: 2, worth: 176, 'next-worth': 234 });
    const lost = picked(third, 1);
    expect([lost.returnedPercent, badOf(lost)]).toEqual([0, Array.from({ length: 9 }, () => [1])]);
  });

  it('is paid at once after its last floor', () => {
    const climbed = picked(started(lighthouseStairs, 'stairs-3-2'), 3, 3, 3, 3, 3, 3, 3, 3);
    expect(climbed.returnedPercent).toBe(649_539);
  });
});

describe('the bounds of a round', () => {
  it('are 250,000 US dollars by the reference rates in each currency', () => {
    for (const { tables } of games) {
      for (const to of currencies) {
        const usd = { amountMinor: 25_000_000n, from: 'USD', rounding: 'down' } as const;
        expect(BigInt(tables.returnMaxMinor[to])).toBe(convertMinor({ ...usd, to }));
      }
    }
  });

  it('end a round with what it has before a pick that would pass them at its stake', () => {
    const none = scriptedStream([]);
    // 396, 1,584, 6,336, 25,344, 101,376 and 405,504 percent; 100 dollars bear 250,000.
    const small = picked(
      started(lighthouseStairs, 'stairs-4-3', { ...dollar, stakeMinor: 6_100n }),
      4,
      4,
      4,
      4,
      4,
      4,
    );
    expect(small.returnedPercent).toBe(405_504);
    const large = picked(
      started(lighthouseStairs, 'stairs-4-3', { ...dollar, stakeMinor: 10_000n }),
      4,
      4,
      4,
      4,
    );
    expect(figuresOf(large)).toMatchObject({ worth: 25_344, 'next-worth': 101_376 });
    const paid = picked(large, 4);
    expect([paid.returnedPercent, namesOf(paid), paid.table().hands[0]?.result]).toEqual([
      101_376,
      [],
      'collected',
    ]);
    expect(() => paid.choose('tile-4', none)).toThrow('does not offer');
  });

  it('offer no shape whose first pick would pass them', () => {
    const position = sunkenField.open(scriptedStream([]), {
      stakeMinor: 25_000_000n,
      currency: 'USD',
    });
    expect(namesOf(position)).toEqual(['leave']);
  });

  it.each(games.map((game) => [game.gameId, game] as const))(
    'of %s hold for every shape at every stake, in whole minor units, and cut nothing',
    (gameId, game) => {
      const betList = catalogue.find((row) => row.gameId === gameId)?.betList ?? [];
      const stakes = currencies.flatMap((currency) =>
        stakesIn(currency, betList).map((stakeMinor) => ({ stakeMinor, currency })),
      );
      for (const stake of stakes) {
        for (const shape of game.tables.shapes) {
          const { percent, next } = playedOut(game, shape, stake);
          const mostMinor = BigInt(game.tables.returnMaxMinor[stake.currency]);
          const isWithin = (worth: number) =>
            worth <= 1_000_000 && shareOf(stake.stakeMinor, worth) <= mostMinor;
          expect((stake.stakeMinor * BigInt(percent)) % 100n).toBe(0n);
          expect([isWithin(percent), next !== null && isWithin(next)]).toEqual([true, false]);
        }
      }
    },
  );
});

describe('a round that its player leaves', () => {
  it('returns the stake before a pick, also without its player', () => {
    const stream = fastStream(3);
    const opened = sunkenField.open(stream);
    for (const position of [opened, opened.choose('mines-9', stream)]) {
      expect(position.fallback()).toBe('leave');
      expect(namesOf(position)).not.toContain('collect');
      expect(position.choose('leave', stream).returnedPercent).toBe(100);
    }
  });

  it('is collected at its worth after a pick, without its player', () => {
    const position = picked(started(sunkenField, 'mines-3'), 25);
    expect(position.fallback()).toBe('collect');
    expect(namesOf(position)).not.toContain('leave');
  });
});
