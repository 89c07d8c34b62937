import { DepositStatus, type Language } from '../../contract/enums.ts';
import { toMajor } from '../../contract/money.ts';
import type { Transaction } from '../../contract/payments.ts';
import { parseCurrency } from '../../core/currency-input.ts';
import { reviewReasonText } from '../notifications/index.ts';
import type { DepositOrder } from './deposits.repository.ts';
import { paymentChannelText, statusReasonText } from './payment-texts.ts';
import { reviewReason } from './withdrawal-review.ts';
import type { WithdrawOrder } from './withdrawals.repository.ts';

export function depositTransaction(order: DepositOrder, language: Language): Transaction {
  const currency = parseCurrency(order.walletType);
  const payUrl = order.status === DepositStatus.pending ? order.payUrl : null;
  return {
    transactionId: order.id,
    externalOrderId: order.outTradeNo,
    platformOrderId: order.platOrderNum,
    type: 'deposit',
    walletType: currency,
    amount: toMajor(order.amountMinor, currency),
    actualAmount: toMajor(order.actualMinor, currency),
    fee: toMajor(order.feeMinor, currency),
    bonusAmount: toMajor(order.bonusMinor, currency),
    status: order.status,
    paymentChannel: paymentChannelText(order.paymentChannel, language),
    isInReview: false,
    remark: statusReasonText(order.remark, language),
    payUrl,
    expiresAt: payUrl === null ? null : order.expiresAt.toISOString(),
    createTime: order.createdAt.toISOString(),
    updateTime: order.updatedAt.toISOString(),
  };
}

export function withdrawTransaction(order: WithdrawOrder, language: Language): Transaction {
  const currency = parseCurrency(order.walletType);
  return {
    transactionId: order.id,
    externalOrderId: order.orderNum,
    platformOrderId: order.platOrderNum,
    type: 'withdraw',
    walletType: currency,
    amount: toMajor(order.amountMinor, currency),
    actualAmount: toMajor(order.actualMinor, currency),
    fee: toMajor(order.feeMinor, currency),
    bonusAmount: 0,
    status: order.status,
    paymentChannel: order.paymentChannel,
    ...reviewState(order, language),
    payUrl: null,
    expiresAt: null,
    createTime: order.createdAt.toISOString(),
    updateTime: order.updatedAt.toISOString(),
  };
}

/** Whether a withdrawal waits for a decision of staff, and why; it is pending then. */
export function reviewState(
  order: WithdrawOrder,
  language: Language,
): Pick<Transaction, 'isInReview' | 'remark'> {
  const isInReview = order.reviewState === 'waiting';
  return {
    isInReview,
    remark: isInReview
      ? reviewReasonText(reviewReason(order), language)
      : statusReasonText(order.remark, language),
  };
}
