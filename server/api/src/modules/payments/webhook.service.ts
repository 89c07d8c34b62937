import { DepositStatus } from '../../contract/enums.ts';
import { fromDecimal } from '../../contract/money.ts';
import type { PaymentEvent } from '../../contract/payments.ts';
import { AppError } from '../../core/app-error.ts';
import { parseCurrency } from '../../core/currency-input.ts';
import type { RowWrite } from '../../ledger/rows.ts';
import type { PaymentsContext } from './context.ts';
import { creditDeposit } from './deposit-credit.ts';
import { closeUncredited, closeUnpaid, remarkPending } from './deposits.repository.ts';
import { declineRemark, type OrderRemark } from './messages/order-remarks.ts';
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
 * valid event returns 200, also when it is refused for its amount or its order number.
 * @param alongside rows that are written in the transaction that stores the event
 * @throws NOT_FOUND for an unknown order
 */
export async function handlePaymentWebhook(
  context: PaymentsContext,
  event: PaymentEvent,
  alongside: readonly RowWrite[] = [],
): Promise<null> {
  const report = { event, alongside };
  const outcome = await applyEvent(context, report);
  // A crediting event is stored in the transaction of its credit.
  if (outcome !== 'credited') await context.ledger.write(rowsOf(context, report, outcome));
  context.log.info(
    { outTradeNo: event.outTradeNo, type: event.type, outcome },
    'payment event received',
  );
  return null;
}

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

function applyEvent(context: PaymentsContext, report: Report): Promise<Outcome> {
  const { event } = report;
  switch (event.type) {
    case 'payment.paid':
      return onDeposit(context, event, (order) => credit(context, { order, report }));
    case 'payment.declined':
      return onDeposit(context, event, (order) => decline(context, { order, event }));
    case 'payment.failed':
      return onDeposit(context, event, (order) => {
        const remark = declineRemark(event.reason);
        return close(context, { order, status: DepositStatus.failed, remark });
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

async function credit(
  context: PaymentsContext,
  { order, report }: { order: StoredDeposit; report: Report },
): Promise<Outcome> {
  const { event } = report;
  if (!matchesAmount(order, event)) return refuse(context, { event, reason: 'amount' });
  // Final: the operator may have returned the money since.
  if (isUncredited(order)) return endUncredited(context, { order, event });
  const reportRows = rowsOf(context, report, 'credited');
  const method = event.method ?? '';
  const credited = await creditDeposit(context, { order, method, reportRows });
  if (credited === 'refused') return endUncredited(context, { order, event });
  if (credited === 'replayed') await context.ledger.write(reportRows);
  return 'credited';
}

const overCap: OrderRemark = 'overBalanceCap';

function isUncredited({ status, remark }: StoredDeposit): boolean {
  return status === DepositStatus.failed && remark === overCap;
}

/** Ends the order of a payment beyond the balance cap: the player sees why, the operator returns it. */
async function endUncredited(
  context: PaymentsContext,
  { order, event }: { order: StoredDeposit; event: PaymentEvent },
): Promise<Outcome> {
  const { outTradeNo } = order;
  await closeUncredited(context.prisma, {
    outTradeNo,
    remark: overCap,
    at: context.clock.now(),
  });
  await notifyOfEnd(context, { order, message: 'depositOverCap' });
  return refuse(context, { event, reason: 'cap' });
}

/** Reports a payment that is not credited to the operator: the provider has taken the money. */
function refuse(
  { log, metrics }: PaymentsContext,
  { event, reason }: { event: PaymentEvent; reason: 'order' | 'amount' | 'cap' },
): Outcome {
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
  closing: { order: StoredDeposit; status: DepositStatus; remark: OrderRemark | null },
): Promise<Outcome> {
  const { order, status, remark } = closing;
  const at = context.clock.now();
  const { outTradeNo } = order;
  const wasPending = await closeUnpaid(context.prisma, { outTradeNo, status, remark, at });
  if (!wasPending) return 'ignored';
  context.events.publish({ type: 'deposit-changed', outTradeNo });
  if (status === DepositStatus.failed) {
    await notifyOfEnd(context, { order, message: 'depositFailed' });
  }
  return 'closed';
}

/** The order stays open for another card; its remark states why this one was declined. */
async function decline(
  context: PaymentsContext,
  { order, event }: { order: StoredDeposit; event: PaymentEvent },
): Promise<Outcome> {
  const remark = declineRemark(event.reason);
  if (remark === null) return 'ignored';
  const { outTradeNo } = order;
  const at = context.clock.now();
  const wasPending = await remarkPending(context.prisma, { outTradeNo, remark, at });
  return wasPending ? 'declined' : 'ignored';
}

async function notifyOfEnd(
  context: PaymentsContext,
  { order, message }: { order: StoredDeposit; message: 'depositFailed' | 'depositOverCap' },
): Promise<void> {
  const fact = message === 'depositFailed' ? 'failed' : 'over-cap';
  await context.notifications.notify({
    id: `deposit.${order.outTradeNo}.${fact}`,
    userId: order.userId,
    type: 'deposit',
    message,
    params: { amountMinor: order.amountMinor.toString(), walletType: order.walletType },
    link: '/wallet',
  });
}
