import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BALANCE_CAP_MINOR } from '../../server/api/src/contract/money.ts';
import type {
  BudgetInit,
  Entry,
  LedgerPort,
  Posting,
  PostingType,
  PostOutcome,
} from '../../server/api/src/ledger/port.ts';
import {
  available,
  checkedEntry,
  entry,
  frozen,
  lossOfTheDay,
  move,
  occurredAt,
  openTestLedger,
  type TestLedger,
} from './test-ledger.ts';

let testLedger: TestLedger;

beforeAll(async () => {
  testLedger = await openTestLedger();
});

afterAll(() => testLedger.remove());

/** Small ranges, so that keys, tags and balances often coincide. */
const key = fc.constantFrom('k1', 'k2', 'k3', 'k4', 'k5', 'k6', 'k7', 'k8');
const fact = fc.constantFrom('m1', 'm2', 'm3', 'm4', 'm5');
const someFacts = fc.array(fact, { maxLength: 2 });
const player = fc.constantFrom('p1', 'p2');
const account = fc.oneof(
  { weight: 3, arbitrary: player.map(available) },
  player.map(frozen),
  fc.constantFrom({ of: 'house' } as const, { of: 'bank' } as const),
);
const amountMinor = fc.oneof(
  { weight: 9, arbitrary: fc.bigInt(1n, 20n) },
  fc.constantFrom(BALANCE_CAP_MINOR, BALANCE_CAP_MINOR - 10n),
);
const currency = fc.constantFrom('USD' as const, 'JPY' as const);
const type = fc.constantFrom<PostingType[]>('opening', 'bet', 'win', 'rollback');
const transfers = fc.array(
  fc
    .record({ from: account, to: account, amountMinor, currency, type, isOwn: fc.boolean() })
    .filter(({ from, to }) => from !== to),
  { maxLength: 2 },
);
const maxMinor = fc.oneof(fc.bigInt(-20n, 40n), fc.constant(null));
const dayBefore = new Date(occurredAt.getTime() - 86_400_000);
const anyEntry = fc
  .record({
    key,
    userId: player,
    transfers,
    tags: someFacts,
    mustExist: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, someFacts),
    mustNotExist: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, someFacts),
    maxima: fc.tuple(maxMinor, maxMinor),
    isOfTheDay: fc.boolean(),
  })
  .map(({ key: name, transfers: moves, maxima, isOfTheDay, ...rest }) => {
    const { userId } = rest;
    const postings = moves.flatMap(({ isOwn, ...one }) => {
      // What is counted is the own player's alone.
      if (!isOwn) return move({ ...one, type: 'opening' });
      return move({ ...one, from: ofPlayer(one.from, userId), to: ofPlayer(one.to, userId) });
    });
    const posted = entry(name, 'play', { ...rest, postings });
    return { posted, maxima, isOfTheDay };
  });

function ofPlayer(of: Posting['account'], userId: string): Posting['account'] {
  return of.of === 'player' ? { ...of, userId } : of;
}

/** Beside the loss in US dollars: the stakes in yen. */
const wagerOfTheDay: BudgetInit = { ...lossOfTheDay, types: ['bet', 'rollback'], currency: 'JPY' };

/** Micro-USD of a minor unit, apart from the product's table. */
const WORTH = { USD: 10_000, JPY: 6_600 } as const;

/** What a posting adds to a budget: plain arithmetic, exact for the amounts below the cap here. */
function plainCount({ currency: from, amountMinor, type: of }: Posting, to: 'USD' | 'JPY'): bigint {
  const [worth, unit] = [BigInt(WORTH[from as 'USD' | 'JPY']), BigInt(WORTH[to])];
  const size = amountMinor < 0n ? -amountMinor : amountMinor;
  const isExact = (size * worth) % unit === 0n;
  const counted = (size * worth) / unit + (of === 'win' || isExact ? 0n : 1n);
  return amountMinor < 0n ? counted : -counted;
}

/** The ledger as its port describes it, as short as possible. */
class Model {
  readonly #requests = new Map<string, string>();
  readonly #tags = new Set<string>();
  #amounts = new Map<string, bigint>();
  readonly #applied: Entry[] = [];

  post(one: Entry): string {
    const known = this.#requests.get(one.key);
    if (known !== undefined) return known === one.request ? 'replayed' : 'conflict';
    const exists = (name: string) => this.#tags.has(name);
    const by = one.mustExist?.find((name) => !exists(name)) ?? one.mustNotExist?.find(exists);
    if (by !== undefined) return `blocked by ${by}`;
    const used = new Map<string, bigint>();
    for (const { key: budget, deltaMinor, maxMinor: most, init } of one.budgets ?? []) {
      const earlier = used.get(budget) ?? this.used(one.userId, init);
      if (most !== null && earlier + deltaMinor > most) return `over ${budget} at ${earlier}`;
      used.set(budget, earlier + deltaMinor);
    }
    const amounts = new Map(this.#amounts);
    const seen = one.postings.flatMap((posting) => {
      const { account: of, currency: unit, amountMinor: moved } = posting;
      if (of.of !== 'player') return [];
      const name = `${of.userId} ${of.bucket} ${unit}`;
      const after = (amounts.get(name) ?? 0n) + moved;
      amounts.set(name, after);
      const other = of.bucket === 'available' ? 'frozen' : 'available';
      return { after, held: after + (amounts.get(`${of.userId} ${other} ${unit}`) ?? 0n) };
    });
    if (seen.some(({ held }) => held > BALANCE_CAP_MINOR)) return 'limit';
    if (seen.some(({ after }) => after < 0n)) return 'insufficient';
    this.#amounts = amounts;
    this.#requests.set(one.key, one.request);
    for (const tag of one.tags ?? []) this.#tags.add(tag);
    this.#applied.push(one);
    return 'applied';
  }

  /** What a player's budget has counted, from all that was applied. */
  used(userId: string | null, { types, from, until, currency: unit }: BudgetInit): bigint {
    return this.#applied
      .filter(({ occurredAt: at }) => from <= at && at < until)
      .flatMap(({ postings }) => postings)
      .filter(({ account: of, type: kind }) => {
        const isOwn = of.of === 'player' && of.bucket === 'available' && of.userId === userId;
        return isOwn && (types as readonly string[]).includes(kind);
      })
      .reduce((sum, posting) => sum + plainCount(posting, unit as 'USD' | 'JPY'), 0n);
  }

  /** The player's balances: only those above zero, in a fixed order. */
  holdings(userId: string): string[] {
    return [...this.#amounts]
      .filter(([name, amount]) => name.startsWith(`${userId} `) && amount > 0n)
      .map(([name, amount]) => `${name} ${amount}`)
      .sort();
  }
}

async function holdings(ledger: LedgerPort, userId: string): Promise<string[]> {
  return (await ledger.balances(userId))
    .flatMap((one) => [
      { name: `${userId} available ${one.currency}`, amount: one.availableMinor },
      { name: `${userId} frozen ${one.currency}`, amount: one.frozenMinor },
    ])
    .filter(({ amount }) => amount > 0n)
    .map(({ name, amount }) => `${name} ${amount}`)
    .sort();
}

/** The same entry with keys of its own, so that all runs share one ledger. */
function inWorld(world: number, one: Entry): Entry {
  const renamed = (name: string) => `${world}/${name}`;
  const userId = one.userId === null ? null : `${world}-${one.userId}`;
  return {
    ...one,
    key: renamed(one.key),
    userId,
    postings: one.postings.map((posting) =>
      posting.account.of === 'player'
        ? {
            ...posting,
            account: { ...posting.account, userId: `${world}-${posting.account.userId}` },
          }
        : posting,
    ),
    tags: one.tags?.map(renamed) ?? [],
    mustExist: one.mustExist?.map(renamed) ?? [],
    mustNotExist: one.mustNotExist?.map(renamed) ?? [],
  };
}

function described(response: PostOutcome): string {
  switch (response.outcome) {
    case 'blocked':
      return `blocked by ${response.by}`;
    case 'overBudget':
      return `over ${response.by} at ${response.usedMinor}`;
    default:
      return response.outcome;
  }
}

test('the ledger matches its model for any concurrent posts', async () => {
  let world = 0;
  const outcomesSeen = new Set<string>();
  const expectedBudgets = new Map<string, bigint>();
  // Each group is posted concurrently; entries are checked in the order of the calls.
  const groups = fc.array(fc.array(anyEntry, { minLength: 1, maxLength: 12 }), { maxLength: 6 });
  // So many groups have no budgets: the players have no limits yet.
  const withoutBudgets = fc.nat({ max: 3 });
  await fc.assert(
    fc.asyncProperty(groups, withoutBudgets, async (run, unlimited) => {
      world += 1;
      const model = new Model();
      for (const [index, generated] of run.entries()) {
        const group = generated.map(({ posted, maxima: [loss, wager], isOfTheDay }) => {
          const one = inWorld(world, posted);
          if (index < unlimited) return isOfTheDay ? one : { ...one, occurredAt: dayBefore };
          return checkedEntry(checkedEntry(one, loss), wager, wagerOfTheDay);
        });
        const expected = group.map((one) => model.post(one));
        const responses = await Promise.all(group.map((one) => testLedger.ledger.post(one)));
        expect(responses.map(described)).toEqual(expected);
        for (const { outcome } of responses) outcomesSeen.add(outcome);
        for (const userId of [`${world}-p1`, `${world}-p2`]) {
          expect(await holdings(testLedger.ledger, userId)).toEqual(model.holdings(userId));
        }
      }
      for (const userId of [`${world}-p1`, `${world}-p2`]) {
        expectedBudgets.set(`limit/${userId}/loss/day`, model.used(userId, lossOfTheDay));
        expectedBudgets.set(`limit/${userId}/wager/day`, model.used(userId, wagerOfTheDay));
      }
    }),
    { numRuns: 300 },
  );
  const { budgets } = await testLedger.rows();
  expect(budgets.length).toBeGreaterThan(30);
  for (const { key: name, usedMinor } of budgets) {
    expect(usedMinor, name).toBe(expectedBudgets.get(name));
  }
  expect([...outcomesSeen].sort()).toEqual([
    'applied',
    'blocked',
    'conflict',
    'insufficient',
    'limit',
    'overBudget',
    'replayed',
  ]);
  expect(await testLedger.check()).toEqual([]);
});
