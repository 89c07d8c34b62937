import { expect, test } from 'vitest';
import { sampleGame } from '@/lib/games/testing/sample-game.ts';
import {
  applyFilter,
  favoriteGames,
  filterFromSearch,
  searchFromFilter,
} from './favorites-filter.ts';

const catalogue = [
  sampleGame({ gameId: 'a', gameName: 'Anchor', gameType: 2, rating: 4.1 }),
  sampleGame({ gameId: 'b', gameName: 'Brass', gameType: 1, rating: 4.9 }),
  sampleGame({ gameId: 'c', gameName: 'Comet', gameType: 0, rating: 4.1 }),
];
const favorites = [
  { gameId: 'c', favoriteTime: '2026-03-03T00:00:00.000Z' },
  { gameId: 'gone', favoriteTime: '2026-03-02T00:00:00.000Z' },
  { gameId: 'a', favoriteTime: '2026-03-01T00:00:00.000Z' },
  { gameId: 'b', favoriteTime: '2026-02-01T00:00:00.000Z' },
];
const games = favoriteGames({ favorites, catalogue });

const idsOf = (search: string) =>
  applyFilter(games, filterFromSearch(new URLSearchParams(search))).map(({ game }) => game.gameId);

test('favourites of removed games are not shown', () => {
  expect(games.map(({ game }) => game.gameId)).toEqual(['c', 'a', 'b']);
});

test('favourites are sorted by time, name or rating', () => {
  expect(idsOf('')).toEqual(['c', 'a', 'b']);
  expect(idsOf('sort=name')).toEqual(['a', 'b', 'c']);
  expect(idsOf('sort=rating')).toEqual(['b', 'a', 'c']);
});

test('a type filters the others out, and an unknown type filters nothing', () => {
  expect(idsOf('type=fishing')).toEqual(['a']);
  expect(idsOf('type=poker&sort=luck')).toEqual(['c', 'a', 'b']);
});

test('the address omits default values', () => {
  expect(searchFromFilter({ type: null, sort: 'time' }).toString()).toBe('');
  expect(searchFromFilter({ type: 'card', sort: 'rating' }).toString()).toBe(
    'type=card&sort=rating',
  );
});
