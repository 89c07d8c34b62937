import { describe, expect, it } from 'vitest';
import { sampleGame } from '@/lib/games/testing/sample-game.ts';
import { type Suggestion, suggestionGroups } from './search-suggestions.ts';

const games = [
  sampleGame({ gameId: 'wolf', gameName: 'Wolfmoon', supplier: 'Northbay', popularity: 9 }),
  sampleGame({ gameId: 'moon', gameName: 'Moonlight', supplier: 'Copperfox', popularity: 1 }),
  sampleGame({ gameId: 'sao', gameName: 'São Moon', supplier: 'Copperfox', popularity: 5 }),
  sampleGame({ gameId: 'off', gameName: 'Moon Off', supplier: 'Tideline', enabled: false }),
];

function textOf(option: Suggestion): string {
  switch (option.kind) {
    case 'game':
      return option.game.gameId;
    case 'recent':
      return option.text;
    case 'supplier':
      return option.supplier;
    case 'all':
      return option.query;
    case 'clear':
      return 'clear';
  }
}

const shown = (text: string, recent: string[] = []) =>
  suggestionGroups({ text, games, recent }).map(({ name, options }) => [name, options.map(textOf)]);

describe('the suggestions of a search', () => {
  it('list first the games whose name starts with the query, without those switched off', () => {
    expect(shown(' moon ')).toEqual([
      ['games', ['moon', 'sao', 'wolf']],
      ['all', ['moon']],
    ]);
  });

  it('include suppliers and the games of a supplier', () => {
    expect(shown('copper')).toEqual([
      ['games', ['sao', 'moon']],
      ['suppliers', ['Copperfox']],
      ['all', ['copper']],
    ]);
  });

  it('are recent searches and popular games for an empty field', () => {
    expect(shown('', ['keno'])).toEqual([
      ['recent', ['keno', 'clear']],
      ['popular', ['wolf', 'sao', 'moon']],
    ]);
  });

  it.each(['sao-moon', 'sao  moon', 'sa\u0303o moon', 'S\u00c3O MOON'])(
    'find a game by its name as %j, too',
    (query) => {
      expect(shown(query)).toEqual([
        ['games', ['sao']],
        ['all', [query]],
      ]);
    },
  );

  it('are none for a query without a match', () => {
    expect(shown('zebra', ['keno'])).toEqual([]);
  });
});
