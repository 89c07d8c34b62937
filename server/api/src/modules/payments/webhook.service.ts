import { DepositStatus } from '../../contract/enums.ts';
import { fromDecimal } from '../../contract/money.ts';
import type { PaymentEvent } from '../../contract/payments.ts';
import { AppError } from '../../core/app-error.ts';
import { parseCurrency } from '../../core/currency-input.ts';
import type { RowWrite } from '../../ledger/rows.ts';
import type { PaymentsContext } from './context.ts';
import { settlePayment } from './deposit-credit.ts';
import { closeUnpaid, storePendingReason } from './deposits.repository.ts';
import { declineReason, type StatusReason } from './payment-texts.ts';
import type { StoredDeposit } from './payments.queries.ts';
import { mayBePaid } from './payout.job.ts';
import { applyPayoutState, type PayoutOutcome } from './payout-states.service.ts';
import { eventRow } from './webhook.repository.ts';
import { findWithdrawal, type WithdrawOrder } from './withdrawals.repository.ts';

/** The effect of an event, stored with it for support. */
type Outcome = 'credited' | 'closed' | 'declined' | 'ignored' | 'refused' | PayoutOutcome;

/** An event, with rows that are written with it. */
type Report = { readonly event: PaymentEvent; readonly alongside: readonly RowWrite[] };

/**
 * Handles an authenticated event. Duplicate, late and out-of-order events have the same result. A
 * valid event returns 200, also when it is refused for its amount, its order number or its player's limits.
 * @param alongside rows that are written in the transaction that stores the event
 * @throws NOT_FOUND for an unknown order
 */
export async function handlePaymentWebhook(
  context: PaymentsContext,
  event: PaymentEvent,
  alongside: readonly RowWrite[] = [],
): Promise<null> {
  const report = { event, alongside };
  const { outcome, isStored } = await applyEvent(context, report);
  if (!isStored) await context.ledger.write(rowsOf(context, report, outcome));
  context.log.info(
    { outTradeNo: event.outTradeNo, type: event.type, outcome },
    'payment event received',
  );
  return null;
}

/** An event of a payment is stored with what becomes of it. */
type Applied = { readonly outcome: Outcome; readonly isStored: boolean };

function rowsOf(
  { clock }: PaymentsContext,
  { event, alongside }: Report,
  outcome: Outcome,
): readonly RowWrite[] {
  const { eventId, type, outTradeNo, platOrderNum, amount, walletType, occurredAt } = event;
  const row = eventRow({
    eventId,
    type,
    outTradeNo,
    platOrderNum,
    amount,
    walletType,
    occurredAt: new Date(occurredAt),
    receivedAt: clock.now(),
    outcome,
  });
  return [row, ...alongside];
}

async function applyEvent(context: PaymentsContext, report: Report): Promise<Applied> {
  const { event } = report;
  if (event.type === 'payment.paid') return onPayment(context, report);
  return { outcome: await changeState(context, { ...event, type: event.type }), isStored: false };
}

type StateEvent = PaymentEvent & { readonly type: Exclude<PaymentEvent['type'], 'payment.paid'> };

function changeState(context: PaymentsContext, event: StateEvent): Promise<Outcome> {
  switch (event.type) {
    case 'payment.declined':
      return onDeposit(context, event, (order) => decline(context, { order, event }));
    case 'payment.failed':
      return onDeposit(context, event, (order) => {
        const reason = declineReason(event.reason);
        return close(context, { order, status: DepositStatus.failed, remark: reason });
      });
    case 'payment.cancelled':
      return onDeposit(context, event, (order) =>
        close(context, { order, status: DepositStatus.cancelled, remark: null }),
      );
    case 'payment.expired':
      return onDeposit(context, event, (order) =>
        close(context, { order, status: DepositStatus.cancelled, remark: 'expired' }),
      );
    case 'payout.processing':
      return onWithdrawal(context, event, 'processing');
    case 'payout.bank_processing':
      return onWithdrawal(context, event, 'bank_processing');
    case 'payout.succeeded':
      return onWithdrawal(context, event, 'succeeded');
    case 'payout.failed':
      return onWithdrawal(context, event, 'failed');
  }
}

async function onDeposit(
  context: PaymentsContext,
  event: PaymentEvent,
  apply: (order: StoredDeposit) => Promise<Outcome>,
): Promise<Outcome> {
  const order = await context.queries.deposit(event.outTradeNo);
  if (!order) throw new AppError('NOT_FOUND');
  if (!matchesNumber(order, event)) return refuse(context, { event, reason: 'order' });
  return apply(order);
}

async function onWithdrawal(
  context: PaymentsContext,
  event: PaymentEvent,
  state: 'processing' | 'bank_processing' | 'succeeded' | 'failed',
): Promise<Outcome> {
  const order = await findWithdrawal(context.prisma, event.outTradeNo);
  if (!order) throw new AppError('NOT_FOUND');
  if (!matchesNumber(order, event)) return 'refused';
  if (!matchesAmount(order, event)) return 'refused';
  // No payout was requested: such an event is of another order, or of an attacker with the secret.
  if (!mayBePaid(order)) return 'refused';
  return applyPayoutState(context, { order, state, platOrderNum: event.platOrderNum });
}

/** @throws NOT_FOUND */
async function onPayment(context: PaymentsContext, report: Report): Promise<Applied> {
  const { event } = report;
  let isStored = false;
  const outcome = await onDeposit(context, event, (order) => {
    if (!matchesAmount(order, event)) return refuse(context, { event, reason: 'amount' });
    isStored = true;
    return settlePayment(context, {
      order,
      method: event.method ?? '',
      reportRows: (settled) => rowsOf(context, report, settled),
    });
  });
  return { outcome, isStored };
}

/** Reports a payment that is of no order to the operator: the provider has taken the money. */
async function refuse(
  { log, metrics }: PaymentsContext,
  { event, reason }: { event: PaymentEvent; reason: 'order' | 'amount' },
): Promise<Outcome> {
  if (event.type === 'payment.paid') {
    const { outTradeNo, platOrderNum, amount, walletType } = event;
    log.error(
      { outTradeNo, platOrderNum, amount, walletType, reason },
      'a payment is not credited',
    );
    metrics.uncreditedPayments.inc({ reason });
  }
  return 'refused';
}

/** Whether the event is about the order's own checkout or payout; a new order may have none yet. */
function matchesNumber(order: StoredDeposit | WithdrawOrder, event: PaymentEvent): boolean {
  return order.platOrderNum === null || order.platOrderNum === event.platOrderNum;
}

function matchesAmount(order: StoredDeposit | WithdrawOrder, event: PaymentEvent): boolean {
  if (event.walletType !== order.walletType) return false;
  return fromDecimal(event.amount, parseCurrency(order.walletType)) === order.amountMinor;
}

async function close(
  context: PaymentsContext,
  closing: { order: StoredDeposit; status: DepositStatus; remark: StatusReason | null },
): Promise<Outcome> {
  const { order, status, remark } = closing;
  const at = context.clock.now();
  const { outTradeNo } = order;
  const wasPending = await closeUnpaid(context.prisma, { outTradeNo, status, remark, at });
  if (!wasPending) return 'ignored';
  context.events.publish({ type: 'deposit-changed', outTradeNo });
  if (status === DepositStatus.failed) await notifyOfFailure(context, order);
  return 'closed';
}

/** The order stays open for another card; its status reason states why this one was declined. */
async function decline(
  context: PaymentsContext,
  { order, event }: { order: StoredDeposit; event: PaymentEvent },
): Promise<Outcome> {
  const reason = declineReason(event.reason);
  if (reason === null) return 'ignored';
  const { outTradeNo } = order;
  const at = context.clock.now();
  const wasPending = await storePendingReason(context.prisma, { outTradeNo, remark: reason, at });
  return wasPending ? 'declined' : 'ignored';
}

async function notifyOfFailure(context: PaymentsContext, order: StoredDeposit): Promise<void> {
  await context.notifications.notify({
    id: `deposit.${order.outTradeNo}.failed`,
    userId: order.userId,
    type: 'deposit',
    message: 'depositFailed',
    params: { amountMinor: order.amountMinor.toString(), walletType: order.walletType },
    link: '/wallet',
  });
}
