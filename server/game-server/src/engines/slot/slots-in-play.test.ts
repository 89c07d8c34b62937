import { expect, it } from 'vitest';
import { inSuite } from '../../../../commands/suite.mjs';
import { fastStream } from '../fast-stream.ts';
import { playable, slotGames } from '../slot-engines.ts';

const ROUNDS = inSuite({
  quick: { tumble: 10_000, others: 40_000 },
  full: { tumble: 50_000, others: 200_000 },
});

// Simulations beside the exact tests of `slot-games.test.ts`.
it.each(slotGames.map((game) => [game.gameId, game] as const))(
  '%s has its stated return in simulated rounds',
  (_gameId, game) => {
    const slot = playable(game);
    const rounds = ROUNDS[game.kind === 'tumble' ? 'tumble' : 'others'];
    const stream = fastStream(20_250_616);
    let lineBets = 0;
    for (let round = 0; round < rounds; round += 1) lineBets += slot.play(stream).lineBets;
    const rtp = lineBets / slot.units / rounds;
    const interval = (1.5 * game.stated.volatilityIndex) / Math.sqrt(rounds);
    expect(Math.abs(rtp - Number(game.stated.rtp) / 100)).toBeLessThan(interval);
  },
);
