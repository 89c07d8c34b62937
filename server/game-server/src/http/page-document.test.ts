import { expect, it } from 'vitest';
import { catalogue } from '../catalogue/catalogue.ts';
import { documentOf } from './page-document.ts';

it('names a document with the code of its kind for every game', () => {
  const documents = new Set(catalogue.map(({ gameId }) => documentOf(gameId)));
  expect([...documents].sort()).toEqual([
    'play-baccarat.html',
    'play-blackjack.html',
    'play-crown-and-anchor.html',
    'play-dragon-tiger.html',
    'play-draw.html',
    'play-envelopes.html',
    'play-fishing.html',
    'play-fruit-machine.html',
    'play-hi-lo.html',
    'play-holdem.html',
    'play-keno.html',
    'play-mines.html',
    'play-pegs.html',
    'play-roulette.html',
    'play-scratch.html',
    'play-sic-bo.html',
    'play-slot.html',
    'play-sport.html',
    'play-threshold.html',
    'play-tower.html',
    'play-video-poker.html',
    'play-wheel.html',
  ]);
});

it('names the page without preloads for an unknown game', () => {
  expect(documentOf('no-such-game')).toBe('play.html');
  expect(documentOf('')).toBe('play.html');
});
