import { slotGames } from '@fairhall/game-server/engines/slot-engines';
import { describe, expect, it } from 'vitest';
import { inSuite } from '../../../../commands/suite.mjs';
import { capOf, maxWinOf } from './slot-facts.ts';

/** The longest searches run in the full suite alone; the same code searches the other slots. */
const SLOW: ReadonlySet<string> = new Set(['phoenix-ascend', 'nine-neon-lives']);

// The search takes seconds for each slot: slots with ways have their own file, which runs in
// parallel.
const lines = slotGames.filter((game) => game.kind === 'lines' && game.model.ways === undefined);
const games = inSuite({
  quick: lines.filter(({ gameId }) => !SLOW.has(gameId)),
  full: lines,
});

describe.each(games.map((game) => [game.gameId, game] as const))('%s', (_gameId, game) => {
  it('can reach its cap, which is the stated largest win', () => {
    expect(maxWinOf(game)).toBe(game.stated.maxWinMultiple);
    expect(capOf(game)).toBe(game.stated.maxWinMultiple);
  });
});
