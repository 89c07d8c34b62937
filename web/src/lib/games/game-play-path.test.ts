import { expect, it } from 'vitest';
import { gamePlayPath } from './game-play-path.ts';
import { sampleGame } from './testing/sample-game.ts';

it('the game page’s address carries the game’s fields and leaves out the empty ones', () => {
  const game = sampleGame({ gameName: 'Fox & Clover', supplier: null, pgBackUrl: '' });
  const url = new URL(gamePlayPath(game), 'http://localhost');
  expect(url.pathname).toBe('/game-play');
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    gameId: 'phoenix-ascend',
    gameName: 'Fox & Clover',
    gameType: '0',
    gamePort: ':3002',
    betList: '1,2',
  });
  expect(url.searchParams.has('supplier')).toBe(false);
  expect(url.searchParams.has('pgBackUrl')).toBe(false);
});
