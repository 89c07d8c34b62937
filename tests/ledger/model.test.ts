import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BALANCE_CAP_MINOR } from '../../server/api/src/contract/money.ts';
import type { Entry, LedgerPort, PostOutcome } from '../../server/api/src/ledger/port.ts';
import { available, entry, frozen, move, openTestLedger, type TestLedger } from './test-ledger.ts';

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
  player.map(available),
  player.map(frozen),
  fc.constantFrom({ of: 'house' } as const, { of: 'bank' } as const),
);
const amountMinor = fc.oneof(
  { weight: 9, arbitrary: fc.bigInt(1n, 20n) },
  fc.constantFrom(BALANCE_CAP_MINOR, BALANCE_CAP_MINOR - 10n),
);
const currency = fc.constantFrom('USD' as const, 'JPY' as const);
const transfers = fc.array(
  fc
    .record({ from: account, to: account, amountMinor, currency })
    .filter(({ from, to }) => from !== to),
  { maxLength: 2 },
);
const anyEntry = fc
  .record({
    key,
    userId: player,
    transfers,
    tags: someFacts,
    mustExist: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, someFacts),
    mustNotExist: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, someFacts),
  })
  .map(({ key: name, transfers: moves, ...rest }) =>
    entry(name, 'play', {
      ...rest,
      postings: moves.flatMap((one) => move({ ...one, type: 'opening' })),
    }),
  );

/** The ledger as its port describes it, as short as possible. */
class Model {
  readonly #requests = new Map<string, string>();
  readonly #tags = new Set<string>();
  #amounts = new Map<string, bigint>();

  post(one: Entry): PostOutcome['outcome'] | `blocked by ${string}` {
    const known = this.#requests.get(one.key);
    if (known !== undefined) return known === one.request ? 'replayed' : 'conflict';
    const exists = (name: string) => this.#tags.has(name);
    const by = one.mustExist?.find((name) => !exists(name)) ?? one.mustNotExist?.find(exists);
    if (by !== undefined) return `blocked by ${by}`;
    const amounts = new Map(this.#amounts);
    const seen = one.postings.map((posting) => {
      const { account: of, currency: unit, amountMinor: moved } = posting;
      if (of.of !== 'player') return 0n;
      const name = `${of.userId} ${of.bucket} ${unit}`;
      const after = (amounts.get(name) ?? 0n) + moved;
      amounts.set(name, after);
      return after;
    });
    if (seen.some((amount) => amount > BALANCE_CAP_MINOR)) return 'limit';
    if (seen.some((amount) => amount < 0n)) return 'insufficient';
    this.#amounts = amounts;
    this.#requests.set(one.key, one.request);
    for (const tag of one.tags ?? []) this.#tags.add(tag);
    return 'applied';
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

const described = (response: PostOutcome) =>
  response.outcome === 'blocked' ? `blocked by ${response.by}` : response.outcome;

test('the ledger matches its model for any concurrent posts', {
  timeout: 120_000,
}, async () => {
  let world = 0;
  const outcomesSeen = new Set<string>();
  // Each group is posted concurrently; entries are checked in the order of the calls.
  const groups = fc.array(fc.array(anyEntry, { minLength: 1, maxLength: 12 }), { maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(groups, async (run) => {
      world += 1;
      const model = new Model();
      for (const group of run.map((entries) => entries.map((one) => inWorld(world, one)))) {
        const expected = group.map((one) => model.post(one));
        const responses = await Promise.all(group.map((one) => testLedger.ledger.post(one)));
        expect(responses.map(described)).toEqual(expected);
        for (const { outcome } of responses) outcomesSeen.add(outcome);
        for (const userId of [`${world}-p1`, `${world}-p2`]) {
          expect(await holdings(testLedger.ledger, userId)).toEqual(model.holdings(userId));
        }
      }
    }),
    { numRuns: 300 },
  );
  expect([...outcomesSeen].sort()).toEqual([
    'applied',
    'blocked',
    'conflict',
    'insufficient',
    'limit',
    'replayed',
  ]);
  expect(await testLedger.check()).toEqual([]);
});
