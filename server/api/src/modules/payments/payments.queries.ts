import type { DepositOrder } from '../../db/generated/client.ts';
import { prepareByKey, type Reader, type Stored } from '../../db/reader.ts';

/** The order columns that a payment webhook reads. */
export type StoredDeposit = Pick<
  DepositOrder,
  'outTradeNo' | 'platOrderNum' | 'userId' | 'walletType' | 'amountMinor' | 'status' | 'remark'
>;

export type PaymentQueries = {
  deposit(outTradeNo: string): Promise<StoredDeposit | null>;
  /** Whether the ledger has this tag. */
  hasTag(tag: string): Promise<boolean>;
};

export function preparePaymentQueries(reader: Reader): PaymentQueries {
  const deposit = prepareByKey<Stored<StoredDeposit>>(
    reader,
    `SELECT "outTradeNo", "platOrderNum", "userId", "walletType", "amountMinor", "status", "remark"
       FROM "DepositOrder" WHERE "outTradeNo" = ?`,
  );
  const tag = prepareByKey<bigint>(reader, 'SELECT 1 FROM "LedgerTag" WHERE "tag" = ?').pluck();
  return {
    async deposit(outTradeNo) {
      const row = deposit.get(outTradeNo);
      return row ? { ...row, status: Number(row.status) } : null;
    },
    hasTag: async (name) => tag.get(name) !== undefined,
  };
}
