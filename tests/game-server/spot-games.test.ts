import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slipOf } from '../../server/game-server/src/engines/keno/aurora-keno.ts';
import { spotGames } from '../../server/game-server/src/engines/spot-games.ts';
import type { SpotGame } from '../../server/game-server/src/engines/spots/spot-game.ts';
import { playSpots } from '../../server/game-server/src/engines/spots/spot-round.ts';
import { nodeHmacSha256 } from '../../server/kit/src/fairness/node-hmac.ts';
import { outcomeStream } from '../../server/kit/src/fairness/outcome-stream.ts';

const streamOf = (serverSeed: string) =>
  outcomeStream({ hmacSha256: nodeHmacSha256, serverSeed, clientSeed: 'player', nonce: 0 });

const someSpot = (game: SpotGame) =>
  game.kind === 'keno'
    ? fc.uniqueArray(fc.integer({ min: 1, max: 80 }), { minLength: 1, maxLength: 10 }).map(slipOf)
    : fc.constantFrom(...game.spots);

const someBets = (game: SpotGame) =>
  fc
    .dictionary(someSpot(game), fc.bigInt({ min: 1n, max: 5_000n }), {
      minKeys: 1,
      maxKeys: Math.min(game.betsMax, 12),
    })
    .map((bets) => new Map(Object.entries(bets).map(([spot, bet]) => [spot, bet * 100n])));

const wagers = fc
  .constantFrom(...spotGames)
  .chain((game) =>
    fc.record({ game: fc.constant(game), bets: someBets(game), seed: fc.string({ minLength: 1 }) }),
  );

/** The stated figures of a spot, or of one of its kind. */
function statedMax(game: SpotGame, spot: string): bigint {
  const marks = spot.split('-').length - 1;
  const name = game.kind === 'keno' ? (game.spots[marks - 1] ?? '') : spot;
  return BigInt(game.stated.spots[name]?.returnMax ?? 0);
}

describe('a single-step round', () => {
  it('pays between zero and the stated maximum of each bet', () => {
    fc.assert(
      fc.property(wagers, ({ game, bets, seed }) => {
        const round = playSpots(game, { bets, stream: streamOf(seed) });
        for (const { spot, stakeMinor, winMinor } of round.bets) {
          expect(winMinor).toBeGreaterThanOrEqual(0n);
          expect(winMinor * 100n).toBeLessThanOrEqual(stakeMinor * statedMax(game, spot));
        }
        expect(round.winMinor).toBe(round.bets.reduce((sum, bet) => sum + bet.winMinor, 0n));
      }),
      { numRuns: 3_000 },
    );
  });

  it('is the same for the same seeds, and its wins scale exactly with the stake', () => {
    fc.assert(
      fc.property(wagers, fc.bigInt({ min: 1n, max: 1_000n }), ({ game, bets, seed }, factor) => {
        const round = playSpots(game, { bets, stream: streamOf(seed) });
        expect(playSpots(game, { bets, stream: streamOf(seed) })).toEqual(round);
        const raised = new Map([...bets].map(([spot, bet]) => [spot, bet * factor]));
        const larger = playSpots(game, { bets: raised, stream: streamOf(seed) });
        expect(larger.winMinor).toBe(round.winMinor * factor);
      }),
      { numRuns: 1_000 },
    );
  });
});
