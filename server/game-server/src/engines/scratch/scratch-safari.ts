import type { ScratchTables } from '../../definitions/spot-tables.ts';
import type { Chance, Hands, SpotGame, SpotRules } from '../spots/spot-game.ts';
import { kindAt, TICKET } from '../spots/ticket.ts';

/**
 * Scratch Safari: nine fields, each printed by its own event of 64. Three fields with one animal
 * return its prize, four return it 5 times, five or more 25 times; several animals add up. Grass
 * pays nothing.
 *
 * The counts of the animals follow the multinomial distribution of nine fields, summed animal by
 * animal: 96.030 %.
 */
const FIELDS = 9;
const SHARES_ALL = 64;

/** Prize for three, in percent of the stake. */
const animals = [
  { name: 'lion', percent: 2500, shares: 3 },
  { name: 'elephant', percent: 500, shares: 4 },
  { name: 'rhinoceros', percent: 250, shares: 5 },
  { name: 'giraffe', percent: 100, shares: 6 },
  { name: 'zebra', percent: 100, shares: 7 },
  { name: 'hippopotamus', percent: 50, shares: 8 },
  { name: 'parrot', percent: 50, shares: 9 },
] as const;

/** The multiple of the prize for three, by the number of fields with an animal. */
const TIMES = [0, 0, 0, 1, 5, 25, 25, 25, 25, 25] as const;

/** The return of an animal on a ticket, in percent of the stake; 0 for grass. */
export function prizeOf(
  animal: number,
  fields: readonly number[],
  rules: Pick<ScratchTables, 'animals' | 'times'>,
): number {
  const count = fields.filter((field) => field === animal).length;
  return (rules.animals[animal]?.percent ?? 0) * (rules.times[count] ?? 0);
}

/** "n choose k" for n up to nine. */
function choose(n: number, k: number): number {
  let ways = 1;
  for (let taken = 0; taken < k; taken += 1) ways = (ways * (n - taken)) / (taken + 1);
  return ways;
}

/** Ways of 64⁹ by the return of a ticket: some of the remaining fields show this animal. */
function* chancesOf(tables: ScratchTables): Iterable<Chance> {
  let open = [{ left: tables.fields, returned: 0, weight: 1 }];
  for (const animal of tables.animals) {
    const next = new Map<string, { left: number; returned: number; weight: number }>();
    for (const one of open) {
      for (let count = 0; count <= one.left; count += 1) {
        const left = one.left - count;
        const total = one.returned + animal.percent * (tables.times[count] ?? 0);
        const share = animal.shares / tables.shares;
        const weight = one.weight * choose(one.left, count) * share ** count;
        const known = next.get(`${left} ${total}`);
        if (known) known.weight += weight;
        else next.set(`${left} ${total}`, { left, returned: total, weight });
      }
    }
    open = [...next.values()];
  }
  const printed = tables.animals.reduce((total, { shares }) => total + shares, 0);
  const grass = 1 - printed / tables.shares;
  for (const one of open) yield { returned: one.returned, weight: one.weight * grass ** one.left };
}

/** A scratch card from its tables. */
export function scratchCard({
  gameId,
  tables,
  stated,
}: SpotRules<ScratchTables>): SpotGame<ScratchTables> {
  const shares = tables.animals.map((animal) => animal.shares);
  const blank = tables.animals.length;
  return {
    ...{ gameId, tables, stated },
    kind: 'scratch',
    spots: [TICKET],
    offers: (spot) => spot === TICKET,
    betsMax: tables.betsMax,
    deal: (stream) => [
      Array.from({ length: tables.fields }, () =>
        kindAt(stream.event(tables.shares), { shares, blank }),
      ),
    ],
    returned: (spot, [fields = []]: Hands) =>
      spot === TICKET
        ? tables.animals.reduce((total, _, animal) => total + prizeOf(animal, fields, tables), 0)
        : 0,
    chances: () => chancesOf(tables),
  };
}

export const scratchSafari = scratchCard({
  gameId: 'scratch-safari',
  tables: { fields: FIELDS, shares: SHARES_ALL, animals, times: TIMES, betsMax: 1, cap: 650 },
  stated: {
    leadSpot: TICKET,
    rtp: '96.03',
    volatilityIndex: 10.34,
    hitRate: 0.3535,
    spots: { [TICKET]: { rtp: '96.03', returnMax: 65_000 } },
  },
});
