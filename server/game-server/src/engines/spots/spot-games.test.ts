import { nodeHmacSha256 } from '@fairhall/kit/fairness/node-hmac';
import { outcomeStream } from '@fairhall/kit/fairness/outcome-stream';
import { describe, expect, it } from 'vitest';
import { velvetBaccarat } from '../baccarat/velvet-baccarat.ts';
import { auroraKeno, kenoPays, marksOf, slipOf } from '../keno/aurora-keno.ts';
import { brassRoulette, wheelOrder } from '../roulette/brass-roulette.ts';
import { spotGames } from '../spot-games.ts';
import type { SpotGame } from './spot-game.ts';
import { playSpots } from './spot-round.ts';

const streamOf = (seed: string, nonce = 0) =>
  outcomeStream({ hmacSha256: nodeHmacSha256, serverSeed: seed, clientSeed: 'player', nonce });

describe.each(spotGames.map((game) => [game.gameId, game] as const))('%s', (_, game) => {
  it('returns nothing to an unknown spot, for any deal', () => {
    expect(game.offers('no-such-spot')).toBe(false);
    for (let nonce = 0; nonce < 50; nonce += 1) {
      expect(game.returned('no-such-spot', game.deal(streamOf('elsewhere', nonce)))).toBe(0);
    }
  });

  it('deals with its stated chances', () => {
    const rounds = 4_000;
    const spot = game.stated.leadSpot;
    let hits = 0;
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      const stream = streamOf('rate', nonce);
      if (playSpots(game, { bets: new Map([[spot, 100n]]), stream }).winMinor > 0n) hits += 1;
    }
    const { hitRate } = game.stated;
    const bound = 4 * Math.sqrt((hitRate * (1 - hitRate)) / rounds);
    expect(Math.abs(hits / rounds - hitRate)).toBeLessThanOrEqual(bound);
  });
});

describe('known values', () => {
  it('of roulette: all bets, inside and outside, and every pocket once', () => {
    expect(brassRoulette.spots).toHaveLength(37 + 60 + 12 + 2 + 23 + 11 + 12);
    expect([...wheelOrder].sort((one, other) => one - other)).toEqual(
      Array.from({ length: 37 }, (_, pocket) => pocket),
    );
  });

  it('of keno: ten of ten once in 8,911,711 draws', () => {
    const chances = [...auroraKeno.chances('pick-1-2-3-4-5-6-7-8-9-10')];
    const all = chances.reduce((sum, { weight }) => sum + weight, 0);
    expect(Math.floor(all / (chances.at(-1)?.weight ?? 0))).toBe(8_911_711);
    expect(chances).toHaveLength(kenoPays[10]?.length ?? 0);
  });
});

describe('a keno slip', () => {
  it('is named by its numbers in ascending order', () => {
    expect(slipOf([40, 3, 17])).toBe('pick-3-17-40');
    expect(marksOf('pick-3-17-40')).toEqual([3, 17, 40]);
  });

  it.each(['pick-', 'pick-0', 'pick-81', 'pick-3-3', 'pick-4-3', 'pick-1-2-3-4-5-6-7-8-9-10-11'])(
    'is not %s',
    (spot) => expect(marksOf(spot)).toBeNull(),
  );
});

describe('a round', () => {
  const play = (game: SpotGame, bets: [string, bigint][]) =>
    playSpots(game, { bets: new Map(bets), stream: streamOf('seed') });

  it('refuses unknown spots, no bet, too many, and a stake that requires rounding', () => {
    expect(() => play(brassRoulette, [])).toThrow(RangeError);
    expect(() => play(brassRoulette, [['pink', 100n]])).toThrow(RangeError);
    expect(() => play(brassRoulette, [['red', 0n]])).toThrow(RangeError);
    expect(() =>
      play(auroraKeno, [
        ['pick-1', 100n],
        ['pick-2', 100n],
      ]),
    ).toThrow(RangeError);
    const odd = () => {
      for (let nonce = 0; nonce < 50; nonce += 1) {
        const stream = streamOf('seed', nonce);
        playSpots(velvetBaccarat, { bets: new Map([['banker', 1n]]), stream });
      }
    };
    expect(odd).toThrow(RangeError);
  });

  it('records its draws in the order of the stream', () => {
    const { draws, hands } = play(brassRoulette, [['red', 100n]]);
    expect(draws).toEqual([{ of: 37, event: hands[0]?.[0] }]);
  });
});
