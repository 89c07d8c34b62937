import { DepositStatus } from '../../contract/enums.ts';
import { fromDecimal } from '../../contract/money.ts';
import type { PaymentEvent } from '../../contract/payments.ts';
import { AppError } from '../../core/app-error.ts';
import type { Services } from '../../core/context.ts';
import { parseCurrency } from '../../core/currency-input.ts';
import { creditDeposit } from './deposit-credit.ts';
import { closeUnpaid, type DepositOrder, findDeposit, recordEvent } from './deposits.repository.ts';

type Outcome = 'credited' | 'closed' | 'ignored' | 'refused';

/**
 * Receives an authentic event: duplicates, late ones and other orders of arrival all end in the
 * same state. What was understood is answered 200, also when it is refused for its amount.
 * @throws AppError 404 for an order that is not ours
 */
export async function receivePaymentEvent(services: Services, event: PaymentEvent): Promise<null> {
  const order = await findDeposit(services.prisma, event.outTradeNo);
  if (!order) throw new AppError('NOT_FOUND');
  const outcome = await applyEvent(services, { order, event });
  await recordEvent(services.prisma, {
    eventId: event.eventId,
    type: event.type,
    outTradeNo: event.outTradeNo,
    platOrderNum: event.platOrderNum,
    amount: event.amount,
    walletType: event.walletType,
    occurredAt: new Date(event.occurredAt),
    receivedAt: services.clock.now(),
    outcome,
  });
  services.log.info(
    { outTradeNo: event.outTradeNo, type: event.type, outcome },
    'payment event received',
  );
  return null;
}

async function applyEvent(
  services: Services,
  { order, event }: { order: DepositOrder; event: PaymentEvent },
): Promise<Outcome> {
  switch (event.type) {
    case 'payment.paid': {
      if (!isForThisAmount(order, event)) return 'refused';
      const credited = await creditDeposit(services, { order, method: event.method ?? '' });
      return credited ? 'credited' : 'refused';
    }
    case 'payment.failed':
      return close(services, { order, status: DepositStatus.failed, remark: '' });
    case 'payment.cancelled':
      return close(services, { order, status: DepositStatus.cancelled, remark: '' });
    case 'payment.expired':
      return close(services, { order, status: DepositStatus.cancelled, remark: 'Expired' });
    case 'payout.processing':
    case 'payout.bank_processing':
    case 'payout.succeeded':
    case 'payout.failed':
      // A payout's event that names a deposit order says nothing about it.
      return 'refused';
  }
}

function isForThisAmount(order: DepositOrder, event: PaymentEvent): boolean {
  if (event.walletType !== order.walletType) return false;
  return fromDecimal(event.amount, parseCurrency(order.walletType)) === order.amountMinor;
}

async function close(
  services: Services,
  closing: { order: DepositOrder; status: DepositStatus; remark: string },
): Promise<Outcome> {
  const { order, status, remark } = closing;
  const at = services.clock.now();
  const wasPending = await closeUnpaid(services.prisma, { orderId: order.id, status, remark, at });
  return wasPending ? 'closed' : 'ignored';
}
