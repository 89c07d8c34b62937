import { hallBlackjack } from '@fairhall/game-server/engines/blackjack/hall-blackjack';
import { fastStream } from '@fairhall/game-server/engines/fast-stream';
import { expect, it } from 'vitest';
import { playAdvised } from './multi-step-facts.ts';
import { needsExactFigures } from './testing/needs-exact-figures.ts';

const { gameId, stated } = hallBlackjack;

it.runIf(needsExactFigures(gameId))(
  'the RTP of blackjack is the stated one, and the published one of such rules, within its interval',
  () => {
    const { rtp, margin, hitRate, volatilityIndex } = playAdvised(hallBlackjack, {
      rounds: 100_000,
      stream: fastStream(21),
    });
    expect(Math.abs(rtp - Number(stated.rtp) / 100)).toBeLessThan(1.5 * margin);
    expect(Math.abs(rtp - 0.9958)).toBeLessThan(1.5 * margin);
    expect(hitRate).toBeCloseTo(stated.hitRate, 2);
    expect(Math.abs(volatilityIndex - stated.volatilityIndex)).toBeLessThan(0.02);
  },
);

const HANDS = 3;

it.runIf(needsExactFigures(gameId))(
  'each of three hands of blackjack returns what a single one does, within the interval',
  () => {
    const { rtp, margin } = playAdvised(hallBlackjack, {
      rounds: 100_000,
      stream: fastStream(22),
      first: `hands-${HANDS}`,
    });
    // In opening stakes, of which a round has three.
    const rtpOfHand = 1 + (rtp - 1) / HANDS;
    expect(Math.abs(rtpOfHand - Number(stated.rtp) / 100)).toBeLessThan((1.5 * margin) / HANDS);
    expect(margin / HANDS).toBeLessThan(0.006);
  },
);
