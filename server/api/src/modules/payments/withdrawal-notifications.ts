import type { NewNotification, NotificationMessage } from '../notifications/index.ts';
import type { PaymentsContext } from './context.ts';
import { reviewReason } from './withdrawal-review.ts';
import type { WithdrawOrder } from './withdrawals.repository.ts';

/** The messages for the steps of a withdrawal. */
type WithdrawalMessage = Extract<NotificationMessage, `withdraw${string}`>;

/** The notification of one step. */
export function withdrawalNotification(
  order: WithdrawOrder,
  message: WithdrawalMessage,
): NewNotification {
  const { userId, walletType, orderNum } = order;
  return {
    id: `withdraw.${orderNum}.${message}`,
    userId,
    type: 'withdrawal',
    message,
    params: { amountMinor: order.amountMinor.toString(), walletType, order: orderNum },
    link: '/wallet?records=withdrawals',
  };
}

/** The notification of a withdrawal that waits for a decision of staff, with the reason. */
export function reviewNotification(order: WithdrawOrder): NewNotification {
  const notification = withdrawalNotification(order, 'withdrawInReview');
  const { params } = notification;
  return { ...notification, params: { ...params, review: reviewReason(order) } };
}

/** Stores and publishes the notification of one step. */
export function notifyOfWithdrawal(
  context: PaymentsContext,
  { order, message }: { order: WithdrawOrder; message: WithdrawalMessage },
): Promise<void> {
  return context.notifications.notify(withdrawalNotification(order, message));
}
