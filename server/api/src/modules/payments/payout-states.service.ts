import { WithdrawStatus } from '../../contract/enums.ts';
import type { PostOutcome } from '../../ledger/port.ts';
import type { Services } from '../../services.ts';
import type { PayoutState } from './payment-gateway.ts';
import { returnEntry, settleEntry } from './withdrawal-entries.ts';
import { notifyOfWithdrawal } from './withdrawal-notifications.ts';
import { advanceWithdrawal, type WithdrawOrder } from './withdrawals.repository.ts';

/** What a payout's news did to its order. */
export type PayoutOutcome = 'settled' | 'returned' | 'advanced' | 'ignored';

type PayoutUpdate = {
  readonly order: WithdrawOrder;
  readonly state: PayoutState;
  readonly platOrderNum: string;
};

/**
 * Follows the provider: money first, then the order's status. News in any order and any number
 * ends in the same state; the first final one wins.
 */
export async function applyPayoutState(
  services: Services,
  update: PayoutUpdate,
): Promise<PayoutOutcome> {
  switch (update.state) {
    case 'processing':
      return step(services, update, {
        status: WithdrawStatus.processing,
        message: 'withdrawProcessing',
      });
    case 'bank_processing':
      return step(services, update, {
        status: WithdrawStatus.bankProcessing,
        message: 'withdrawAtBank',
      });
    case 'succeeded':
      return settle(services, update);
    case 'failed':
      return giveBack(services, update);
  }
}

async function step(
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
  return 'advanced';
}

async function settle(
  services: Services,
  { order, platOrderNum }: PayoutUpdate,
): Promise<PayoutOutcome> {
  const at = services.clock.now();
  if (!moved(await services.ledger.post(settleEntry(order, at)))) return 'ignored';
  const changed = await advanceWithdrawal(services.prisma, {
    orderNum: order.orderNum,
    status: WithdrawStatus.successful,
    platOrderNum,
    actualMinor: order.amountMinor,
    at,
  });
  if (changed) await notifyOfWithdrawal(services, { order, message: 'withdrawPaid' });
  return 'settled';
}

async function giveBack(
  services: Services,
  { order, platOrderNum }: PayoutUpdate,
): Promise<PayoutOutcome> {
  const at = services.clock.now();
  if (!moved(await services.ledger.post(returnEntry(order, at)))) return 'ignored';
  const changed = await advanceWithdrawal(services.prisma, {
    orderNum: order.orderNum,
    status: WithdrawStatus.failed,
    platOrderNum,
    remark: 'bankRefused',
    at,
  });
  if (changed) await notifyOfWithdrawal(services, { order, message: 'withdrawFailed' });
  return 'returned';
}

function moved({ outcome }: PostOutcome): boolean {
  return outcome === 'applied' || outcome === 'replayed';
}
