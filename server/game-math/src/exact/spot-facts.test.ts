import { velvetBaccarat } from '@fairhall/game-server/engines/baccarat/velvet-baccarat';
import { brassRoulette } from '@fairhall/game-server/engines/roulette/brass-roulette';
import { spotGames } from '@fairhall/game-server/engines/spot-games';
import { describe, expect, it } from 'vitest';
import { spotFacts } from './spot-facts.ts';
import { needsExactFigures } from './testing/needs-exact-figures.ts';

const percent = (share: number) => (share * 100).toFixed(2);

describe.each(spotGames.map((game) => [game.gameId, game] as const))('%s', (gameId, game) => {
  const exact = it.runIf(needsExactFigures(gameId));

  exact('has exactly the stated RTP of each spot', () => {
    for (const spot of game.spots) {
      const { rtp, returnMax } = spotFacts(game, spot);
      expect({ spot, rtp: percent(rtp), returnMax }).toEqual({ spot, ...game.stated.spots[spot] });
    }
    expect(Object.keys(game.stated.spots).sort()).toEqual([...game.spots].sort());
  });

  exact('has the stated return, volatility and hit rate of its lead spot', () => {
    const lead = spotFacts(game, game.stated.leadSpot);
    expect(percent(lead.rtp)).toBe(game.stated.rtp);
    expect(lead.volatilityIndex).toBeCloseTo(game.stated.volatilityIndex, 2);
    expect(lead.hitRate).toBeCloseTo(game.stated.hitRate, 4);
  });
});

describe('known values', () => {
  it('of roulette: 36/37 on each of its bets', () => {
    for (const spot of brassRoulette.spots) {
      expect(spotFacts(brassRoulette, spot).rtp).toBeCloseTo(36 / 37, 12);
    }
  });

  it('of baccarat with eight decks', () => {
    const rtp = (spot: string) => spotFacts(velvetBaccarat, spot).rtp;
    expect(rtp('banker')).toBeCloseTo(0.98942, 5);
    expect(rtp('player')).toBeCloseTo(0.98765, 5);
    expect(rtp('tie')).toBeCloseTo(0.8564, 5);
  });
});
