import { slotFeatures } from '@fairhall/game-server/definitions/slot-feature-figures';
import { slotGames } from '@fairhall/game-server/engines/slot-engines';
import { expect, it } from 'vitest';
import { needsExactFigures } from '../testing/needs-exact-figures.ts';
import { factsOf } from './slot-facts.ts';

for (const game of slotGames) {
  const { gameId, stated } = game;
  const exact = it.runIf(needsExactFigures(gameId));
  exact(`${gameId} has exactly the stated RTP, volatility, hit rate and feature rate`, () => {
    const facts = factsOf(game);
    expect(((facts.rtp - stated.rtpBeyondCap) * 100).toFixed(2)).toBe(stated.rtp);
    // Where wins above the cap are so rare that they are no part of the RTP, neither of the deviation.
    if (stated.rtpBeyondCap === 0) {
      expect(facts.volatilityIndex).toBeCloseTo(stated.volatilityIndex, 2);
    } else expect(facts.volatilityIndex).toBeGreaterThan(stated.volatilityIndex);
    expect(facts.hitRate).toBeCloseTo(stated.hitRate, 4);
    expect(facts.featureRate).toBeCloseTo(stated.featureRate, 4);
    // And the exact figures of the feature in its definition.
    const featureRtp = facts.featureRtp - stated.rtpBeyondCap;
    expect(slotFeatures[gameId]).toBe((featureRtp * 100).toFixed(2));
  });
}
