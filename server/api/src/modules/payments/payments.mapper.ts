import { DepositStatus, type Language } from '../../contract/enums.ts';
import { toMajor } from '../../contract/money.ts';
import type { Transaction } from '../../contract/payments.ts';
import { parseCurrency } from '../../core/currency-input.ts';
import type { DepositOrder } from './deposits.repository.ts';
import { paymentChannelText, type StatusReason, statusReasonText } from './payment-texts.ts';
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
    remark: statusReasonText(statusReasonOf(order), language),
    payUrl: null,
    expiresAt: null,
    createTime: order.createdAt.toISOString(),
    updateTime: order.updatedAt.toISOString(),
  };
}

/** A withdrawal that waits for a decision of staff is pending, with a status reason. */
function statusReasonOf({ remark, reviewState }: WithdrawOrder): string {
  return reviewState === 'waiting' ? ('inReview' satisfies StatusReason) : remark;
}
