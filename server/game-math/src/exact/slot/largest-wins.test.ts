import { slotGames } from '@fairhall/game-server/engines/slot-engines';
import { describe, expect, it } from 'vitest';
import { inSuite } from '../../../../commands/suite.mjs';
import { capOf, maxWinOf } from './slot-facts.ts';

/** Its search takes as long as all others together, so it runs in the full suite alone. */
const LONGEST = 'lantern-night';

// The slots that `largest-wins-of-lines.test.ts` does not search.
const others = slotGames.filter((game) => game.kind !== 'lines' || game.model.ways !== undefined);
const games = inSuite({
  quick: others.filter(({ gameId }) => gameId !== LONGEST),
  full: others,
});

describe.each(games.map((game) => [game.gameId, game] as const))('%s', (_gameId, game) => {
  it('can reach its cap, which is the stated largest win', () => {
    expect(maxWinOf(game)).toBe(game.stated.maxWinMultiple);
    expect(capOf(game)).toBe(game.stated.maxWinMultiple);
  });
});
