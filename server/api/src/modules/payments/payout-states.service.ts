import { WithdrawStatus } from '../../contract/enums.ts';
import type { PostOutcome } from '../../ledger/port.ts';
import type { PaymentsContext } from './context.ts';
import type { PayoutState } from './payment-gateway.ts';
import { returnEntry, settleEntry } from './withdrawal-entries.ts';
import { notifyOfWithdrawal } from './withdrawal-notifications.ts';
import { advanceWithdrawal, type WithdrawOrder } from './withdrawals.repository.ts';

/** The effect of a payout's state on its order. */
export type PayoutOutcome = 'settled' | 'returned' | 'advanced' | 'ignored';

type PayoutUpdate = {
  readonly order: WithdrawOrder;
  readonly state: PayoutState;
  readonly platOrderNum: string;
};

/**
 * Applies a state of the provider: first the money, then the order's status. Repeated and
 * out-of-order states have the same result; the first final state wins.
 */
export async function applyPayoutState(
  context: PaymentsContext,
  update: PayoutUpdate,
): Promise<PayoutOutcome> {
  switch (update.state) {
    case 'processing':
      return advance(context, update, {
        status: WithdrawStatus.processing,
        message: 'withdrawProcessing',
      });
    case 'bank_processing':
      return advance(context, update, {
        status: WithdrawStatus.bankProcessing,
        message: 'withdrawAtBank',
      });
    case 'succeeded':
      return settle(context, update);
    case 'failed':
      return returnFunds(context, update);
  }
}

async function advance(
  context: PaymentsContext,
  { order, platOrderNum }: PayoutUpdate,
  { status, message }: { status: WithdrawStatus; message: 'withdrawProcessing' | 'withdrawAtBank' },
): Promise<PayoutOutcome> {
  const advanced = await advanceWithdrawal(context.prisma, {
    orderNum: order.orderNum,
    status,
    platOrderNum,
    at: context.clock.now(),
  });
  if (!advanced) return 'ignored';
  await notifyOfWithdrawal(context, { order, message });
  announce(context, order);
  return 'advanced';
}

async function settle(
  context: PaymentsContext,
  { order, platOrderNum }: PayoutUpdate,
): Promise<PayoutOutcome> {
  const at = context.clock.now();
  if (!isPosted(await context.ledger.post(settleEntry(order, at)))) return 'ignored';
  const changed = await advanceWithdrawal(context.prisma, {
    orderNum: order.orderNum,
    status: WithdrawStatus.successful,
    platOrderNum,
    actualMinor: order.amountMinor,
    at,
  });
  if (changed) await notifyOfWithdrawal(context, { order, message: 'withdrawPaid' });
  announce(context, order);
  return 'settled';
}

async function returnFunds(
  context: PaymentsContext,
  { order, platOrderNum }: PayoutUpdate,
): Promise<PayoutOutcome> {
  const at = context.clock.now();
  if (!isPosted(await context.ledger.post(returnEntry(order, at)))) return 'ignored';
  const changed = await advanceWithdrawal(context.prisma, {
    orderNum: order.orderNum,
    status: WithdrawStatus.failed,
    platOrderNum,
    remark: 'bankRefused',
    at,
  });
  if (changed) await notifyOfWithdrawal(context, { order, message: 'withdrawFailed' });
  announce(context, order);
  return 'returned';
}

function announce({ events }: PaymentsContext, { orderNum }: WithdrawOrder): void {
  events.publish({ type: 'withdrawal-changed', orderNum });
}

function isPosted({ outcome }: PostOutcome): boolean {
  return outcome === 'applied' || outcome === 'replayed';
}
