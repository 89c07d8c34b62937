import type { Services } from '../../core/context.ts';
import type { NotificationMessage } from '../../core/messages/notifications/en.ts';
import { notify } from '../notifications/notify.ts';
import type { WithdrawOrder } from './withdrawals.repository.ts';

/** One for each step of a withdrawal. */
type WithdrawalMessage = Extract<NotificationMessage, `withdraw${string}`>;

/** Tells the player how a withdrawal stands. */
export async function tellWithdrawal(
  services: Services,
  { order, message }: { order: WithdrawOrder; message: WithdrawalMessage },
): Promise<void> {
  const { userId, walletType, orderNum } = order;
  await notify(services, {
    id: `withdraw.${orderNum}.${message}`,
    userId,
    type: 'withdrawal',
    message,
    params: { amountMinor: order.amountMinor.toString(), walletType, order: orderNum },
    link: '/wallet',
  });
}
