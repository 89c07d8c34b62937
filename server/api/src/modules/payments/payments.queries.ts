import type { DepositOrder } from '../../db/generated/client.ts';
import type { Reader } from '../../db/reader.ts';

/** The order columns that a payment webhook reads. */
export type StoredDeposit = Pick<
  DepositOrder,
  'outTradeNo' | 'platOrderNum' | 'userId' | 'walletType' | 'amountMinor' | 'status' | 'remark'
>;

export type PaymentQueries = {
  deposit(outTradeNo: string): Promise<StoredDeposit | null>;
  /** How many checkouts of the player are open. */
  openCheckouts(userId: string): Promise<number>;
  /** Whether the ledger has this tag. */
  hasTag(tag: string): Promise<boolean>;
};

export function preparePaymentQueries(reader: Reader): PaymentQueries {
  const deposit = reader.prepareFind<StoredDeposit>({
    name: 'deposit',
    sql: `SELECT "outTradeNo" AS "key", "outTradeNo", "platOrderNum", "userId", "walletType",
        "amountMinor", "status", "remark"
      FROM "DepositOrder" WHERE "outTradeNo" = :key`,
    kinds: { status: 'number' },
  });
  const open = reader.prepareFind<{ open: number }>({
    name: 'open checkouts',
    sql: `SELECT "userId" AS "key", count(*) AS "open" FROM "DepositOrder"
      WHERE "userId" = :key AND "status" = 1 GROUP BY "userId"`,
    kinds: { open: 'number' },
  });
  const tag = reader.prepareFind<object>({
    name: 'tag',
    sql: 'SELECT "tag" AS "key" FROM "LedgerTag" WHERE "tag" = :key',
    kinds: {},
  });
  return {
    deposit,
    openCheckouts: async (userId) => (await open(userId))?.open ?? 0,
    hasTag: async (name) => (await tag(name)) !== null,
  };
}
