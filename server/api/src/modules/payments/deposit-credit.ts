import { DepositStatus } from '../../contract/enums.ts';
import { changeOf, type RowWrite } from '../../ledger/rows.ts';
import type { Services } from '../../services.ts';
import {
  type NewNotification,
  notificationRow,
  publishNotification,
} from '../notifications/notify.ts';
import { creditEntry, depositKey } from './deposit-entries.ts';
import { creditedPostings, markPaid } from './deposits.repository.ts';
import { firstDepositBonus, hasDeposited } from './first-deposit.ts';
import type { OrderRemark } from './messages/order-remarks.ts';
import type { StoredDeposit } from './payments.queries.ts';

/** Mockpay charges nothing; another provider's fee would come with its event. */
const FEE_MINOR = 0n;

/** A paid order, and the row that records the event which says so. */
type Paid = { readonly order: StoredDeposit; readonly method: string; readonly eventRow: RowWrite };

/**
 * Credits a paid order exactly once, with the first-deposit bonus when this is the player's first.
 * The order's new state, the event and the player's notifications stand in the same transaction as
 * the money.
 * @returns `refused` when the credit would pass the balance cap; `replayed` when an earlier event
 *   had credited it, and this one is not recorded yet
 */
export async function creditDeposit(
  services: Services,
  paid: Paid,
): Promise<'applied' | 'replayed' | 'refused'> {
  const { order } = paid;
  const at = services.clock.now();
  const credit = (isFirst: boolean) => {
    const bonusMinor = isFirst ? firstDepositBonus(order) : 0n;
    const notifications = depositNotifications({ order, bonusMinor });
    const rows = [paidRow({ paid, bonusMinor, at }), paid.eventRow];
    for (const notification of notifications) rows.push(notificationRow(notification, at));
    const sums = { feeMinor: FEE_MINOR, bonusMinor };
    return { notifications, entry: creditEntry({ order, ...sums, isFirst, at, rows }) };
  };
  let { notifications, entry } = credit(!hasDeposited(services, order.userId));
  let posted = await services.ledger.post(entry);
  if (posted.outcome === 'blocked') {
    ({ notifications, entry } = credit(false));
    posted = await services.ledger.post(entry);
  }
  if (posted.outcome !== 'applied' && posted.outcome !== 'replayed') return 'refused';
  services.depositors.set(order.userId, true);
  const [orderChanged] = posted.outcome === 'applied' ? posted.changes : [];
  // Somebody closed the order meanwhile, or paid it already: it follows what the ledger says.
  if (!orderChanged) await followLedger(services, paid);
  if (posted.outcome === 'applied') {
    for (const notification of notifications) publishNotification(services, { notification, at });
  }
  return posted.outcome;
}

/** Writes into the order what the ledger says was credited. */
async function followLedger(services: Services, { order, method }: Paid): Promise<void> {
  const postings = await creditedPostings(services.prisma, depositKey(order));
  const bonus = postings.find(({ type, amountMinor }) => type === 'bonus' && amountMinor > 0n);
  const current = services.queries.payments.deposit(order.outTradeNo);
  await markPaid(services.prisma, {
    outTradeNo: order.outTradeNo,
    actualMinor: order.amountMinor - FEE_MINOR,
    feeMinor: FEE_MINOR,
    bonusMinor: bonus?.amountMinor ?? 0n,
    paymentChannel: method,
    remark: remarkFor(current ?? order),
    at: services.clock.now(),
  });
}

const payment = changeOf('DepositOrder', {
  set: ['status', 'actualMinor', 'feeMinor', 'bonusMinor', 'paymentChannel', 'remark', 'updatedAt'],
  where: ['outTradeNo', 'status'],
});

/** The order as paid, provided it is still in the state that was read. */
function paidRow({
  paid: { order, method },
  bonusMinor,
  at,
}: {
  paid: Paid;
  bonusMinor: bigint;
  at: Date;
}): RowWrite {
  return payment({
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
  return order.remark;
}
