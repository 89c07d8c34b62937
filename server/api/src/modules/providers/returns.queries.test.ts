import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  type DatabaseUnderTest,
  newDatabaseUnderTest,
} from '../../backends/database-under-test.ts';
import { accountName } from '../../ledger/account-name.ts';
import { roundClosed, transactionKey } from '../../ledger/provider-keys.ts';
import { prepareReturnQueries, type ReturnQueries } from './returns.queries.ts';
import { returnsOf } from './round-returns.ts';

let under: DatabaseUnderTest;
let queries: ReturnQueries;

beforeEach(async () => {
  under = await newDatabaseUnderTest();
  queries = prepareReturnQueries(under.reader);
});

afterEach(() => under.close());

type Posted = {
  readonly kind: 'bet' | 'win' | 'play' | 'rollback';
  readonly minor: Readonly<Record<string, bigint>>;
  readonly closes?: boolean;
  readonly providerId?: string;
  readonly userId?: string;
  readonly gameId?: string;
  readonly currency?: string;
};

const roundId = 'r';

/** Stores entries of a round, with the ids 1, 2, 3 … */
async function post(...entries: readonly Posted[]): Promise<void> {
  const createdAt = new Date();
  for (const [place, { kind, minor, closes = false, ...given }] of entries.entries()) {
    const { providerId = 'guest', userId = 'ana', gameId = 'coin', currency = 'USD' } = given;
    const account = accountName({ of: 'player', userId, bucket: 'available' });
    const postings = Object.entries(minor).flatMap(([type, amountMinor], position) => [
      { account, currency, amountMinor, type, createdAt, position: 2 * position },
      {
        ...{ account: 'house', currency, amountMinor: -amountMinor },
        ...{ type, createdAt, position: 2 * position + 1 },
      },
    ]);
    await under.prisma.ledgerEntry.create({
      data: {
        id: BigInt(place + 1),
        key: transactionKey({ providerId, transactionId: `${place}` }),
        requestHash: 'h',
        ...{ kind, userId, gameId, roundId, createdAt },
        postings: { create: postings },
        ...(closes && { tags: { create: { tag: roundClosed({ providerId, userId, roundId }) } } }),
      },
    });
  }
}

/** The sums of the entries after one, up to another. */
async function sums(after: bigint, until = 100n) {
  const entries = await queries.entriesAfter(after, 100);
  return returnsOf(
    queries,
    entries.filter(({ id }) => id <= until),
  );
}

test('a round counts its stakes without the rolled back ones, and all its wins', async () => {
  await post(
    { kind: 'bet', minor: { bet: -100n } },
    { kind: 'bet', minor: { bet: -30n } },
    { kind: 'rollback', minor: { rollback: 30n } },
    { kind: 'win', minor: { win: 40n } },
    { kind: 'win', minor: { win: 20n }, closes: true },
  );
  const totals = { rounds: 1, stakes: 100, wins: 60 };
  const squares = { stakeSquares: 10_000, winSquares: 3600, products: 6000 };
  expect(await sums(0n)).toEqual([{ gameId: 'coin', currency: 'USD', ...totals, ...squares }]);
  expect(await sums(0n, 4n)).toEqual([]);
});

test('a play is a round of its own, also with a bet before it', async () => {
  await post(
    { kind: 'bet', minor: { bet: -50n } },
    { kind: 'play', minor: { bet: -100n, win: 90n }, closes: true },
  );
  expect(await sums(0n)).toMatchObject([{ rounds: 1, stakes: 150, wins: 90 }]);
});

test('a rollback after the end takes its stake out of the round', async () => {
  await post(
    { kind: 'bet', minor: { bet: -100n } },
    { kind: 'bet', minor: { bet: -50n } },
    { kind: 'win', minor: { win: 70n }, closes: true },
    { kind: 'rollback', minor: { rollback: 50n } },
  );
  const end = { rounds: 1, stakes: 100, wins: 70, stakeSquares: 10_000 };
  expect(await sums(0n)).toMatchObject([end]);
  // In batches of their own: the first as of the end, although the rollback is stored.
  expect(await sums(0n, 3n)).toMatchObject([{ rounds: 1, stakes: 150, wins: 70 }]);
  expect(await sums(3n)).toMatchObject([
    { rounds: 0, stakes: -50, wins: 0, stakeSquares: 10_000 - 22_500, products: -3500 },
  ]);
});

test('equal round ids of two providers, players and games are different rounds', async () => {
  await post(
    { kind: 'bet', minor: { bet: -100n } },
    { kind: 'bet', minor: { bet: -7n }, providerId: 'other', gameId: 'dice' },
    { kind: 'bet', minor: { bet: -9n }, userId: 'ben' },
    { kind: 'bet', minor: { bet: -11n }, gameId: 'cards', currency: 'EUR' },
    { kind: 'win', minor: {}, closes: true },
  );
  expect(await sums(0n)).toMatchObject([
    { gameId: 'cards', currency: 'EUR', rounds: 1, stakes: 11 },
    { gameId: 'coin', currency: 'USD', rounds: 1, stakes: 100 },
  ]);
});
