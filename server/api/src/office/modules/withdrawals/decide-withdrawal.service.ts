import type { RefusalName } from '@fairhall/kit/errors';
import { type Language, WithdrawStatus } from '../../../contract/enums.ts';
import { AppError, refusal } from '../../../core/app-error.ts';
import type { PostOutcome } from '../../../ledger/port.ts';
import { notificationRow, publishNotification } from '../../../modules/notifications/notify.ts';
import type { OrderRemark } from '../../../modules/payments/messages/order-remarks.ts';
import { approveEntry, rejectEntry } from '../../../modules/payments/withdrawal-entries.ts';
import { withdrawalNotification } from '../../../modules/payments/withdrawal-notifications.ts';
import {
  findWithdrawal,
  type WithdrawOrder,
} from '../../../modules/payments/withdrawals.repository.ts';
import { payoutJobRow } from '../../../modules/payments/withdrawals.service.ts';
import type { Services } from '../../../services.ts';
import type { OfficeWithdrawal, RejectReason } from '../../contract/withdrawals.ts';
import { auditRow } from '../audit/audit.repository.ts';
import { auditEntry } from '../audit/audit-entry.ts';
import type { Actor } from '../staff/active-staff.ts';
import { staffNames } from '../staff/staff-names.repository.ts';
import { officeWithdrawal } from './office-withdrawals.mapper.ts';
import { decisionRow } from './office-withdrawals.repository.ts';

type Decision = {
  readonly orderNum: string;
  /** Of the order that staff saw. */
  readonly version: number;
  readonly note: string;
  readonly actor: Actor;
  readonly language: Language;
};

const rejectedRemark: OrderRemark = 'rejectedByHouse';

/**
 * Lets a waiting withdrawal be paid out. The order's state, the payout job and the audit entry are
 * written in the commit that excludes a rejection.
 * @throws AppError 404, 1503 when the order has changed since it was shown, 1501 when it does not wait
 */
export async function approveWithdrawal(
  services: Services,
  decision: Decision,
): Promise<OfficeWithdrawal> {
  const { clock, ledger } = services;
  const { orderNum, actor, note } = decision;
  const order = await waitingOrder(services, decision);
  const at = clock.now();
  const audit = auditEntry(services, actor, {
    action: 'withdrawal.approve',
    subjectKind: 'withdrawal',
    subjectId: orderNum,
    playerId: order.userId,
    reason: note,
    before: { reviewState: order.reviewState },
    after: { reviewState: 'approved' },
  });
  const posted = await ledger.post({
    ...approveEntry(order, { by: actor.staffId, at }),
    rows: [
      decidedRow({ order, actor, at, to: { reviewState: 'approved', status: order.status } }),
      payoutJobRow(services, { orderNum, runAt: at }),
      auditRow(audit),
    ],
  });
  requirePosted(posted);
  services.jobs.wake();
  services.log.info({ staffId: actor.staffId, orderNum }, 'withdrawal approved');
  return decided(services, decision);
}

/**
 * Returns the frozen money of a waiting withdrawal to the player. The order's state, the audit entry and
 * the notification are written in the commit that moves the money.
 * @throws AppError as `approveWithdrawal`
 */
export async function rejectWithdrawal(
  services: Services,
  decision: Decision & { reason: RejectReason },
): Promise<OfficeWithdrawal> {
  const { clock, ledger } = services;
  const { orderNum, actor, note, reason } = decision;
  const order = await waitingOrder(services, decision);
  const at = clock.now();
  const to = { reviewState: 'rejected', status: WithdrawStatus.failed, remark: rejectedRemark };
  const audit = auditEntry(services, actor, {
    action: 'withdrawal.reject',
    subjectKind: 'withdrawal',
    subjectId: orderNum,
    playerId: order.userId,
    reason: `${reason}: ${note}`,
    before: { reviewState: order.reviewState, status: order.status },
    after: { reviewState: to.reviewState, status: to.status },
  });
  const notification = withdrawalNotification(order, 'withdrawRejected');
  const posted = await ledger.post({
    ...rejectEntry(order, { by: actor.staffId, at }),
    rows: [
      decidedRow({ order, actor, at, to }),
      auditRow(audit),
      notificationRow(notification, at),
    ],
  });
  requirePosted(posted);
  if (posted.outcome === 'applied') publishNotification(services, { notification, at });
  services.log.info({ staffId: actor.staffId, orderNum, reason }, 'withdrawal rejected');
  return decided(services, decision);
}

/** @throws AppError 404, 1503, 1501 */
async function waitingOrder(
  { prisma }: Services,
  { orderNum, version }: Decision,
): Promise<WithdrawOrder> {
  const order = await findWithdrawal(prisma, orderNum);
  if (!order) throw new AppError('NOT_FOUND');
  if (order.version !== version) throw refusal('STALE_VERSION');
  if (order.reviewState !== 'waiting') throw refusal('WRONG_STATE');
  return order;
}

function decidedRow({
  order,
  actor,
  at,
  to,
}: {
  order: WithdrawOrder;
  actor: Actor;
  at: Date;
  to: { reviewState: string; status: number; remark?: OrderRemark };
}) {
  const { orderNum, reviewState, version } = order;
  return decisionRow({
    set: {
      reviewState: to.reviewState,
      reviewedBy: actor.staffId,
      reviewedAt: at,
      version: version + 1,
      status: to.status,
      remark: to.remark ?? order.remark,
      updatedAt: at,
    },
    where: { orderNum, reviewState, version },
  });
}

/**
 * Another member of staff decided after the order was read. The same decision of the same member again
 * has changed nothing and succeeds.
 * @throws AppError 1503
 */
function requirePosted({ outcome }: PostOutcome): void {
  if (outcome === 'applied' || outcome === 'replayed') return;
  const isDecided = outcome === 'blocked' || outcome === 'conflict';
  if (!isDecided) throw new Error(`the ledger returned ${outcome} for a decision`);
  throw refusal('STALE_VERSION' satisfies RefusalName);
}

/** The order after the decision, for the response and for the streams of the back office. */
async function decided(
  services: Services,
  { orderNum, language }: Decision,
): Promise<OfficeWithdrawal> {
  const { prisma, officeEvents } = services;
  officeEvents.publish({ type: 'withdrawal', id: orderNum });
  const order = await findWithdrawal(prisma, orderNum);
  if (!order) throw new AppError('NOT_FOUND');
  return officeWithdrawal(order, {
    language,
    names: await staffNames(prisma, [order.reviewedBy]),
  });
}
