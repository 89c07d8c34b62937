import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  type DatabaseUnderTest,
  newDatabaseUnderTest,
} from '../../backends/database-under-test.ts';
import { type PlayQueries, preparePlayQueries } from './play.queries.ts';

let under: DatabaseUnderTest;
let queries: PlayQueries;

beforeEach(async () => {
  under = await newDatabaseUnderTest();
  queries = preparePlayQueries(under.reader);
});

afterEach(() => under.close());

test('a stake is found by the key of its entry, as a positive amount', async () => {
  const at = new Date();
  const common = { currency: 'USD', createdAt: at, type: 'bet' };
  await under.prisma.ledgerEntry.create({
    data: {
      id: 1n,
      key: 'provider/t1',
      kind: 'bet',
      requestHash: 'h',
      userId: '1',
      gameId: 'g',
      roundId: 'r',
      createdAt: at,
      postings: {
        create: [
          { ...common, position: 0, account: 'player/1/available', amountMinor: -25n },
          { ...common, position: 1, account: 'house', amountMinor: 25n },
        ],
      },
    },
  });
  expect(await queries.stake('provider/t1')).toEqual({
    userId: '1',
    gameId: 'g',
    roundId: 'r',
    currency: 'USD',
    stakeMinor: 25n,
    placedAt: at,
  });
  expect(await queries.stake('provider/t2')).toBeNull();
  expect(await queries.hasEntry('provider/t1')).toBe(true);
  expect(await queries.hasEntry('provider/t2')).toBe(false);
});

test('the totals of a round are one player’s stakes and wins in one currency, without rollbacks', async () => {
  const at = new Date();
  const entries = [
    { id: 1n, account: 'player/1/available', type: 'bet', amountMinor: -100n },
    { id: 2n, account: 'player/1/available', type: 'bet', amountMinor: -40n },
    { id: 3n, account: 'player/1/available', type: 'rollback', amountMinor: 40n },
    { id: 4n, account: 'player/1/available', type: 'win', amountMinor: 250n },
    { id: 5n, account: 'player/2/available', type: 'win', amountMinor: 7n },
  ];
  for (const { id, ...posting } of entries) {
    await under.prisma.ledgerEntry.create({
      data: {
        id,
        key: `provider/${id}`,
        kind: posting.type,
        requestHash: 'h',
        gameId: 'g',
        roundId: 'r',
        createdAt: at,
        postings: { create: [{ ...posting, currency: 'USD', position: 0, createdAt: at }] },
      },
    });
  }
  const round = { userId: '1', gameId: 'g', roundId: 'r', currency: 'USD' };
  expect(await queries.round(round)).toEqual({ stakeMinor: 100n, wonMinor: 250n });
  expect(await queries.round({ ...round, currency: 'EUR' })).toEqual({
    stakeMinor: 0n,
    wonMinor: 0n,
  });
  expect(await queries.round({ ...round, gameId: 'other' })).toEqual({
    stakeMinor: 0n,
    wonMinor: 0n,
  });
  expect(await queries.round({ ...round, roundId: 'other' })).toEqual({
    stakeMinor: 0n,
    wonMinor: 0n,
  });
});
