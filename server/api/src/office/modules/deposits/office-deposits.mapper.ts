import type { Language } from '../../../contract/enums.ts';
import { toMajor } from '../../../contract/money.ts';
import { parseCurrency } from '../../../core/currency-input.ts';
import { orderRemarkText, paymentChannelText } from '../../../modules/payments/index.ts';
import type { OfficeDeposit } from '../../contract/deposits.ts';
import { amountUsd } from '../amounts.ts';
import type { DepositWithPlayer } from './office-deposits.repository.ts';

export function officeDeposit(
  order: Omit<DepositWithPlayer, 'user'>,
  language: Language,
): OfficeDeposit {
  const walletType = parseCurrency(order.walletType);
  return {
    outTradeNo: order.outTradeNo,
    platOrderNum: order.platOrderNum,
    walletType,
    amount: toMajor(order.amountMinor, walletType),
    amountUsd: amountUsd({ amountMinor: order.amountMinor, currency: walletType }),
    actualAmount: toMajor(order.actualMinor, walletType),
    fee: toMajor(order.feeMinor, walletType),
    bonusAmount: toMajor(order.bonusMinor, walletType),
    status: order.status,
    paymentChannel: paymentChannelText(order.paymentChannel, language),
    remark: orderRemarkText(order.remark, language),
    expiresAt: order.expiresAt.toISOString(),
    createdAt: order.createdAt.toISOString(),
    updatedAt: order.updatedAt.toISOString(),
  };
}
