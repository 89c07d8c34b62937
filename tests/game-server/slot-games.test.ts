import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spin } from '../../server/game-server/src/engines/slot/slot-round.ts';
import { slotEngine, slotGames } from '../../server/game-server/src/engines/slot-engines.ts';
import { nodeHmacSha256 } from '../../server/kit/src/fairness/node-hmac.ts';
import { outcomeStream } from '../../server/kit/src/fairness/outcome-stream.ts';

const streamOf = (serverSeed: string) =>
  outcomeStream({ hmacSha256: nodeHmacSha256, serverSeed, clientSeed: 'player', nonce: 0 });

const spins = fc.record({
  game: fc.constantFrom(...slotGames),
  seed: fc.string({ minLength: 1 }),
  unitMinor: fc.bigInt({ min: 1n, max: 5_000n }),
});

function play({ gameId, seed, unitMinor }: { gameId: string; seed: string; unitMinor: bigint }) {
  const engine = slotEngine(gameId);
  if (!engine) throw new Error(`there is no engine for ${gameId}`);
  const stakeMinor = unitMinor * BigInt(engine.units);
  return { stakeMinor, ...spin(engine, { stakeMinor, stream: streamOf(seed) }) };
}

describe('a round of a slot', () => {
  it('pays between zero and the stated maximum, and exactly the sum of its steps', () => {
    fc.assert(
      fc.property(spins, ({ game, ...wager }) => {
        const round = play({ gameId: game.gameId, ...wager });
        // Stated in whole stakes, rounded down.
        expect(round.winMinor).toBeLessThan(
          round.stakeMinor * BigInt(game.stated.maxWinMultiple + 1),
        );
        for (const step of round.steps) expect(step.lineBets).toBeGreaterThanOrEqual(0);
        const steps = round.steps.reduce((sum, step) => sum + step.lineBets, 0);
        expect(round.winMinor).toBe(wager.unitMinor * BigInt(steps));
      }),
      { numRuns: 2_000 },
    );
  });

  it('is the same for the same seeds, and its win grows exactly with the stake', () => {
    fc.assert(
      fc.property(spins, fc.bigInt({ min: 1n, max: 1_000n }), ({ game, ...wager }, factor) => {
        const round = play({ gameId: game.gameId, ...wager });
        expect(play({ gameId: game.gameId, ...wager })).toEqual(round);
        const unitMinor = wager.unitMinor * factor;
        const larger = play({ gameId: game.gameId, ...wager, unitMinor });
        expect(larger.winMinor).toBe(round.winMinor * factor);
        expect(larger.steps).toEqual(round.steps);
      }),
      { numRuns: 1_000 },
    );
  });
});
