import type { DepositOrder } from '../../db/generated/client.ts';
import { prepareByKey, type Reader, type Stored } from '../../db/reader.ts';

/** What a payment webhook needs of its order. */
export type StoredDeposit = Pick<
  DepositOrder,
  'outTradeNo' | 'userId' | 'walletType' | 'amountMinor' | 'status' | 'remark'
>;

export type PaymentQueries = {
  deposit(outTradeNo: string): StoredDeposit | null;
  /** Whether an entry of the ledger left this mark. */
  hasMark(mark: string): boolean;
};

export function preparePaymentQueries(reader: Reader): PaymentQueries {
  const deposit = prepareByKey<Stored<StoredDeposit>>(
    reader,
    `SELECT "outTradeNo", "userId", "walletType", "amountMinor", "status", "remark"
       FROM "DepositOrder" WHERE "outTradeNo" = ?`,
  );
  const mark = prepareByKey<bigint>(reader, 'SELECT 1 FROM "LedgerMark" WHERE "mark" = ?').pluck();
  return {
    deposit(outTradeNo) {
      const row = deposit.get(outTradeNo);
      return row ? { ...row, status: Number(row.status) } : null;
    },
    hasMark: (name) => mark.get(name) !== undefined,
  };
}
