import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Entry, LedgerPort, Posting, PostingType } from '../../server/api/src/ledger/port.ts';
import { inSuite } from '../../server/commands/suite.mjs';
import {
  available,
  bet,
  deposit,
  entry,
  frozen,
  move,
  openTestLedger,
  type TestLedger,
} from './test-ledger.ts';

let testLedger: TestLedger;
let ledger: LedgerPort;

beforeAll(async () => {
  testLedger = await openTestLedger();
  ledger = testLedger.ledger;
});

afterAll(() => testLedger.remove());

const operator: Posting['account'] = { of: 'house' };

function credit(key: string, userId: string, [type, amountMinor]: [PostingType, bigint]): Entry {
  const postings = move({ from: operator, to: available(userId), amountMinor, type });
  return entry(key, type === 'rollback' ? 'rollback' : 'opening', { userId, postings });
}

function rollback(key: string, userId: string, amountMinor: bigint, undoes: string): Entry {
  return { ...credit(key, userId, ['rollback', amountMinor]), undoes };
}

function freeze(key: string, userId: string, amountMinor: bigint, mustBeStaked = true): Entry {
  const buckets = { from: available(userId), to: frozen(userId) };
  const postings = move({ ...buckets, amountMinor, type: 'freeze' });
  return { ...entry(key, 'withdraw-freeze', { userId, postings }), mustBeStaked };
}

function release(key: string, userId: string, amountMinor: bigint, undoes: string): Entry {
  const buckets = { from: frozen(userId), to: available(userId) };
  const postings = move({ ...buckets, amountMinor, type: 'release' });
  return { ...entry(key, 'withdraw-return', { userId, postings }), undoes };
}

async function outcomes(...entries: Entry[]): Promise<string[]> {
  const found: string[] = [];
  for (const one of entries) found.push((await ledger.post(one)).outcome);
  return found;
}

describe('what was deposited and not staked never leaves by an entry that must be staked', () => {
  test('until all of it is staked, whatever else is in the wallet', async () => {
    await outcomes(credit('a/gift', 'ann', ['opening', 500n]), deposit('a/d', 'ann', 100n));
    expect(
      await outcomes(
        freeze('a/1', 'ann', 1n),
        bet('a/b1', 'ann', 99n),
        freeze('a/1', 'ann', 1n),
        bet('a/b2', 'ann', 1n),
        freeze('a/1', 'ann', 1n),
      ),
    ).toEqual(['unstaked', 'applied', 'unstaked', 'applied', 'applied']);
  });

  test('a stake before a deposit does not count for it', async () => {
    await outcomes(credit('b/gift', 'bea', ['opening', 500n]), bet('b/b', 'bea', 400n));
    await outcomes(deposit('b/d', 'bea', 100n));
    expect(await outcomes(freeze('b/1', 'bea', 50n))).toEqual(['unstaked']);
  });

  test('a stake that was rolled back counts again for what it had taken, and no more', async () => {
    await outcomes(deposit('c/d', 'cat', 100n), credit('c/gift', 'cat', ['opening', 200n]));
    await outcomes(bet('c/b', 'cat', 150n));
    await outcomes(rollback('c/r', 'cat', 150n, 'c/b'), bet('c/b2', 'cat', 99n));
    expect(await outcomes(freeze('c/1', 'cat', 1n))).toEqual(['unstaked']);
    await outcomes(bet('c/b3', 'cat', 1n), bet('c/b4', 'cat', 10n));
    await outcomes(rollback('c/r4', 'cat', 10n, 'c/b4'));
    expect(await outcomes(freeze('c/1', 'cat', 1n))).toEqual(['applied']);
  });

  test('what leaves with a review is the unstaked first, and comes back as such', async () => {
    await outcomes(deposit('d/d', 'dan', 100n), credit('d/gift', 'dan', ['opening', 100n]));
    expect(await outcomes(freeze('d/1', 'dan', 100n, false), freeze('d/2', 'dan', 10n))).toEqual([
      'applied',
      'applied',
    ]);
    await outcomes(release('d/back', 'dan', 100n, 'd/1'));
    expect(await outcomes(freeze('d/3', 'dan', 10n))).toEqual(['unstaked']);
  });

  test('a deposit that arrives while a payout is under way is not forgotten', async () => {
    await outcomes(credit('e/gift', 'eve', ['opening', 100n]), freeze('e/1', 'eve', 50n));
    await outcomes(deposit('e/d', 'eve', 1000n));
    const settled = move({ from: frozen('eve'), to: operator, amountMinor: 50n, type: 'withdraw' });
    await outcomes(entry('e/paid', 'withdraw-settle', { userId: 'eve', postings: settled }));
    expect(await outcomes(freeze('e/2', 'eve', 10n))).toEqual(['unstaked']);
  });

  test('another wallet has its own', async () => {
    const euros = {
      from: operator,
      to: available('fay'),
      amountMinor: 100n,
      type: 'deposit',
    } as const;
    const postings = move({ ...euros, currency: 'EUR' });
    await outcomes(entry('f/e', 'deposit', { userId: 'fay', postings }));
    await outcomes(credit('f/gift', 'fay', ['opening', 50n]), bet('f/b', 'fay', 10n));
    expect(await outcomes(freeze('f/1', 'fay', 20n))).toEqual(['applied']);
  });
});

const amount = fc.bigInt(1n, 60n);
const command = fc.oneof(
  fc.record({ type: fc.constantFrom('deposit' as const, 'win' as const, 'bet' as const), amount }),
  fc.record({ type: fc.constantFrom('payout' as const), amount, isReviewed: fc.boolean() }),
  fc.record({ type: fc.constantFrom('rollback' as const, 'return' as const), of: fc.nat(20) }),
);
type Command = typeof command extends fc.Arbitrary<infer One> ? One : never;

/** A bet or a payout that was applied and not undone. */
type Done = { readonly key: string; readonly amount: bigint; readonly reviewed: bigint };

/** A player whose money moves, and by plain sums what of it was deposited, staked and left with a review. */
class Mover {
  readonly #player: string;
  readonly #bets: Done[] = [];
  readonly #payouts: Done[] = [];
  #deposited = 0n;

  constructor(player: string) {
    this.#player = player;
  }

  async move(one: Command, key: string): Promise<void> {
    switch (one.type) {
      case 'deposit':
        await this.#isApplied(deposit(key, this.#player, one.amount));
        this.#deposited += one.amount;
        return;
      case 'win':
        await this.#isApplied(credit(key, this.#player, ['win', one.amount]));
        return;
      case 'bet':
        if (!(await this.#isApplied(bet(key, this.#player, one.amount)))) return;
        this.#bets.push({ key, amount: one.amount, reviewed: 0n });
        return;
      case 'payout':
        return this.#payOut(one, key);
      case 'rollback':
        return this.#undo(this.#bets, one.of, (done) =>
          rollback(key, this.#player, done.amount, done.key),
        );
      case 'return':
        return this.#undo(this.#payouts, one.of, (done) =>
          release(key, this.#player, done.amount, done.key),
        );
    }
  }

  async #payOut(
    { amount: minor, isReviewed }: Extract<Command, { type: 'payout' }>,
    key: string,
  ): Promise<void> {
    if (!(await this.#isApplied(freeze(key, this.#player, minor, !isReviewed)))) return;
    const staked = this.#bets.reduce((sum, done) => sum + done.amount, 0n);
    const reviewed = this.#payouts.reduce((sum, done) => sum + done.reviewed, 0n);
    if (!isReviewed) expect(this.#deposited - staked - reviewed <= 0n).toBe(true);
    this.#payouts.push({ key, amount: minor, reviewed: isReviewed ? minor : 0n });
  }

  async #undo(list: Done[], of: number, entryOf: (done: Done) => Entry): Promise<void> {
    const [done] = list.splice(of % Math.max(list.length, 1), 1);
    if (done) expect(await this.#isApplied(entryOf(done))).toBe(true);
  }

  async #isApplied(one: Entry): Promise<boolean> {
    const { outcome } = await ledger.post(one);
    expect(['applied', 'insufficient', 'unstaked']).toContain(outcome);
    return outcome === 'applied';
  }
}

test('an unreviewed payout leaves only when all deposits were staked or left with a review', async () => {
  let runs = 0;
  const property = fc.asyncProperty(fc.array(command, { maxLength: 30 }), async (commands) => {
    runs += 1;
    const player = `run-${runs}`;
    const mover = new Mover(player);
    for (const [index, one] of commands.entries()) await mover.move(one, `${player}/${index}`);
  });
  await fc.assert(property, { numRuns: inSuite({ quick: 150, full: 1000 }), seed: 50 });
  expect(await testLedger.check()).toEqual([]);
});
