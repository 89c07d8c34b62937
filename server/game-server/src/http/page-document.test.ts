import { expect, it } from 'vitest';
import { catalogue } from '../catalogue/catalogue.ts';
import { documentOf } from './page-document.ts';

it('names a document with the code of its presentation for every game', () => {
  const documents = new Set(catalogue.map(({ gameId }) => documentOf(gameId)));
  expect([...documents].sort()).toEqual([
    'play-choices.html',
    'play-draw.html',
    'play-fishing.html',
    'play-fruit-machine.html',
    'play-original.html',
    'play-picks.html',
    'play-slot.html',
    'play-sport.html',
    'play-table.html',
  ]);
});

it('names the page without preloads for an unknown game', () => {
  expect(documentOf('no-such-game')).toBe('play.html');
  expect(documentOf('')).toBe('play.html');
});
