import { DepositStatus } from '../../contract/enums.ts';
import { LedgerUnavailableError } from '../../core/ledger-errors.ts';
import { type RowWrite, updateStatement } from '../../ledger/rows.ts';
import {
  type NewNotification,
  type NotificationMessage,
  notificationRow,
} from '../notifications/index.ts';
import { blockAt, limitBudgets, type PlayerRestrictions } from '../restrictions/index.ts';
import type { PaymentsContext } from './context.ts';
import { creditEntry, depositKey, returnedDepositEntry } from './deposit-entries.ts';
import { creditedPostings } from './deposits.repository.ts';
import {
  findOpenBonusTag,
  firstDepositBonus,
  firstDepositTag,
  hasDeposited,
} from './first-deposit.ts';
import { type ReturnReason, returnReason, type StatusReason } from './payment-texts.ts';
import type { StoredDeposit } from './payments.queries.ts';

/** Mockpay charges no fee; another provider's webhook event would contain its fee. */
const FEE_MINOR = 0n;

/** Of a payment whose player's restrictions change while it is checked. */
const TRIES_MAX = 5;

/** A paid order. */
type Paid = {
  readonly order: StoredDeposit;
  readonly method: string;
  /** The rows of what reports the payment, which are written with what becomes of it. */
  readonly reportRows: (outcome: Settled) => readonly RowWrite[];
};

/** `refused`: it is marked for return. */
type Settled = 'credited' | 'refused';

/**
 * Credits a paid order exactly once, with the first-deposit bonus when this is the player's first, or marks
 * it for return where the balance cap, a deposit limit or a break forbids the credit. The order's new
 * status, the report and the player's notifications are written in the transaction that decides.
 * @throws LedgerUnavailableError while what restricts the player changes again and again
 */
export async function settlePayment(context: PaymentsContext, paid: Paid): Promise<Settled> {
  const { userId } = paid.order;
  const marked = returnReason(paid.order);
  if (marked) return markForReturn(context, paid, marked);
  let restrictions = await context.restrictions.load(userId);
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const settled = await checkPayment(context, paid, restrictions);
    if (settled) return settled;
    restrictions = await context.restrictions.loadAnew(userId);
  }
  throw new LedgerUnavailableError('what restricts the player changes again and again');
}

/** @returns `null` when it is to be checked again */
async function checkPayment(
  context: PaymentsContext,
  paid: Paid,
  restrictions: PlayerRestrictions,
): Promise<Settled | null> {
  const { order } = paid;
  const at = context.clock.now();
  if (blockAt(restrictions, at)) return markForReturn(context, paid, 'paidOnBreak');
  const isFirst = !(await hasDeposited(context, order.userId));
  const isMatched = isFirst && (await context.restrictions.mayHaveOffers(restrictions));
  const bonusTag = isMatched ? await findOpenBonusTag(context, order.userId) : null;
  const bonusMinor = bonusTag === null ? 0n : firstDepositBonus(order);
  const notifications = depositNotifications({ order, bonusMinor });
  const rows = [paidRow(paid, { bonusMinor, at }), ...paid.reportRows('credited')];
  for (const notification of notifications) rows.push(notificationRow(notification, at));
  const bonus = { bonusMinor, bonusTag };
  const entry = creditEntry({ order, feeMinor: FEE_MINOR, ...bonus, isFirst, at, rows });
  const { depositLimits, restrictionsVersion } = restrictions;
  const budgets = limitBudgets(depositLimits, entry);
  const posted = await context.ledger.post({ ...entry, budgets, restrictionsVersion });
  switch (posted.outcome) {
    case 'applied': {
      context.depositors.set(order.userId, true);
      context.events.publish({ type: 'deposit-changed', outTradeNo: order.outTradeNo });
      for (const notification of notifications) context.notifications.publish({ notification, at });
      return 'credited';
    }
    case 'replayed':
      return followCredit(context, paid);
    case 'blocked':
      // A concurrent deposit was the first, of the player or of another account of the person.
      if (posted.by === firstDepositTag(order.userId)) context.depositors.set(order.userId, true);
      return null;
    case 'stale':
      return null;
    case 'conflict':
      return markForReturn(
        context,
        paid,
        (await returnReasonOf(context, paid)) ?? 'overBalanceCap',
      );
    case 'overBudget':
      return markForReturn(context, paid, 'overDepositLimit');
    case 'limit':
      return markForReturn(context, paid, 'overBalanceCap');
    case 'insufficient':
    case 'unstaked':
    case 'overRound':
    case 'tooSoon':
      throw new Error(`the ledger returned ${posted.outcome} for a deposit, which takes no money`);
  }
}

/** An earlier event has credited the order, which is paid with the amounts of the ledger. */
async function followCredit(context: PaymentsContext, paid: Paid): Promise<'credited'> {
  const rows = [...paid.reportRows('credited')];
  const order = (await context.queries.deposit(paid.order.outTradeNo)) ?? paid.order;
  if (order.status !== DepositStatus.paid) {
    const postings = await creditedPostings(context.prisma, depositKey(order));
    const bonus = postings.find(({ type, amountMinor }) => type === 'bonus' && amountMinor > 0n);
    const bonusMinor = bonus?.amountMinor ?? 0n;
    rows.push(paidRow({ ...paid, order }, { bonusMinor, at: context.clock.now() }));
  }
  await context.ledger.write(rows);
  return 'credited';
}

async function returnReasonOf(
  { queries }: PaymentsContext,
  { order }: Paid,
): Promise<ReturnReason | null> {
  const current = await queries.deposit(order.outTradeNo);
  return current && returnReason(current);
}

const NOT_CREDITED = {
  overBalanceCap: { message: 'depositOverCap', metric: 'cap' },
  overDepositLimit: { message: 'depositOverLimit', metric: 'limit' },
  paidOnBreak: { message: 'depositOnBreak', metric: 'break' },
} as const satisfies Record<ReturnReason, { message: NotificationMessage; metric: string }>;

const updateToReturned = updateStatement('DepositOrder', {
  set: ['status', 'remark', 'updatedAt'],
  where: ['outTradeNo'],
});

/**
 * Ends the order of a payment that is not credited: the player sees why, and the operator returns it. It is
 * final, as a credit is: whichever is first excludes the other.
 */
async function markForReturn(
  context: PaymentsContext,
  paid: Paid,
  reason: ReturnReason,
): Promise<Settled> {
  const { order, reportRows } = paid;
  const { outTradeNo, platOrderNum, userId, walletType } = order;
  const at = context.clock.now();
  const { message, metric } = NOT_CREDITED[reason];
  const amountMinor = order.amountMinor.toString();
  const notification: NewNotification = {
    ...{ id: `deposit.${outTradeNo}.${reason}`, userId, type: 'deposit', message },
    ...{ params: { amountMinor, walletType }, link: '/wallet' },
  };
  const set = { status: DepositStatus.failed, remark: reason, updatedAt: at };
  const rows = [
    updateToReturned({ set, where: { outTradeNo } }),
    ...reportRows('refused'),
    notificationRow(notification, at),
  ];
  const { outcome } = await context.ledger.post(returnedDepositEntry({ order, at, rows }));
  if (outcome === 'conflict') return followCredit(context, paid);
  if (outcome === 'applied') {
    context.events.publish({ type: 'deposit-changed', outTradeNo });
    context.notifications.publish({ notification, at });
  } else {
    await context.ledger.write(reportRows('refused'));
  }
  const payment = { outTradeNo, platOrderNum, amountMinor, walletType, reason: metric };
  context.log.error(payment, 'a payment is not credited');
  context.metrics.uncreditedPayments.inc({ reason: metric });
  return 'refused';
}

const updateToPaid = updateStatement('DepositOrder', {
  set: ['status', 'actualMinor', 'feeMinor', 'bonusMinor', 'paymentChannel', 'remark', 'updatedAt'],
  where: ['outTradeNo'],
});

/** The update of the order to paid, whatever its status: it is final, and nothing else sets it. */
function paidRow(
  { order, method }: Paid,
  { bonusMinor, at }: { bonusMinor: bigint; at: Date },
): RowWrite {
  return updateToPaid({
    set: {
      status: DepositStatus.paid,
      actualMinor: order.amountMinor - FEE_MINOR,
      feeMinor: FEE_MINOR,
      bonusMinor,
      paymentChannel: method,
      remark: statusReasonFor(order),
      updatedAt: at,
    },
    where: { outTradeNo: order.outTradeNo },
  });
}

function depositNotifications({
  order,
  bonusMinor,
}: {
  order: StoredDeposit;
  bonusMinor: bigint;
}): NewNotification[] {
  const { userId, walletType, amountMinor, outTradeNo } = order;
  const paid: NewNotification = {
    id: `deposit.${outTradeNo}.paid`,
    userId,
    type: 'deposit',
    message: 'depositPaid',
    params: { amountMinor: (amountMinor - FEE_MINOR).toString(), walletType },
    link: '/wallet',
  };
  if (bonusMinor === 0n) return [paid];
  const bonus: NewNotification = {
    id: `deposit.${outTradeNo}.bonus`,
    userId,
    type: 'bonus',
    message: 'depositBonus',
    params: { amountMinor: bonusMinor.toString(), walletType },
    link: '/wallet',
  };
  return [paid, bonus];
}

function statusReasonFor(order: StoredDeposit): string {
  if (order.status === DepositStatus.failed) return 'paidAfterFailure' satisfies StatusReason;
  if (order.status === DepositStatus.cancelled)
    return 'paidAfterCancellation' satisfies StatusReason;
  // The status reason of a declined card does not concern the payment that followed.
  return order.status === DepositStatus.pending ? '' : order.remark;
}
