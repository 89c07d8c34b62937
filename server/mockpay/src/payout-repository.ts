import type { PayoutState } from './contract.ts';
import type { Store } from './store.ts';

/** A stored payout; times are Unix milliseconds. */
export type Payout = {
  readonly platOrderNum: string;
  readonly orderNum: string;
  readonly amount: string;
  readonly walletType: string;
  readonly bankCode: string;
  readonly account: string;
  readonly notifyUrl: string;
  readonly state: PayoutState;
  /** The time of its next step; `null` in a final state. */
  readonly nextStepAt: number | null;
  readonly createdAt: number;
};

export type PayoutRepository = ReturnType<typeof createPayoutRepository>;

const COLUMNS = `plat_order_num AS platOrderNum, order_num AS orderNum, amount,
  wallet_type AS walletType, bank_code AS bankCode, account, notify_url AS notifyUrl, state,
  next_step_at AS nextStepAt, created_at AS createdAt`;

type Step = {
  readonly platOrderNum: string;
  readonly from: PayoutState;
  readonly to: PayoutState;
  readonly nextStepAt: number | null;
};

type DuePayouts = {
  readonly now: number;
  /** The latest time of a next step: a later one is of before the clock was set back, and due. */
  readonly latest: number;
  readonly limit: number;
};

/** All queries about payouts. */
export function createPayoutRepository(store: Store) {
  const insert = store.prepare<[Payout]>(
    `INSERT INTO payouts (plat_order_num, order_num, amount, wallet_type, bank_code, account,
       notify_url, state, next_step_at, created_at)
     VALUES (@platOrderNum, @orderNum, @amount, @walletType, @bankCode, @account,
       @notifyUrl, @state, @nextStepAt, @createdAt)
     ON CONFLICT (order_num) DO NOTHING`,
  );
  const byOrderNum = store.prepare<[string], Payout>(
    `SELECT ${COLUMNS} FROM payouts WHERE order_num = ?`,
  );
  const due = store.prepare<[DuePayouts], Payout>(
    `SELECT ${COLUMNS} FROM payouts WHERE next_step_at <= @now OR next_step_at > @latest
     ORDER BY next_step_at LIMIT @limit`,
  );
  const advance = store.prepare<[Step]>(
    `UPDATE payouts SET state = @to, next_step_at = @nextStepAt
     WHERE plat_order_num = @platOrderNum AND state = @from`,
  );
  const nextStep = store.prepare<[], { at: number | null }>(
    'SELECT MIN(next_step_at) AS at FROM payouts',
  );
  return {
    /** Does nothing if a payout with the same `orderNum` exists. */
    insertPayout: (payout: Payout) => insert.run(payout).changes === 1,
    payoutByOrderNum: (orderNum: string) => byOrderNum.get(orderNum) ?? null,
    duePayouts: (query: DuePayouts) => due.all(query),
    /** @returns false if another process has advanced it */
    advancePayout: (step: Step) => advance.run(step).changes === 1,
    nextPayoutStepAt: () => nextStep.get()?.at ?? null,
  };
}
