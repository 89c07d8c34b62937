import type { OutcomeStream } from '@fairhall/kit/fairness/outcome-stream';
import type { Chance, Hands, SpotGame } from '../spots/spot-game.ts';

/**
 * Fishing: a player pays for a shot at a species, and a draw decides whether it is caught. Every shot
 * draws one number; a species of m times the price is caught with p = RTP / m, so every species has
 * the same RTP.
 *
 * The number is one of 1000 × L, where L is the least common multiple of all multiples of the
 * arena: then RTP / m is an integer count of numbers for each, without rounding.
 */
export type Species = {
  readonly name: string /** Of the price of the shot. */;
  readonly multiple: number;
};

/** A prize, as a multiple of the price, and its share of all prizes of its kind. */
export type Prize = { readonly multiple: number; readonly weight: number };

/**
 * The species of an arena whose prize is random too. Its numbers are drawn with every shot, after
 * the one for the catch: the draws of a shot must not depend on its target.
 */
export type Special = {
  readonly name: string;
  /** The mean of its prizes: it is caught with p = RTP / mean. */
  readonly mean: number;
  readonly draw: (stream: OutcomeStream) => readonly number[];
  /** The prize drawn, as addends in multiples of the price. */
  readonly parts: (drawn: readonly number[]) => readonly number[];
  /** All its prizes; may contain equal ones. */
  readonly prizes: () => readonly Prize[];
};

export type Arena = {
  readonly gameId: string;
  /** In thousandths of the price. */
  readonly rtpPermille: number;
  /** In ascending order of their multiples. */
  readonly species: readonly Species[];
  readonly special: Special;
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

/** An arena as a single-step game: its spots are the species, a round is a shot. */
export type FishingGame = SpotGame & {
  readonly arena: Arena;
  /** How many of `numbers` equally likely numbers catch a species; 0 for an unknown one. */
  readonly catchNumbers: (spot: string) => number;
  readonly numbers: number;
};

const PERMILLE = 1000;
const PERCENT = 100;

/** @throws RangeError when the exact chance of a species is not an integer count */
export function fishingGame(arena: Arena): FishingGame {
  const { gameId, species, special, stated } = arena;
  const average = new Map(species.map(({ name, multiple }) => [name, multiple]));
  average.set(special.name, special.mean);
  const numbers = PERMILLE * [...average.values()].reduce(leastCommonMultiple, 1);
  const catchNumbers = (spot: string) => {
    const multiple = average.get(spot);
    return multiple === undefined ? 0 : (numbers / PERMILLE / multiple) * arena.rtpPermille;
  };
  for (const spot of average.keys()) {
    const caught = catchNumbers(spot);
    if (!Number.isInteger(caught) || caught < 1 || caught >= numbers) {
      throw new RangeError(`${gameId} has no exact chance for ${spot}`);
    }
  }
  return {
    gameId,
    kind: 'fishing',
    arena,
    numbers,
    catchNumbers,
    spots: [...average.keys()],
    offers: (spot) => average.has(spot),
    betsMax: 1,
    deal: (stream) => [[stream.event(numbers)], [...special.draw(stream)]],
    returned: (spot, [[number = numbers] = [], drawn = []]: Hands) => {
      if (number >= catchNumbers(spot)) return 0;
      const parts = spot === special.name ? special.parts(drawn) : [average.get(spot) ?? 0];
      return parts.reduce((sum, multiple) => sum + multiple, 0) * PERCENT;
    },
    chances: (spot) => chancesOf(arena, { spot, caught: catchNumbers(spot), numbers }),
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
  };
}

function* chancesOf(
  { species, special }: Arena,
  { spot, caught, numbers }: { spot: string; caught: number; numbers: number },
): Iterable<Chance> {
  yield { returned: 0, weight: numbers - caught };
  const one = species.find(({ name }) => name === spot);
  const prizes = one ? [{ multiple: one.multiple, weight: 1 }] : special.prizes();
  const all = prizes.reduce((sum, { weight }) => sum + weight, 0);
  for (const { multiple, weight } of prizes) {
    yield { returned: multiple * PERCENT, weight: (caught * weight) / all };
  }
}

function leastCommonMultiple(one: number, other: number): number {
  return (one / greatestCommonDivisor(one, other)) * other;
}

function greatestCommonDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestCommonDivisor(other, one % other);
}

/** The distribution of the sum of independent prizes, with exact weights. */
export function sumsOf(parts: readonly (readonly Prize[])[]): Prize[] {
  let sums = new Map([[0, 1]]);
  for (const part of parts) {
    const next = new Map<number, number>();
    for (const [sum, weight] of sums) {
      for (const prize of part) {
        const total = sum + prize.multiple;
        next.set(total, (next.get(total) ?? 0) + weight * prize.weight);
      }
    }
    sums = next;
  }
  return [...sums].map(([multiple, weight]) => ({ multiple, weight }));
}
