import { describe, expect, it } from 'vitest';
import type { Game } from '@/lib/api/contract-types.ts';
import { sampleGame } from '@/lib/games/testing/sample-game.ts';
import {
  applyFilter,
  defaultFilter,
  filterFromSearch,
  hallOrder,
  searchFromFilter,
  similarGames,
  sortsFor,
} from './lobby-filter.ts';

const phoenix = sampleGame({
  gameName: 'Phoenix Ascend',
  popularity: 90,
  rating: 4.8,
  gameSort: 1,
});
const keno = sampleGame({
  gameName: 'Aurora Keno',
  gameType: 4,
  supplier: 'Northbay',
  popularity: 20,
  rating: 4.9,
  gameSort: 2,
  isNew: true,
});
const teahouse = sampleGame({
  gameName: 'São João Teahouse',
  supplier: null,
  popularity: 50,
  rating: 4.1,
  gameSort: 3,
});
const games = [phoenix, keno, teahouse];

const names = (found: readonly Game[]) => found.map(({ gameName }) => gameName);
const found = (search: string) =>
  names(applyFilter(games, filterFromSearch(new URLSearchParams(search))));

describe('the lobby’s address', () => {
  it('omits default values', () => {
    expect(String(searchFromFilter(defaultFilter))).toBe('');
  });

  it('restores the filter that was written', () => {
    const filter = {
      query: 'são & co',
      type: 'lottery',
      supplier: 'Parlour & Pine',
      sort: 'nameDesc',
      view: 'list',
    } as const;
    expect(filterFromSearch(searchFromFilter(filter))).toEqual(filter);
  });

  it('takes the defaults for invalid values', () => {
    const search = new URLSearchParams('type=poker&sort=random&view=wall');
    expect(filterFromSearch(search)).toEqual(defaultFilter);
  });
});

describe('the lobby', () => {
  it('finds games by a part of the name, ignoring case and accents', () => {
    expect(found('q=SAO')).toEqual(['São João Teahouse']);
  });

  it('finds games by their supplier', () => {
    expect(found('q=north')).toEqual(['Aurora Keno']);
  });

  it('narrows by type and by supplier', () => {
    expect(found('type=lottery')).toEqual(['Aurora Keno']);
    expect(found('supplier=Copperfox')).toEqual(['Phoenix Ascend']);
    expect(found('type=lottery&supplier=Copperfox')).toEqual([]);
  });

  it.each([
    ['popularity', ['Phoenix Ascend', 'São João Teahouse', 'Aurora Keno']],
    ['rating', ['Aurora Keno', 'Phoenix Ascend', 'São João Teahouse']],
    ['newest', ['Aurora Keno', 'Phoenix Ascend', 'São João Teahouse']],
    ['oldest', ['São João Teahouse', 'Phoenix Ascend', 'Aurora Keno']],
    ['nameAsc', ['Aurora Keno', 'Phoenix Ascend', 'São João Teahouse']],
    ['nameDesc', ['São João Teahouse', 'Phoenix Ascend', 'Aurora Keno']],
  ])('sorts by %s', (sort, expected) => {
    expect(found(`sort=${sort}`)).toEqual(expected);
  });

  it('offers the order by rating only when players have rated', () => {
    expect(sortsFor(games)).toContain('rating');
    expect(sortsFor([sampleGame({ rating: 0 })])).not.toContain('rating');
  });

  it('shows games that were never played in the provider’s order', () => {
    const last = sampleGame({ gameName: 'Alder', gameSort: 2 });
    const first = sampleGame({ gameName: 'Zinnia', gameSort: 1 });
    expect(names(applyFilter([last, first], defaultFilter))).toEqual(['Zinnia', 'Alder']);
  });

  it('does not mutate the catalogue', () => {
    found('sort=nameDesc');
    expect(names(games)).toEqual(['Phoenix Ascend', 'Aurora Keno', 'São João Teahouse']);
  });
});

describe('the home page’s list of all games', () => {
  it('puts playable games first and the games of the rails last', () => {
    const paused = sampleGame({ gameName: 'Paused', enabled: false });
    const hot = sampleGame({ gameName: 'Hot and paused', enabled: false, isHot: true });
    expect(names(hallOrder([hot, paused, keno, phoenix]))).toEqual([
      'Phoenix Ascend',
      'Aurora Keno',
      'Paused',
      'Hot and paused',
    ]);
  });
});

it('suggests playable games of the same type, then of the same supplier, and never the game itself', () => {
  const own = { ...phoenix, gameId: 'own' };
  const other = sampleGame({ gameName: 'Other', gameType: 2, supplier: 'Elsewhere' });
  const paused = sampleGame({ gameName: 'Paused', enabled: false });
  const more = sampleGame({ gameName: 'More', gameType: 4, supplier: own.supplier });
  const similar = similarGames([own, keno, teahouse, other, paused, more], own, 6);
  expect(names(similar)).toEqual(['São João Teahouse', 'More']);
  expect(similarGames([own, teahouse, more], own, 1)).toHaveLength(1);
});
