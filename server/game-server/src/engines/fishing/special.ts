import type { OutcomeStream } from '@fairhall/kit/fairness/outcome-stream';
import type { SpecialTables } from '../../definitions/spot-tables.ts';
import { kindAt } from '../spots/ticket.ts';

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

type Of<Kind extends SpecialTables['kind']> = Extract<SpecialTables, { kind: Kind }>;

/** The special of an arena from its tables. */
export function specialOf(tables: SpecialTables): Special {
  switch (tables.kind) {
    case 'chest':
      return chest(tables);
    case 'tentacles':
      return tentacles(tables);
    case 'blast':
      return blast(tables);
    case 'lightning':
      return lightning(tables);
  }
}

/** One of its prizes, by their weights in order. */
function chest({ name, mean, prizes }: Of<'chest'>): Special {
  const shares = prizes.map(({ weight }) => weight);
  const contents = shares.reduce((sum, share) => sum + share, 0);
  return {
    ...{ name, mean },
    draw: (stream) => [stream.event(contents)],
    parts: ([content = contents - 1]) => [
      prizes[kindAt(content, { shares, blank: -1 })]?.multiple ?? 0,
    ],
    prizes: () => prizes,
  };
}

/** The sum of several equal prizes. */
function tentacles({ name, mean, count, multiples }: Of<'tentacles'>): Special {
  const tentacle = multiples.map((multiple) => ({ multiple, weight: 1 }));
  return {
    ...{ name, mean },
    draw: (stream) => Array.from({ length: count }, () => stream.event(multiples.length)),
    parts: (drawn) => drawn.map((number) => multiples[number] ?? 0),
    prizes: () => sumsOf(Array.from({ length: count }, () => tentacle)),
  };
}

/** The prizes of the animals that the blast reaches. */
function blast({ name, mean, reaches, multiples }: Of<'blast'>): Special {
  const reachMax = Math.max(...reaches);
  const animal = multiples.map((multiple) => ({ multiple, weight: 1 }));
  return {
    ...{ name, mean },
    draw: (stream) => [
      stream.event(reaches.length),
      ...Array.from({ length: reachMax }, () => stream.event(multiples.length)),
    ],
    parts: ([reach = 0, ...animals]) =>
      animals.slice(0, reaches[reach] ?? 0).map((number) => multiples[number] ?? 0),
    prizes: () =>
      reaches.flatMap((reach) => {
        // All reaches are equally likely, so their weights must be shares of the same total.
        const all = multiples.length ** reach;
        return sumsOf(Array.from({ length: reach }, () => animal)).map(({ multiple, weight }) => ({
          multiple,
          weight: weight / all,
        }));
      }),
  };
}

/** A first prize that each jump of the lightning doubles: it adds as much as all before it. */
function lightning({ name, mean, first, leapsMax }: Of<'lightning'>): Special {
  return {
    ...{ name, mean },
    draw: (stream) => Array.from({ length: leapsMax }, () => stream.event(2)),
    parts: (drawn) => {
      const stop = drawn.indexOf(0);
      const leaps = stop === -1 ? drawn.length : stop;
      return [first, ...Array.from({ length: leaps }, (_, leap) => first * 2 ** leap)];
    },
    prizes: () =>
      Array.from({ length: leapsMax + 1 }, (_, leaps) => ({
        multiple: first * 2 ** leaps,
        weight: 2 ** (leapsMax - Math.min(leaps + 1, leapsMax)),
      })),
  };
}

/** The distribution of the sum of independent prizes, with exact weights. */
function sumsOf(parts: readonly (readonly Prize[])[]): Prize[] {
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
