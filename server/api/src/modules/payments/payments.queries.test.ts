import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  type DatabaseUnderTest,
  newDatabaseUnderTest,
} from '../../backends/database-under-test.ts';
import { type PaymentQueries, preparePaymentQueries } from './payments.queries.ts';

let under: DatabaseUnderTest;
let queries: PaymentQueries;

beforeEach(async () => {
  under = await newDatabaseUnderTest();
  queries = preparePaymentQueries(under.reader);
});

afterEach(() => under.close());

test('a deposit has the values that Prisma reads', async () => {
  const at = new Date('2026-11-21T12:00:00.123Z');
  const { outTradeNo, platOrderNum, userId, walletType, amountMinor, status, remark } =
    await under.prisma.depositOrder.create({
      data: {
        id: 'd1',
        outTradeNo: 'FH1',
        platOrderNum: 'MP1',
        userId: '1',
        walletType: 'USD',
        amountMinor: 9_007_199_254_740_993n,
        expiresAt: at,
        createdAt: at,
        updatedAt: at,
      },
    });
  const stored = { outTradeNo, platOrderNum, userId, walletType, amountMinor, status, remark };
  expect(await queries.deposit('FH1')).toEqual(stored);
  expect(await queries.deposit('FH2')).toBeNull();
  expect([await queries.openCheckouts('1'), await queries.openCheckouts('2')]).toEqual([1, 0]);
});
