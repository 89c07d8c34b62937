import { describe, expect, it } from 'vitest';
import { inOrder } from './override.ts';

describe('the order of games', () => {
  it('is that of their numbers, then of their names by their characters, then of their ids', () => {
    const game = (gameId: string, gameSort: number, gameName: string) => ({
      gameId,
      gameSort,
      gameName,
    });
    const games = [
      game('last', 2, 'Atoll'),
      game('second-of-equals', 1, 'Reef'),
      game('first-of-equals', 1, 'Reef'),
      game('lower-case', 1, 'reef'),
      game('first', 1, 'Atoll'),
    ];
    expect(inOrder(games).map(({ gameId }) => gameId)).toEqual([
      'first',
      'first-of-equals',
      'second-of-equals',
      'lower-case',
      'last',
    ]);
  });
});
