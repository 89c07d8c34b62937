import type { PostgresReader } from '../../db/postgresql/reader.ts';
import type { PaymentQueries, StoredDeposit } from './payments.queries.ts';

/** The reads of `payments.queries.ts` on PostgreSQL. */
export function preparePostgresPaymentQueries(reader: PostgresReader): PaymentQueries {
  const deposit = reader.prepare<StoredDeposit>({
    name: 'deposit',
    text: `SELECT "outTradeNo" AS "key", "outTradeNo", "platOrderNum", "userId", "walletType",
        "amountMinor", "status", "remark"
      FROM "DepositOrder" WHERE "outTradeNo" = ANY ($1)`,
  });
  const tag = reader.prepare<object>({
    name: 'tag',
    text: 'SELECT "tag" AS "key" FROM "LedgerTag" WHERE "tag" = ANY ($1)',
  });
  return {
    deposit: async (outTradeNo) => (await deposit(outTradeNo))[0] ?? null,
    hasTag: async (name) => (await tag(name)).length > 0,
  };
}
