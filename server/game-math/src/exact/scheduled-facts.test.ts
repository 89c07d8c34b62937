import { fastStream } from '@fairhall/game-server/engines/fast-stream';
import type { SportGame } from '@fairhall/game-server/engines/scheduled/scheduled-game';
import { scheduledGames } from '@fairhall/game-server/engines/scheduled-games';
import { describe, expect, it } from 'vitest';
import { returnOf, scheduledFacts, shareOf } from './scheduled-facts.ts';

const all = scheduledGames.map((game) => [game.gameId, game] as const);
const sports = scheduledGames
  .filter((game): game is SportGame => game.sells === 'bets')
  .map((game) => [game.gameId, game] as const);

describe('a scheduled game', () => {
  it.each(all)('%s has the stated return', (_, game) => {
    const facts = scheduledFacts(game);
    expect((facts.rtp * 100).toFixed(2)).toBe(game.stated.rtp);
    expect(facts.volatilityIndex).toBeCloseTo(game.stated.volatilityIndex, 2);
    expect(facts.hitRate).toBeCloseTo(game.stated.hitRate, 4);
    expect(facts.returnMax).toBe(game.stated.returnMax);
  });
});

function* betsOfSeason(game: SportGame) {
  for (const fixture of game.season()) {
    for (const { market, selections } of game.markets(fixture)) {
      for (const one of selections) yield { market, ...one };
    }
  }
}

describe('a sport', () => {
  it.each(sports)(
    '%s returns no less than stated and no more than its margin allows',
    (_, game) => {
      const least = new Map<string, number>();
      for (const { market, chance, odds } of betsOfSeason(game)) {
        if (odds === null) continue;
        const returned = returnOf({ chance, odds });
        expect(returned).toBeLessThanOrEqual(1 - (game.margins[market] ?? 0) / 100);
        least.set(market, Math.min(least.get(market) ?? 1, returned));
      }
      const stated = [...least].map(([market, returned]) => [
        market,
        (Math.floor(returned * 10_000) / 100).toFixed(2),
      ]);
      expect(Object.fromEntries(stated)).toEqual(game.rtpMin);
    },
  );

  it.each(sports)(
    '%s has chances that sum to one, or to three places, in each market',
    (_, game) => {
      for (const fixture of [...game.season()].slice(0, 40)) {
        for (const { market, selections } of game.markets(fixture)) {
          const sum = selections.reduce((share, { chance }) => share + shareOf(chance), 0);
          const winners = { place: 3, podium: 3, duel: 4 }[market as string] ?? 1;
          expect(sum).toBeCloseTo(winners, 10);
        }
      }
    },
  );

  it.each(sports)('%s wins as often as its chances', (_, game) => {
    const runs = 2000;
    const stream = fastStream(7);
    const [fixture] = game.fixtures(stream);
    if (!fixture) throw new Error('no fixture');
    const results = Array.from({ length: runs }, () => game.play(fixture, stream).result);
    const bets = game
      .markets(fixture)
      .flatMap(({ market, selections }) => selections.map((one) => ({ market, ...one })));
    for (const { market, selection, chance } of bets) {
      const wins = results.filter((result) =>
        game.wins({ market, selection }, { fixture, result }),
      ).length;
      const share = shareOf(chance);
      const deviation = Math.sqrt((share * (1 - share)) / runs);
      expect(Math.abs(wins / runs - share)).toBeLessThan(5 * deviation + 1 / runs);
    }
  });

  it.each(sports)('%s returns nothing where its lead bet is not offered', (_, game) => {
    const withdrawn: SportGame = {
      ...game,
      markets: (fixture) =>
        game.markets(fixture).map((market) => ({
          ...market,
          selections: market.selections.map((one) => ({ ...one, odds: null })),
        })),
    };
    expect(scheduledFacts(withdrawn)).toMatchObject({ rtp: 0, hitRate: 0 });
  });
});
