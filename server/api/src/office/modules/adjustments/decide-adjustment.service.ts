import { refusal } from '../../../core/app-error.ts';
import type { Entry } from '../../../ledger/port.ts';
import type { RowWrite } from '../../../ledger/rows.ts';
import { notificationRow } from '../../../modules/notifications/index.ts';
import type { OfficeContext } from '../../context.ts';
import type { AdjustmentView } from '../../contract/adjustments.ts';
import { auditRow } from '../audit/audit.repository.ts';
import { auditEntry } from '../audit/audit-entry.ts';
import type { Actor } from '../staff/active-staff.ts';
import { requireSettledAccount } from '../staff/settled-account.ts';
import { adjustedNotification } from './adjusted-notification.ts';
import { applyingEntry, rejectingEntry } from './adjustment-entries.ts';
import { type StoredAdjustment, updateDecidedAdjustment } from './adjustments.repository.ts';
import { loadAdjustmentView, requireAdjustment } from './adjustments.service.ts';

type Decision = { readonly id: string; readonly note: string; readonly actor: Actor };

/**
 * Applies a waiting adjustment of another person.
 * @throws NOT_FOUND, WRONG_STATE, SECOND_PERSON_NEEDED, ACCOUNT_TOO_NEW, INSUFFICIENT_BALANCE,
 *   AMOUNT_OUT_OF_RANGE
 */
export async function approveAdjustment(
  context: OfficeContext,
  decision: Decision,
): Promise<AdjustmentView> {
  const adjustment = await requireDecidable(context, decision);
  await requireSettledAccount(context, decision.actor);
  const at = context.clock.now();
  const notification = adjustedNotification(adjustment);
  await post(context, {
    entry: applyingEntry(adjustment, { at }),
    rows: [
      ...decisionRows(context, { adjustment, decision, at, state: 'applied' }),
      notificationRow(notification, at),
    ],
  });
  context.notifications.publish({ notification, at });
  return loadAdjustmentView(context, adjustment.id);
}

/**
 * Ends a waiting adjustment of another person.
 * @throws NOT_FOUND, WRONG_STATE, SECOND_PERSON_NEEDED
 */
export async function rejectAdjustment(
  context: OfficeContext,
  decision: Decision,
): Promise<AdjustmentView> {
  const adjustment = await requireDecidable(context, decision);
  const at = context.clock.now();
  await post(context, {
    entry: rejectingEntry(adjustment, at),
    rows: decisionRows(context, { adjustment, decision, at, state: 'rejected' }),
  });
  return loadAdjustmentView(context, adjustment.id);
}

/** @throws NOT_FOUND, WRONG_STATE unless it waits, SECOND_PERSON_NEEDED for the own request */
async function requireDecidable(
  context: OfficeContext,
  { id, actor }: Decision,
): Promise<StoredAdjustment> {
  const adjustment = await requireAdjustment(context, id);
  if (adjustment.state !== 'waiting') throw refusal('WRONG_STATE');
  if (adjustment.requestedBy === actor.staffId) throw refusal('SECOND_PERSON_NEEDED');
  return adjustment;
}

/**
 * The ledger lets one of all decisions through: their entries exclude each other.
 * @throws WRONG_STATE, INSUFFICIENT_BALANCE, AMOUNT_OUT_OF_RANGE above the cap of a balance
 */
async function post(
  { ledger }: OfficeContext,
  { entry, rows }: { entry: Entry; rows: readonly RowWrite[] },
): Promise<void> {
  const { outcome } = await ledger.post({ ...entry, rows });
  switch (outcome) {
    case 'applied':
      return;
    case 'insufficient':
      throw refusal('INSUFFICIENT_BALANCE');
    case 'limit':
      throw refusal('AMOUNT_OUT_OF_RANGE');
    case 'blocked':
    case 'replayed':
    case 'conflict':
      throw refusal('WRONG_STATE');
    case 'stale':
    case 'overBudget':
    case 'overRound':
    case 'tooSoon':
    case 'unstaked':
      throw new Error(`the ledger returned ${outcome} for ${entry.key}`);
  }
  outcome satisfies never;
}

function decisionRows(
  context: OfficeContext,
  {
    adjustment,
    decision,
    at,
    state,
  }: {
    adjustment: StoredAdjustment;
    decision: Decision;
    at: Date;
    state: 'applied' | 'rejected';
  },
): RowWrite[] {
  const { id, note, actor } = decision;
  const audit = auditEntry(context, actor, {
    action: state === 'applied' ? 'adjustment.approve' : 'adjustment.reject',
    subjectKind: 'adjustment',
    subjectId: id,
    playerId: adjustment.userId,
    reason: note,
    before: { state: 'waiting' },
    after: { state },
  });
  return [
    updateDecidedAdjustment({
      set: { state, reviewedBy: actor.staffId, reviewedAt: at, reviewNote: note },
      where: { id, state: 'waiting' },
    }),
    auditRow(audit),
  ];
}
