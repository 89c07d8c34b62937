import type { ListTransactions, TransactionPage } from './contract.ts';
import type { Store } from './store.ts';

const PAGE_SIZE = 100;

type Row = Omit<TransactionPage['list'][number], 'createdAt'> & {
  readonly position: number;
  readonly createdAt: number;
};

export type Transactions = ReturnType<typeof createTransactions>;

/** The list of orders and payouts by which a merchant finds what its own records lack. */
export function createTransactions(store: Store) {
  const prepare = (sql: string) => store.prepare<[{ since: number; after: number }], Row>(sql);
  const queries = {
    order: prepare(
      `SELECT rowid AS position, out_trade_no AS number, plat_order_num AS platOrderNum, amount,
         wallet_type AS walletType, status, created_at AS createdAt FROM orders
       WHERE rowid > @after AND (created_at >= @since OR settled_at >= @since)
       ORDER BY rowid LIMIT ${PAGE_SIZE}`,
    ),
    payout: prepare(
      `SELECT rowid AS position, order_num AS number, plat_order_num AS platOrderNum, amount,
         wallet_type AS walletType, state AS status, created_at AS createdAt FROM payouts
       WHERE rowid > @after AND created_at >= @since ORDER BY rowid LIMIT ${PAGE_SIZE}`,
    ),
  };
  return {
    /** A page of the orders that were created or ended, or of the payouts that were created, since. */
    list({ kind, since, after }: ListTransactions): TransactionPage {
      const rows = queries[kind].all({ since: Date.parse(since), after });
      const last = rows.length === PAGE_SIZE ? rows.at(-1) : undefined;
      return {
        list: rows.map(({ position: _, createdAt, ...row }) => ({
          ...row,
          createdAt: new Date(createdAt).toISOString(),
        })),
        next: last?.position ?? null,
      };
    },
  };
}
