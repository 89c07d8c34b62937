import { expect, test } from 'vitest';
import { freePlayPathOf } from './free-play-path.ts';

test('the path of a game leads to its free play', () => {
  expect(freePlayPathOf('/game-play?gameId=wolfmoon&gameName=Wolfmoon&freePlay=true')).toBe(
    '/free-play?gameId=wolfmoon',
  );
});

test.each([
  '/game-play?gameId=star-draw-49&freePlay=false',
  '/game-play?gameId=star-draw-49',
  '/game-play?freePlay=true',
  '/wallet?gameId=wolfmoon&freePlay=true',
])('%s has none', (path) => {
  expect(freePlayPathOf(path)).toBeNull();
});
