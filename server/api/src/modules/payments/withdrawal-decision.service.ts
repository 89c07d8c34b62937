import { WithdrawStatus } from '../../contract/enums.ts';
import { AppError, refusal } from '../../core/app-error.ts';
import type { Entry } from '../../ledger/port.ts';
import { type RowWrite, updateStatement } from '../../ledger/rows.ts';
import { notificationRow } from '../notifications/index.ts';
import type { PaymentsContext } from './context.ts';
import type { StatusReason } from './payment-texts.ts';
import { approveEntry, rejectEntry } from './withdrawal-entries.ts';
import { withdrawalNotification } from './withdrawal-notifications.ts';
import { findWithdrawal, storeDecision, type WithdrawOrder } from './withdrawals.repository.ts';
import { payoutJobRow } from './withdrawals.service.ts';

/** A decision on a withdrawal that waits. */
export type WithdrawalDecision = {
  readonly orderNum: string;
  /** Of the order that was seen. */
  readonly version: number;
  /** Identifies who decides. */
  readonly decidedBy: string;
  /** Rows that are written in the commit of the decision. */
  readonly alongside: (order: WithdrawOrder) => readonly RowWrite[];
};

/** What the decision makes of the order. */
type Decided = {
  readonly reviewState: 'approved' | 'rejected';
  readonly status: number;
  readonly remark: string;
};

/**
 * Lets a waiting withdrawal be paid out. The order's state and the payout job are written in the commit
 * that excludes a rejection.
 * @throws NOT_FOUND, STALE_VERSION when the order has changed since it was seen, WRONG_STATE when it
 *   does not wait
 */
export async function approveWithdrawal(
  context: PaymentsContext,
  decision: WithdrawalDecision,
): Promise<WithdrawOrder> {
  const order = await findWaiting(context, decision);
  const at = context.clock.now();
  const to: Decided = { reviewState: 'approved', status: order.status, remark: order.remark };
  await postDecision(context, {
    ...{ order, decision, at, to },
    entry: approveEntry(order, { by: decision.decidedBy, at }),
    rows: [payoutJobRow(context, { orderNum: order.orderNum, runAt: at })],
  });
  context.jobs.wake();
  return findDecided(context, order);
}

/**
 * Returns the frozen money of a waiting withdrawal to the player. The order's state and the player's
 * notification are written in the commit that moves the money.
 * @throws as `approveWithdrawal`
 */
export async function rejectWithdrawal(
  context: PaymentsContext,
  decision: WithdrawalDecision,
): Promise<WithdrawOrder> {
  const order = await findWaiting(context, decision);
  const at = context.clock.now();
  const reason: StatusReason = 'rejectedByHouse';
  const notification = withdrawalNotification(order, 'withdrawRejected');
  const isApplied = await postDecision(context, {
    ...{ order, decision, at },
    to: { reviewState: 'rejected', status: WithdrawStatus.failed, remark: reason },
    entry: rejectEntry(order, { by: decision.decidedBy, at }),
    rows: [notificationRow(notification, at)],
  });
  if (isApplied) context.notifications.publish({ notification, at });
  return findDecided(context, order);
}

/** @throws NOT_FOUND, STALE_VERSION, WRONG_STATE */
async function findWaiting(
  { prisma }: PaymentsContext,
  { orderNum, version }: WithdrawalDecision,
): Promise<WithdrawOrder> {
  const order = await findWithdrawal(prisma, orderNum);
  if (!order) throw new AppError('NOT_FOUND');
  if (order.version !== version) throw refusal('STALE_VERSION');
  if (order.reviewState !== 'waiting') throw refusal('WRONG_STATE');
  return order;
}

const updateDecided = updateStatement('WithdrawOrder', {
  set: ['reviewState', 'reviewedBy', 'reviewedAt', 'version', 'status', 'remark', 'updatedAt'],
  where: ['orderNum', 'reviewState', 'version'],
});

/**
 * Posts the entry of a decision with the order's new state. The ledger lets one of all decisions
 * through. The same decision of the same person again has changed nothing and succeeds.
 * @returns whether it was applied now
 * @throws STALE_VERSION when another person decided after the order was read
 */
async function postDecision(
  { ledger, prisma }: PaymentsContext,
  posting: {
    order: WithdrawOrder;
    decision: WithdrawalDecision;
    at: Date;
    to: Decided;
    entry: Entry;
    rows: readonly RowWrite[];
  },
): Promise<boolean> {
  const { order, decision, at, to, entry, rows } = posting;
  const { orderNum, reviewState, version } = order;
  const decided = { ...to, reviewedBy: decision.decidedBy, reviewedAt: at, updatedAt: at };
  const posted = await ledger.post({
    ...entry,
    rows: [
      updateDecided({
        set: { ...decided, version: version + 1 },
        where: { orderNum, reviewState, version },
      }),
      ...rows,
      ...decision.alongside(order),
    ],
  });
  switch (posted.outcome) {
    case 'applied': {
      const [orderChanged] = posted.changes;
      // The order was changed after it was read; the ledger has the decision, and the order follows it.
      if (!orderChanged) await storeDecision(prisma, { orderNum, decided });
      return true;
    }
    case 'replayed':
      return false;
    case 'blocked':
    case 'conflict':
      throw refusal('STALE_VERSION');
    case 'stale':
    case 'overBudget':
    case 'overRound':
    case 'tooSoon':
    case 'unstaked':
    case 'limit':
    case 'insufficient':
      throw new Error(`the ledger returned ${posted.outcome} for a decision`);
  }
}

/** The order after its decision, which is announced. */
async function findDecided(
  { prisma, events }: PaymentsContext,
  { orderNum }: WithdrawOrder,
): Promise<WithdrawOrder> {
  events.publish({ type: 'withdrawal-changed', orderNum });
  const order = await findWithdrawal(prisma, orderNum);
  if (!order) throw new AppError('NOT_FOUND');
  return order;
}
