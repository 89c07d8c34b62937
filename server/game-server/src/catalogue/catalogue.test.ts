import { existsSync } from 'node:fs';
import { gameInput } from '@fairhall/api/contract/games';
import { describe, expect, it } from 'vitest';
import { catalogue, retiredGames } from './catalogue.ts';
import { suppliers } from './entry.ts';

describe('the catalogue', () => {
  it('has 38 games, in the six types of the lobby', () => {
    const perType = [0, 1, 2, 3, 4, 5].map(
      (type) => catalogue.filter((game) => game.gameType === type).length,
    );
    expect(perType).toEqual([11, 11, 4, 4, 4, 4]);
    expect(new Set(catalogue.map((game) => game.gameId)).size).toBe(catalogue.length);
    expect(new Set(catalogue.map((game) => game.gameName)).size).toBe(catalogue.length);
    expect(new Set(catalogue.map((game) => game.gameSort)).size).toBe(catalogue.length);
  });

  it('has games of all suppliers', () => {
    expect(new Set(catalogue.map((game) => game.supplier))).toEqual(new Set(suppliers));
  });

  it('is valid input of saveAll', () => {
    for (const game of [...catalogue, ...retiredGames])
      expect(gameInput.safeParse(game).error).toBeUndefined();
  });

  it('has a tile and a backdrop for every game, each a picture of the web client', () => {
    const published = new URL('../../../../web/public/', import.meta.url);
    for (const { pgIconUrl, pgBackUrl } of [...catalogue, ...retiredGames]) {
      for (const url of [pgIconUrl, pgBackUrl]) {
        expect(existsSync(new URL(`.${url}`, published)), url).toBe(true);
      }
    }
  });

  it('enables only games that have an engine', () => {
    const enabled = catalogue.filter((game) => game.enabled).map((game) => game.gameId);
    expect(enabled).toEqual([
      'phoenix-ascend',
      'wolfmoon',
      'sugar-comet',
      'nine-neon-lives',
      'lantern-night',
      'scarab-vault',
      'fox-and-clover',
      'rex-eruption',
      'genie-hour',
      'storm-trench',
      'parade-7',
      'brass-roulette',
      'hall-blackjack',
      'pearl-sic-bo',
      'crown-and-anchor',
      'lamplight-wheel',
      'velvet-baccarat',
      'deepwater-bounty',
      'kraken-tide',
      'lobster-lagoon',
      'jelly-cannon',
      'turbo-circuit',
      'penalty-kings',
      'slam-court',
      'derby-dash',
      'star-draw-49',
      'aurora-keno',
      'red-envelope-rush',
      'scratch-safari',
      'dragon-tiger',
      'harbour-jacks',
      'lantern-holdem',
      'high-tide',
      'quayside-dice',
      'lantern-limbo',
      'pegfall',
      'sunken-field',
      'lighthouse-stairs',
    ]);
  });

  it('has the figures of the engine of Phoenix Ascend', () => {
    const game = catalogue.find(({ gameId }) => gameId === 'phoenix-ascend');
    expect(game).toMatchObject({ rtp: 96.06, volatility: 'high' });
  });

  it('has no RTP for a game without an engine', () => {
    for (const game of catalogue) if (!game.enabled) expect(game.rtp).toBeUndefined();
  });
});
