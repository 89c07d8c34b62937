import type { FishingTables, SpecialTables } from '../../definitions/spot-tables.ts';
import type { Chance, Hands, SpotGame, SpotRules } from '../spots/spot-game.ts';
import { type Special, specialOf } from './special.ts';

/**
 * Fishing: a player pays for a shot at a species, and a draw decides whether it is caught. Every shot
 * draws one number; a species of m times the price is caught with p = RTP / m, so every species has
 * the same RTP.
 *
 * The number is one of 1000 × L, where L is the least common multiple of all multiples of the
 * arena: then RTP / m is an integer count of numbers for each, without rounding.
 */
type Species = {
  readonly name: string;
  /** Of the price of the shot. */
  readonly multiple: number;
};

/** The definition of an arena, from which its tables are computed. */
export type ArenaModel = {
  readonly gameId: string;
  /** In thousandths of the price. */
  readonly rtpPermille: number;
  /** In ascending order of their multiples. */
  readonly species: readonly Species[];
  readonly special: SpecialTables;
  readonly stated: {
    /** The species of the arena's stated figures. */
    readonly lead: string;
    readonly rtp: string;
    readonly volatilityIndex: number;
    readonly hitRate: number;
    /** Largest multiple of the special. */
    readonly specialMax: number;
  };
};

export type Arena = Pick<FishingTables, 'species'> & { readonly special: Special };

/** An arena as a single-step game: its spots are the species, a round is a shot. */
export type FishingGame = SpotGame<FishingTables> & {
  readonly arena: Arena;
  /** How many of `numbers` equally likely numbers catch a species; 0 for an unknown one. */
  readonly catchNumbers: (spot: string) => number;
  readonly numbers: number;
};

const PERMILLE = 1000;
const PERCENT = 100;

/** @throws RangeError when the exact chance of a species is not an integer count */
export function fishingGame({ gameId, stated, ...model }: ArenaModel): FishingGame {
  const { species, special, rtpPermille } = model;
  const means = [...species.map(({ multiple }) => multiple), special.mean];
  const numbers = PERMILLE * means.reduce(leastCommonMultiple, 1);
  const caughtBy = (multiple: number): number => {
    const caught = (numbers / PERMILLE / multiple) * rtpPermille;
    if (Number.isInteger(caught) && caught >= 1 && caught < numbers) return caught;
    throw new RangeError(`${gameId} has no exact chance for a multiple of ${multiple}`);
  };
  return fishing({
    gameId,
    tables: {
      ...{ rtpPermille, numbers, special },
      species: species.map((one) => ({ ...one, caught: caughtBy(one.multiple) })),
      specialCaught: caughtBy(special.mean),
      betsMax: 1,
      cap: Math.max(stated.specialMax, ...species.map(({ multiple }) => multiple)),
    },
    stated: {
      leadSpot: stated.lead,
      rtp: stated.rtp,
      volatilityIndex: stated.volatilityIndex,
      hitRate: stated.hitRate,
      spots: Object.fromEntries([
        ...species.map(({ name, multiple }) => [
          name,
          { rtp: stated.rtp, returnMax: multiple * PERCENT },
        ]),
        [special.name, { rtp: stated.rtp, returnMax: stated.specialMax * PERCENT }],
      ]),
    },
  });
}

/** An arena from its tables. */
export function fishing({ gameId, tables, stated }: SpotRules<FishingTables>): FishingGame {
  const { numbers, species, specialCaught, betsMax } = tables;
  const special = specialOf(tables.special);
  const caught = new Map(species.map((one) => [one.name, one.caught]));
  caught.set(special.name, specialCaught);
  const multiples = new Map(species.map(({ name, multiple }) => [name, multiple]));
  const catchNumbers = (spot: string) => caught.get(spot) ?? 0;
  return {
    ...{ gameId, tables, stated, numbers, catchNumbers },
    kind: 'fishing',
    arena: { species, special },
    spots: [...caught.keys()],
    offers: (spot) => caught.has(spot),
    betsMax,
    deal: (stream) => [[stream.event(numbers)], [...special.draw(stream)]],
    returned: (spot, [[number = numbers] = [], drawn = []]: Hands) => {
      if (number >= catchNumbers(spot)) return 0;
      const parts = spot === special.name ? special.parts(drawn) : [multiples.get(spot) ?? 0];
      return parts.reduce((sum, multiple) => sum + multiple, 0) * PERCENT;
    },
    *chances(spot): Iterable<Chance> {
      yield { returned: 0, weight: numbers - catchNumbers(spot) };
      const multiple = multiples.get(spot);
      const prizes = multiple === undefined ? special.prizes() : [{ multiple, weight: 1 }];
      const all = prizes.reduce((sum, { weight }) => sum + weight, 0);
      for (const prize of prizes) {
        const weight = (catchNumbers(spot) * prize.weight) / all;
        yield { returned: prize.multiple * PERCENT, weight };
      }
    },
  };
}

function leastCommonMultiple(one: number, other: number): number {
  return (one / greatestCommonDivisor(one, other)) * other;
}

function greatestCommonDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestCommonDivisor(other, one % other);
}
