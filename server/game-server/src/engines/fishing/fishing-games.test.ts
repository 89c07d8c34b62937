import { currencies } from '@fairhall/api/contract/money';
import { describe, expect, it } from 'vitest';
import { fishingGames as catalogueRows } from '../../catalogue/fishing.ts';
import { hostedSpots } from '../../rounds/hosted-games.ts';
import { spotWager } from '../../rounds/single-step/wagers.ts';
import { fastStream } from '../fast-stream.ts';
import { fishingGame } from './arena.ts';
import { fishingGames } from './fishing-games.ts';

const gameOf = (gameId: string) => {
  const game = fishingGames.find((candidate) => candidate.gameId === gameId);
  if (!game) throw new Error(`no arena ${gameId}`);
  return game;
};

describe.each(fishingGames.map((game) => [game.gameId, game] as const))('%s', (_, game) => {
  const { arena, numbers, tables, stated } = game;

  it('catches a species of m times the price with exactly RTP / m', () => {
    for (const { name, multiple } of arena.species) {
      expect(game.catchNumbers(name) * multiple * 1000).toBe(tables.rtpPermille * numbers);
    }
    const { name, mean } = arena.special;
    expect(game.catchNumbers(name) * mean * 1000).toBe(tables.rtpPermille * numbers);
  });

  it('pays for exactly the numbers that catch', () => {
    const drawn = arena.special.draw(fastStream(7));
    for (const spot of game.spots) {
      const caught = game.catchNumbers(spot);
      expect(game.returned(spot, [[0], drawn])).toBeGreaterThan(100);
      expect(game.returned(spot, [[caught - 1], drawn])).toBeGreaterThan(100);
      expect(game.returned(spot, [[caught], drawn])).toBe(0);
      expect(game.returned(spot, [[numbers - 1], drawn])).toBe(0);
    }
  });

  it('has for its special the average prize of its chance', () => {
    const prizes = arena.special.prizes();
    const all = prizes.reduce((sum, { weight }) => sum + weight, 0);
    const mean = prizes.reduce((sum, { multiple, weight }) => sum + multiple * weight, 0) / all;
    expect(mean).toBeCloseTo(arena.special.mean, 9);
    expect(Math.max(...prizes.map(({ multiple }) => multiple))).toBe(
      (stated.spots[arena.special.name]?.returnMax ?? 0) / 100,
    );
  });

  it('draws the same count of numbers for every target', () => {
    const hands = [fastStream(1), fastStream(2), fastStream(3)].map((stream) => game.deal(stream));
    expect(new Set(hands.map((hand) => hand.map(({ length }) => length).join()))).toHaveLength(1);
  });
});

describe('an arena', () => {
  it('is refused when the exact chance of a species is not an integer count', () => {
    const { gameId, tables, stated } = gameOf('jelly-cannon');
    const model = {
      ...{ gameId, rtpPermille: tables.rtpPermille, special: tables.special },
      stated: { ...stated, lead: stated.leadSpot, specialMax: 640 },
    };
    const species = [{ name: 'minnow', multiple: 0.5 }];
    expect(() => fishingGame({ ...model, species })).toThrow(RangeError);
  });

  it('has its own return, special and volatility in each of the four', () => {
    expect(new Set(fishingGames.map(({ stated }) => stated.rtp))).toHaveLength(4);
    expect(new Set(fishingGames.map(({ arena }) => arena.special.name))).toHaveLength(4);
    expect(catalogueRows.map(({ volatility }) => volatility)).toEqual([
      'medium',
      'high',
      'low',
      'medium',
    ]);
  });
});

describe('the storm', () => {
  it('chains until the first number that ends it', () => {
    const { parts } = gameOf('jelly-cannon').arena.special;
    expect(parts([0, 1, 1, 1, 1, 1])).toEqual([10]);
    expect(parts([1, 1, 0, 1, 1, 1])).toEqual([10, 10, 20]);
    expect(parts([1, 1, 1, 1, 1, 1])).toEqual([10, 10, 20, 40, 80, 160, 320]);
  });
});

describe('the price of a shot', () => {
  const gameId = 'kraken-tide';
  const shot = (amount: string) =>
    spotWager(hostedSpots(gameId, 'USD'), {
      input: { gameId, requestId: 'request-1', bets: [{ spot: 'squid', amount }] },
      currency: 'USD',
    });

  it.each(['0.01', '0.06', '0.30', '10.00'])('%s is a bet times a level', (amount) => {
    expect(shot(amount).stakeMinor()).toBeGreaterThan(0n);
  });

  it.each(['0.07', '0.90', '9.00', '20.00', '0.00'])('%s is not', (amount) => {
    expect(() => shot(amount).stakeMinor()).toThrow('does not offer this bet');
  });

  it.each(currencies)('in %s rises with bet and level, without a fraction', (currency) => {
    const { stakes, levels } = hostedSpots(gameId, currency);
    for (const list of [stakes.map(Number), levels]) {
      expect([...new Set(list)].sort((one, other) => one - other)).toEqual(list);
    }
    expect(levels.every(Number.isInteger)).toBe(true);
  });
});
