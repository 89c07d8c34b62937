import { expect, it } from 'vitest';
import { type Currency, currencies } from '../../server/api/src/contract/money.ts';
import published from '../../server/game-math/src/report/report.json' with { type: 'json' };
import { catalogue } from '../../server/game-server/src/catalogue/catalogue.ts';
import { stakesIn } from '../../server/game-server/src/catalogue/stakes.ts';
import type {
  EnvelopesTables,
  FishingTables,
  ScratchTables,
} from '../../server/game-server/src/definitions/spot-tables.ts';
import { redEnvelopeRush } from '../../server/game-server/src/engines/envelopes/red-envelope-rush.ts';
import { fishingGames } from '../../server/game-server/src/engines/fishing/fishing-games.ts';
import { choose } from '../../server/game-server/src/engines/lotto/balls.ts';
import { STAR_DRAWS, starPrizes } from '../../server/game-server/src/engines/lotto/star-draw-49.ts';
import { multiStepGames } from '../../server/game-server/src/engines/multi-step-games.ts';
import {
  lanternLimbo,
  quaysideDice,
} from '../../server/game-server/src/engines/originals/threshold.ts';
import type { SportGame } from '../../server/game-server/src/engines/scheduled/scheduled-game.ts';
import { scheduledGames } from '../../server/game-server/src/engines/scheduled-games.ts';
import { scratchSafari } from '../../server/game-server/src/engines/scratch/scratch-safari.ts';
import { slotEngine, slotGames } from '../../server/game-server/src/engines/slot-engines.ts';
import { spotGames } from '../../server/game-server/src/engines/spot-games.ts';
import type { SpotGame } from '../../server/game-server/src/engines/spots/spot-game.ts';
import { paysExactly, returnStep } from '../../server/game-server/src/engines/spots/stake-rule.ts';

/*
 * Nothing is rounded, in every game of the house: each stake pays each of its returns in whole minor
 * units, and the stated RTP is the exact rational, rounded to its two decimals.
 */

/** Every stake of a game, in every currency. */
function stakesOf(gameId: string): { currency: Currency; stakes: bigint[] }[] {
  const betList = catalogue.find((game) => game.gameId === gameId)?.betList ?? [];
  return currencies.map((currency) => ({ currency, stakes: stakesIn(currency, betList) }));
}

function expectWhole(gameId: string, percentOf: (stake: bigint) => Iterable<number>): void {
  let combinations = 0;
  for (const { stakes } of stakesOf(gameId)) {
    for (const stake of stakes) {
      for (const percent of percentOf(stake)) {
        if ((stake * BigInt(percent)) % 100n !== 0n) throw new Error(`${stake} × ${percent} %`);
        combinations += 1;
      }
    }
  }
  expect(combinations).toBeGreaterThan(0);
}

const tested = new Set<string>();
/** A test of a game; together they must be of every game. */
function ofGame(gameId: string, name: string, run: () => void): void {
  tested.add(gameId);
  it(`${gameId} ${name}`, run);
}

/** Every return that a spot offers at a stake, over all choices of an original. */
function* returnsAt(game: SpotGame, stake: bigint): Iterable<number> {
  for (const spot of game.spots) {
    if (game.stakeRule && !paysExactly(game.stakeRule.returns(spot), stake)) continue;
    for (const { returned } of game.chances(spot)) yield returned;
  }
}

for (const game of spotGames) {
  ofGame(game.gameId, 'pays every return of every stake in whole minor units', () => {
    expectWhole(game.gameId, (stake) => returnsAt(game, stake));
  });

  it(`${game.gameId} states the exact RTP of each spot, rounded to its decimals`, () => {
    for (const [spot, { rtp }] of Object.entries(game.stated.spots)) {
      expect(`${spot} ${percentText(exactRtp(game, spot))}`).toBe(`${spot} ${rtp}`);
    }
    expect(percentText(exactRtp(game, game.stated.leadSpot))).toBe(game.stated.rtp);
  });
}

for (const game of [quaysideDice, lanternLimbo]) {
  it(`${game.gameId} offers every return on the grid of a stake, and no other`, () => {
    const { percentMin, percentMax } = game.tables;
    for (const { stakes } of stakesOf(game.gameId)) {
      for (const stake of stakes) {
        const step = returnStep(stake);
        for (let percent = percentMin; percent <= percentMax; percent += 1) {
          const isWhole = (Number(stake) * percent) % 100 === 0;
          if (isWhole !== (percent % step === 0)) throw new Error(`${stake} × ${percent} %`);
        }
      }
    }
  });
}

for (const { gameId } of slotGames) {
  ofGame(gameId, 'divides every stake into its lines or units', () => {
    const unit = BigInt(slotEngine(gameId)?.units ?? 0);
    for (const { stakes } of stakesOf(gameId)) {
      expect(stakes.filter((stake) => stake % unit !== 0n)).toEqual([]);
    }
  });
}

for (const { gameId, percentUnit } of multiStepGames) {
  ofGame(gameId, 'pays every multiple of its unit in whole minor units', () =>
    expectWhole(gameId, () => [percentUnit]),
  );
}

for (const game of scheduledGames) {
  ofGame(game.gameId, 'pays in whole minor units and states its exact RTP, rounded', () => {
    const isDraw = game.sells === 'tickets';
    // Odds have two decimals: a stake of whole hundreds pays them exactly.
    expectWhole(game.gameId, () => (isDraw ? starPrizes.map((one) => one.multiple * 100) : [100]));
    expect(percentText(isDraw ? lineRtp() : leadRtp(game))).toBe(game.stated.rtp);
  });
}

it('every game of the catalogue is among them', () => {
  expect([...tested].sort()).toEqual(catalogue.map(({ gameId }) => gameId).sort());
});

it('a published RTP is so far from a boundary that its digits beyond the ninth cannot round it otherwise', () => {
  for (const { gameId, exactRtp: rtp, statedRtp } of published.games) {
    if (rtp === null) continue;
    expect(Math.abs(rtp * 100 - Number(statedRtp)), gameId).toBeLessThan(0.005 - 2e-7);
  }
});

/** A share of 1, exactly. */
type Rational = { readonly over: bigint; readonly under: bigint };

/** Percent with two decimals, rounded half up. */
function percentText({ over, under }: Rational): string {
  const hundredths = (over * 20_000n + under) / (under * 2n);
  const digits = String(hundredths).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

function exactRtp(game: SpotGame, spot: string): Rational {
  if (game.kind === 'envelopes') return envelopesRtp(redEnvelopeRush.tables);
  if (game.kind === 'scratch') return scratchRtp(scratchSafari.tables);
  if (game.kind === 'fishing') {
    const arena = fishingGames.find(({ gameId }) => gameId === game.gameId);
    if (arena) return fishingRtp(arena.tables, spot);
  }
  let over = 0n;
  let under = 0n;
  for (const { returned, weight } of game.chances(spot)) {
    expect(Number.isSafeInteger(weight)).toBe(true);
    over += BigInt(returned) * BigInt(weight);
    under += BigInt(weight);
  }
  return { over, under: under * 100n };
}

/** The mean of an envelope times their number, times the mean multiplier: they are independent. */
function envelopesRtp(tables: EnvelopesTables): Rational {
  const { envelopes, envelopeShares, prizes, sealShares, seals } = tables;
  const prize = prizes.reduce((sum, { percent, shares }) => sum + percent * shares, 0);
  const plain = sealShares - seals.reduce((sum, { shares }) => sum + shares, 0);
  const multipliers = seals.reduce(
    (sum, { multiplier, shares }) => sum + multiplier * shares,
    plain,
  );
  return {
    over: BigInt(envelopes) * BigInt(prize) * BigInt(multipliers),
    under: BigInt(envelopeShares) * BigInt(sealShares) * 100n,
  };
}

/** The sum of the means of the animals, each a binomial distribution over the fields. */
function scratchRtp({ fields, shares, animals, times }: ScratchTables): Rational {
  let over = 0n;
  for (const { percent, shares: own } of animals) {
    for (const [count, multiple] of times.entries()) {
      const ways = BigInt(choose(fields, count)) * BigInt(own) ** BigInt(count);
      over += BigInt(percent * multiple) * ways * BigInt(shares - own) ** BigInt(fields - count);
    }
  }
  return { over, under: BigInt(shares) ** BigInt(fields) * 100n };
}

/** The share of the numbers that catch, times the multiple, or the mean of the special. */
function fishingRtp(tables: FishingTables, spot: string): Rational {
  const { numbers, species, special, specialCaught } = tables;
  const found = species.find(({ name }) => name === spot);
  const caught = BigInt(found ? found.caught : specialCaught);
  const multiple = BigInt(found ? found.multiple : special.mean);
  return { over: caught * multiple, under: BigInt(numbers) };
}

function lineRtp(): Rational {
  const over = starPrizes.reduce((sum, { multiple, ways }) => sum + multiple * ways, 0);
  return { over: BigInt(over), under: BigInt(STAR_DRAWS) };
}

/** The lead bet over all fixtures, which are equally likely. */
function leadRtp(game: SportGame): Rational {
  const fixtures = [...game.season()];
  let sum: Rational = { over: 0n, under: 1n };
  for (const fixture of fixtures) {
    const market = game.markets(fixture).find((one) => one.market === game.lead.market);
    const lead = market?.selections.find(({ selection }) => selection === game.lead.selection);
    if (!lead?.odds) continue;
    const { ways, of } = lead.chance;
    const under = of * 100n * BigInt(fixtures.length);
    sum = { over: sum.over * under + ways * lead.odds * sum.under, under: sum.under * under };
  }
  return sum;
}
