import { slotGames } from '@fairhall/game-server/engines/slot-engines';
import { expect, it } from 'vitest';
import { needsExactFigures } from '../testing/needs-exact-figures.ts';
import { capOf, maxWinOf } from './slot-facts.ts';

// The slots that `largest-wins-of-lines.test.ts` does not search.
const others = slotGames.filter((game) => game.kind !== 'lines' || game.model.ways !== undefined);

for (const game of others) {
  const { gameId, stated } = game;
  it.runIf(needsExactFigures(gameId))(
    `${gameId} can reach its cap, which is the stated largest win`,
    () => {
      expect(maxWinOf(game)).toBe(stated.maxWinMultiple);
      expect(capOf(game)).toBe(stated.maxWinMultiple);
    },
  );
}
