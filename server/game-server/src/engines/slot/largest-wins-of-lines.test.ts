import { describe, expect, it } from 'vitest';
import { slotGames } from '../slot-engines.ts';
import { maxWinOf } from './slot-facts.ts';

// A search of seconds for each slot: the ways are searched beside them, in a file of their own.
const games = slotGames.filter((game) => game.kind === 'lines' && game.model.ways === undefined);

describe.each(games.map((game) => [game.gameId, game] as const))('%s', (_gameId, game) => {
  it('can pay the stated largest win and not more', () => {
    expect(maxWinOf(game)).toBe(game.stated.maxWinMultiple);
  });
});
