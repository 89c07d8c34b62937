import { catalogue } from '@fairhall/game-server/catalogue/catalogue';
import { slotGames } from '@fairhall/game-server/engines/slot-engines';
import { describe, expect, it } from 'vitest';
import { needsExactFigures } from '../exact/testing/needs-exact-figures.ts';
import { type PublishedWins, publishedWins } from './published-wins.ts';
import slotWins from './slot-wins.json' with { type: 'json' };

const published = new Map<string, unknown>(Object.entries(slotWins));

describe.each(slotGames)('the published distribution of $gameId', (game) => {
  const { rulesHash, units, margin, wins } = published.get(game.gameId) as PublishedWins;

  it('is that of the rules in force', () => {
    const entry = catalogue.find(({ gameId }) => gameId === game.gameId);
    expect(rulesHash).toBe(entry?.rulesHash);
  });

  it('has the stated hit rate and RTP; wins beyond a thousand stakes count as a thousand', () => {
    const total = wins.reduce((sum, [, chance]) => sum + chance, 0);
    const rtp = wins.reduce((sum, [win, chance]) => sum + (win / units) * chance, 0);
    expect(total).toBeCloseTo(1, 5);
    expect(1 - (wins[0]?.[1] ?? 0)).toBeCloseTo(game.stated.hitRate, 3);
    expect(rtp).toBeLessThanOrEqual(Number(game.stated.rtp) / 100 + margin + 0.00006);
    // Of Wolfmoon, the only slot with as many of them, those beyond are 1.1 % of the stake.
    const beyond = game.gameId === 'wolfmoon' ? 0.012 : 0.01;
    expect(rtp).toBeGreaterThan(Number(game.stated.rtp) / 100 - margin - beyond);
  });

  it.runIf(needsExactFigures(game.gameId))('is the computed one', () => {
    expect(publishedWins(game)).toEqual({ rulesHash, units, margin, wins });
  });
});
