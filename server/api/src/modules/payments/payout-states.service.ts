import { WithdrawStatus } from '../../contract/enums.ts';
import type { PostOutcome } from '../../ledger/port.ts';
import type { Services } from '../../services.ts';
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
  services: Services,
  update: PayoutUpdate,
): Promise<PayoutOutcome> {
  switch (update.state) {
    case 'processing':
      return advance(services, update, {
        status: WithdrawStatus.processing,
        message: 'withdrawProcessing',
      });
    case 'bank_processing':
      return advance(services, update, {
        status: WithdrawStatus.bankProcessing,
        message: 'withdrawAtBank',
      });
    case 'succeeded':
      return settle(services, update);
    case 'failed':
      return returnFunds(services, update);
  }
}

async function advance(
  services: Services,
  { order, platOrderNum }: PayoutUpdate,
  { status, message }: { status: WithdrawStatus; message: 'withdrawProcessing' | 'withdrawAtBank' },
): Promise<PayoutOutcome> {
  const advanced = await advanceWithdrawal(services.prisma, {
    orderNum: order.orderNum,
    status,
    platOrderNum,
    at: services.clock.now(),
  });
  if (!advanced) return 'ignored';
  await notifyOfWithdrawal(services, { order, message });
  publishToOffice(services, order);
  return 'advanced';
}

async function settle(
  services: Services,
  { order, platOrderNum }: PayoutUpdate,
): Promise<PayoutOutcome> {
  const at = services.clock.now();
  if (!isPosted(await services.ledger.post(settleEntry(order, at)))) return 'ignored';
  const changed = await advanceWithdrawal(services.prisma, {
    orderNum: order.orderNum,
    status: WithdrawStatus.successful,
    platOrderNum,
    actualMinor: order.amountMinor,
    at,
  });
  if (changed) await notifyOfWithdrawal(services, { order, message: 'withdrawPaid' });
  publishToOffice(services, order);
  return 'settled';
}

async function returnFunds(
  services: Services,
  { order, platOrderNum }: PayoutUpdate,
): Promise<PayoutOutcome> {
  const at = services.clock.now();
  if (!isPosted(await services.ledger.post(returnEntry(order, at)))) return 'ignored';
  const changed = await advanceWithdrawal(services.prisma, {
    orderNum: order.orderNum,
    status: WithdrawStatus.failed,
    platOrderNum,
    remark: 'bankRefused',
    at,
  });
  if (changed) await notifyOfWithdrawal(services, { order, message: 'withdrawFailed' });
  publishToOffice(services, order);
  return 'returned';
}

function publishToOffice({ officeEvents }: Services, { orderNum }: WithdrawOrder): void {
  officeEvents.publish({ type: 'withdrawal', id: orderNum });
}

function isPosted({ outcome }: PostOutcome): boolean {
  return outcome === 'applied' || outcome === 'replayed';
}
