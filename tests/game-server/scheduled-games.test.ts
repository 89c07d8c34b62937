import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  lineMultiple,
  starDraw49,
} from '../../server/game-server/src/engines/lotto/star-draw-49.ts';
import { scheduledGames } from '../../server/game-server/src/engines/scheduled-games.ts';
import {
  combinedOdds,
  oddsOf,
  oddsOfText,
  oddsText,
  payout,
} from '../../server/game-server/src/engines/sports/odds.ts';
import { nodeHmacSha256 } from '../../server/kit/src/fairness/node-hmac.ts';
import { outcomeStream } from '../../server/kit/src/fairness/outcome-stream.ts';

const streamOf = (serverSeed: string) =>
  outcomeStream({ hmacSha256: nodeHmacSha256, serverSeed, clientSeed: 'book', nonce: 0 });

const seeds = fc.string({ minLength: 1 });
const odds = fc.bigInt({ min: 101n, max: 100_000n });

describe('a scheduled game', () => {
  it('has the same course for the same seeds', () => {
    fc.assert(
      fc.property(fc.constantFrom(...scheduledGames), seeds, (game, seed) => {
        const [fixture] = game.fixtures(streamOf(seed));
        if (!fixture) throw new Error('no fixture');
        expect(game.play(fixture, streamOf(seed))).toEqual(game.play(fixture, streamOf(seed)));
      }),
      { numRuns: 500 },
    );
  });

  it('has exactly one winning selection in a market of exclusive selections', () => {
    const shared = new Set(['place', 'podium', 'duel']);
    fc.assert(
      fc.property(fc.constantFrom(...scheduledGames), seeds, (game, seed) => {
        if (game.sells !== 'bets') return;
        const [fixture] = game.fixtures(streamOf(seed));
        if (!fixture) throw new Error('no fixture');
        const { result } = game.play(fixture, streamOf(seed));
        for (const { market, selections } of game.markets(fixture)) {
          if (shared.has(market)) continue;
          const won = selections.filter(({ selection }) =>
            game.wins({ market, selection }, { fixture, result }),
          );
          expect(won).toHaveLength(1);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('draws six different numbers of 1 to 49, and pays a line at most the stated prize', () => {
    const lines = fc.uniqueArray(fc.integer({ min: 1, max: 49 }), { minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(seeds, lines, (seed, line) => {
        const { result } = starDraw49.play({ kind: 'draw' }, streamOf(seed));
        const numbers = result.kind === 'draw' ? result.numbers : [];
        expect(new Set(numbers).size).toBe(6);
        expect(Math.min(...numbers)).toBeGreaterThanOrEqual(1);
        expect(Math.max(...numbers)).toBeLessThanOrEqual(49);
        expect(lineMultiple(line, numbers)).toBeLessThanOrEqual(starDraw49.stated.returnMax);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('odds', () => {
  it('are less than a hundredth below their value without rounding', () => {
    const counts = fc.bigInt({ min: 1n, max: 10n ** 6n });
    fc.assert(
      fc.property(counts, counts, fc.integer({ min: 1, max: 15 }), (ways, more, margin) => {
        const of = ways + more;
        const offered = oddsOf({ ways, of }, margin);
        if (offered === null) return;
        const expected = BigInt(100 - margin) * of;
        expect(offered * ways <= expected).toBe(true);
        expect((offered + 1n) * ways > expected).toBe(true);
      }),
    );
  });

  it('of an accumulator are the product of its legs, less than a hundredth below it', () => {
    fc.assert(
      fc.property(fc.array(odds, { minLength: 1, maxLength: 8 }), (legs) => {
        const exact = legs.reduce((product, leg) => product * leg, 1n);
        const unit = 100n ** BigInt(legs.length - 1);
        const combined = combinedOdds(legs);
        expect(combined * unit <= exact).toBe(true);
        expect((combined + 1n) * unit > exact).toBe(true);
      }),
    );
  });

  it('are parsed from their text form, and scale a stake exactly', () => {
    fc.assert(
      fc.property(odds, fc.bigInt({ min: 1n, max: 10n ** 6n }), (offered, hundreds) => {
        expect(oddsOfText(oddsText(offered))).toBe(offered);
        const once = payout({ stakeMinor: 100n, odds: offered });
        expect(payout({ stakeMinor: 100n * hundreds, odds: offered })).toBe(once * hundreds);
      }),
    );
  });
});
