import type { Language } from '../../../contract/enums.ts';
import { WithdrawStatus } from '../../../contract/enums.ts';
import type { OfficeContext } from '../../context.ts';
import type { OfficeWithdrawal, RejectReason } from '../../contract/withdrawals.ts';
import { auditRow } from '../audit/audit.repository.ts';
import { type Act, auditEntry } from '../audit/audit-entry.ts';
import type { Actor } from '../staff/active-staff.ts';
import { requireSettledAccount } from '../staff/settled-account.ts';
import { staffNames } from '../staff/staff-names.repository.ts';
import { officeWithdrawal } from './office-withdrawals.mapper.ts';

type Decision = {
  readonly orderNum: string;
  /** Of the order that staff saw. */
  readonly version: number;
  readonly note: string;
  readonly actor: Actor;
  readonly language: Language;
};

type Order = Parameters<typeof officeWithdrawal>[0];

/**
 * Lets a waiting withdrawal be paid out, with an audit entry.
 * @throws ACCOUNT_TOO_NEW; NOT_FOUND, STALE_VERSION, WRONG_STATE as the withdrawal's own decision
 */
export async function approveWithdrawal(
  context: OfficeContext,
  decision: Decision,
): Promise<OfficeWithdrawal> {
  const { orderNum, version, actor, note, language } = decision;
  await requireSettledAccount(context, actor);
  const order = await context.payments.approveWithdrawal({
    ...{ orderNum, version, decidedBy: actor.staffId },
    alongside: (before) => [
      auditOf(context, actor, before, {
        action: 'withdrawal.approve',
        reason: note,
        before: { reviewState: before.reviewState },
        after: { reviewState: 'approved' },
      }),
    ],
  });
  context.log.info({ staffId: actor.staffId, orderNum }, 'withdrawal approved');
  return decidedView(context, order, language);
}

/** Returns the money of a waiting withdrawal, with an audit entry. @throws as the withdrawal's own decision */
export async function rejectWithdrawal(
  context: OfficeContext,
  decision: Decision & { reason: RejectReason },
): Promise<OfficeWithdrawal> {
  const { orderNum, version, actor, note, reason, language } = decision;
  const order = await context.payments.rejectWithdrawal({
    ...{ orderNum, version, decidedBy: actor.staffId },
    alongside: (before) => [
      auditOf(context, actor, before, {
        action: 'withdrawal.reject',
        reason: `${reason}: ${note}`,
        before: { reviewState: before.reviewState, status: before.status },
        after: { reviewState: 'rejected', status: WithdrawStatus.failed },
      }),
    ],
  });
  context.log.info({ staffId: actor.staffId, orderNum, reason }, 'withdrawal rejected');
  return decidedView(context, order, language);
}

function auditOf(
  context: OfficeContext,
  actor: Actor,
  { orderNum, userId }: Order,
  act: Omit<Act, 'subjectKind' | 'subjectId' | 'playerId'>,
) {
  const subject = { subjectKind: 'withdrawal', subjectId: orderNum, playerId: userId } as const;
  return auditRow(auditEntry(context, actor, { ...subject, ...act }));
}

async function decidedView(
  { prisma }: OfficeContext,
  order: Order,
  language: Language,
): Promise<OfficeWithdrawal> {
  return officeWithdrawal(order, {
    language,
    names: await staffNames(prisma, [order.reviewedBy]),
  });
}
