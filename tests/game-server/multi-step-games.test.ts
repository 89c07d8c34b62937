import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencies } from '../../server/api/src/contract/money.ts';
import { catalogue } from '../../server/game-server/src/catalogue/catalogue.ts';
import { stakesIn } from '../../server/game-server/src/catalogue/stakes.ts';
import type { MultiStepGame } from '../../server/game-server/src/engines/multi-step/multi-step-game.ts';
import {
  playMultiStep,
  takesStake,
} from '../../server/game-server/src/engines/multi-step/multi-step-round.ts';
import { multiStepGames } from '../../server/game-server/src/engines/multi-step-games.ts';
import { picksKinds } from '../../server/game-server/src/engines/picks/picks.ts';
import { nodeHmacSha256 } from '../../server/kit/src/fairness/node-hmac.ts';
import { outcomeStream } from '../../server/kit/src/fairness/outcome-stream.ts';

const STAKE_MINOR = 100n;

const streamOf = (serverSeed: string) =>
  outcomeStream({ hmacSha256: nodeHmacSha256, serverSeed, clientSeed: 'player', nonce: 0 });

/** A player who makes the choices of the given numbers; afterwards the rule chooses. */
function choicesOf(game: MultiStepGame, { seed, picks }: { seed: string; picks: number[] }) {
  const stream = streamOf(seed);
  const made: string[] = [];
  let position = game.open(stream);
  while (position.returnedPercent === null) {
    const pick = picks[made.length];
    const offered = position.choices[(pick ?? 0) % position.choices.length];
    const name = pick === undefined || !offered ? position.fallback() : offered.name;
    position = position.choose(name, stream);
    made.push(name);
  }
  return made;
}

const rounds = fc.record({
  game: fc.constantFrom(...multiStepGames),
  seed: fc.string({ minLength: 1 }),
  picks: fc.array(fc.nat(63), { maxLength: 24 }),
});

describe('a multi-step round', () => {
  it('ends for any choices and returns between zero and the stated maximum', () => {
    fc.assert(
      fc.property(rounds, ({ game, seed, picks }) => {
        const choices = choicesOf(game, { seed, picks });
        const round = playMultiStep(game, {
          stakeMinor: STAKE_MINOR,
          currency: 'USD',
          choices,
          stream: streamOf(seed),
        });
        expect(choices.length).toBeLessThanOrEqual(game.choicesMax);
        expect(round.winMinor).toBeGreaterThanOrEqual(0n);
        expect(round.winMinor).toBeLessThanOrEqual(BigInt(game.stated.returnMax));
      }),
      { numRuns: 2_000 },
    );
  });

  it('is the same for the same seeds and choices, and stake and win scale exactly together', () => {
    fc.assert(
      fc.property(rounds, fc.bigInt({ min: 1n, max: 1_000n }), ({ game, ...played }, any) => {
        // From 25 dollars on the bound of a win ends a round of picks earlier.
        const isOfPicks = picksKinds.some((kind) => kind === game.kind);
        const factor = isOfPicks && any > 25n ? 25n : any;
        const choices = choicesOf(game, played);
        const dealAt = (stakeMinor: bigint) =>
          playMultiStep(game, {
            ...{ stakeMinor, currency: 'USD', choices },
            stream: streamOf(played.seed),
          });
        const round = dealAt(STAKE_MINOR);
        const larger = dealAt(STAKE_MINOR * factor);
        const { position: _first, ...facts } = round;
        const { position: _second, ...again } = dealAt(STAKE_MINOR);
        expect(again).toEqual(facts);
        expect(larger.stakeMinor).toBe(round.stakeMinor * factor);
        expect(larger.winMinor).toBe((round.winMinor ?? 0n) * factor);
      }),
      { numRuns: 500 },
    );
  });
});

it.each(multiStepGames.map((game) => [game.gameId, game] as const))(
  '%s pays whole minor units for every stake of every currency',
  (gameId, game) => {
    const row = catalogue.find((candidate) => candidate.gameId === gameId);
    for (const currency of currencies) {
      for (const stakeMinor of stakesIn(currency, row?.betList ?? [])) {
        expect({ currency, stakeMinor, whole: takesStake(game, stakeMinor) }).toMatchObject({
          whole: true,
        });
      }
    }
  },
);
