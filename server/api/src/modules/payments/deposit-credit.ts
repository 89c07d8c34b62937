import { DepositStatus } from '../../contract/enums.ts';
import { type RowWrite, updateStatement } from '../../ledger/rows.ts';
import { type NewNotification, notificationRow } from '../notifications/index.ts';
import type { PaymentsContext } from './context.ts';
import { creditEntry, depositKey } from './deposit-entries.ts';
import { creditedPostings, markPaid } from './deposits.repository.ts';
import { firstDepositBonus, hasDeposited } from './first-deposit.ts';
import type { OrderRemark } from './messages/order-remarks.ts';
import type { StoredDeposit } from './payments.queries.ts';

/** Mockpay charges no fee; another provider's webhook event would contain its fee. */
const FEE_MINOR = 0n;

/** A paid order, with the rows of what reports the payment. */
type Paid = {
  readonly order: StoredDeposit;
  readonly method: string;
  readonly reportRows: readonly RowWrite[];
};

/**
 * Credits a paid order exactly once, with the first-deposit bonus when this is the player's first.
 * The order's new status, the report and the player's notifications are written in the transaction
 * of the credit.
 * @returns `refused` when the credit would exceed the balance cap; `replayed` when an earlier event
 *   has credited the order, and this report is not stored yet
 */
export async function creditDeposit(
  context: PaymentsContext,
  paid: Paid,
): Promise<'applied' | 'replayed' | 'refused'> {
  const { order } = paid;
  const at = context.clock.now();
  const restrictions = await context.restrictions.load(order.userId);
  const isMatched = await context.restrictions.mayHaveOffers(restrictions);
  const credit = (isFirst: boolean) => {
    const bonusMinor = isFirst && isMatched ? firstDepositBonus(order) : 0n;
    const notifications = depositNotifications({ order, bonusMinor });
    const rows = [paidRow({ paid, bonusMinor, at }), ...paid.reportRows];
    for (const notification of notifications) rows.push(notificationRow(notification, at));
    const sums = { feeMinor: FEE_MINOR, bonusMinor };
    return { notifications, entry: creditEntry({ order, ...sums, isFirst, at, rows }) };
  };
  let { notifications, entry } = credit(!(await hasDeposited(context, order.userId)));
  let posted = await context.ledger.post(entry);
  if (posted.outcome === 'blocked') {
    ({ notifications, entry } = credit(false));
    posted = await context.ledger.post(entry);
  }
  if (posted.outcome !== 'applied' && posted.outcome !== 'replayed') return 'refused';
  context.depositors.set(order.userId, true);
  const [orderChanged] = posted.outcome === 'applied' ? posted.changes : [];
  // The order was closed meanwhile or is already paid: update it from the ledger.
  if (!orderChanged) await updateOrderFromLedger(context, paid);
  if (posted.outcome === 'applied') {
    context.events.publish({ type: 'deposit-changed', outTradeNo: order.outTradeNo });
    for (const notification of notifications) context.notifications.publish({ notification, at });
  }
  return posted.outcome;
}

/** Sets the order to paid, with the amounts that the ledger has credited. */
async function updateOrderFromLedger(
  context: PaymentsContext,
  { order, method }: Paid,
): Promise<void> {
  const postings = await creditedPostings(context.prisma, depositKey(order));
  const bonus = postings.find(({ type, amountMinor }) => type === 'bonus' && amountMinor > 0n);
  const current = await context.queries.deposit(order.outTradeNo);
  await markPaid(context.prisma, {
    outTradeNo: order.outTradeNo,
    actualMinor: order.amountMinor - FEE_MINOR,
    feeMinor: FEE_MINOR,
    bonusMinor: bonus?.amountMinor ?? 0n,
    paymentChannel: method,
    remark: remarkFor(current ?? order),
    at: context.clock.now(),
  });
}

const updateToPaid = updateStatement('DepositOrder', {
  set: ['status', 'actualMinor', 'feeMinor', 'bonusMinor', 'paymentChannel', 'remark', 'updatedAt'],
  where: ['outTradeNo', 'status'],
});

/** The update of the order to paid, if it still has the status that was read. */
function paidRow({
  paid: { order, method },
  bonusMinor,
  at,
}: {
  paid: Paid;
  bonusMinor: bigint;
  at: Date;
}): RowWrite {
  return updateToPaid({
    set: {
      status: DepositStatus.paid,
      actualMinor: order.amountMinor - FEE_MINOR,
      feeMinor: FEE_MINOR,
      bonusMinor,
      paymentChannel: method,
      remark: remarkFor(order),
      updatedAt: at,
    },
    where: { outTradeNo: order.outTradeNo, status: order.status },
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

function remarkFor(order: StoredDeposit): string {
  if (order.status === DepositStatus.failed) return 'paidAfterFailure' satisfies OrderRemark;
  if (order.status === DepositStatus.cancelled)
    return 'paidAfterCancellation' satisfies OrderRemark;
  // The remark of a declined card does not concern the payment that followed.
  return order.status === DepositStatus.pending ? '' : order.remark;
}
