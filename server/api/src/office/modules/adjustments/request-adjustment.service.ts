import type { z } from 'zod';
import { BALANCE_CAP_MINOR, type Currency, fromDecimal } from '../../../contract/money.ts';
import { AppError, invalidField, refusal } from '../../../core/app-error.ts';
import type { ActiveStaff } from '../../../core/caller.ts';
import { parseCurrency } from '../../../core/currency-input.ts';
import { sha256 } from '../../../core/digest.ts';
import type { Entry, PostOutcome } from '../../../ledger/port.ts';
import { notificationRow } from '../../../modules/notifications/index.ts';
import type { OfficeContext } from '../../context.ts';
import type { AdjustmentView, adjustments as contract } from '../../contract/adjustments.ts';
import { permissionsOf } from '../../contract/roles.ts';
import { auditRow } from '../audit/audit.repository.ts';
import { auditEntry } from '../audit/audit-entry.ts';
import { requirePlayer } from '../players/players.service.ts';
import type { Actor } from '../staff/active-staff.ts';
import { adjustedNotification } from './adjusted-notification.ts';
import { applyingEntry } from './adjustment-entries.ts';
import { findByIdempotencyKey, insertAdjustmentRow } from './adjustments.repository.ts';
import { loadAdjustmentView } from './adjustments.service.ts';
import { loadAloneAllowance, magnitude } from './alone-allowance.ts';

type Request = z.output<typeof contract.create.input> & {
  readonly role: ActiveStaff['role'];
  readonly actor: Actor;
  readonly idempotencyKey: string | null;
};

type NewAdjustment = Parameters<typeof insertAdjustmentRow>[0] & {
  readonly id: string;
  readonly userId: string;
  readonly walletType: string;
  readonly amountMinor: bigint;
  readonly reason: string;
};

/** Each attempt but the last lost to another adjustment of the same player or member of staff. */
const ATTEMPTS_MAX = 40;

/**
 * Corrects a balance at once or, above what one person may correct in 24 hours, once a second person
 * approves. A repeated request with the same key returns the adjustment of the first one.
 * @throws NOT_FOUND, INVALID_REQUEST for more decimals than the currency has, UNKNOWN_CURRENCY,
 *   AMOUNT_OUT_OF_RANGE, IDEMPOTENCY_CONFLICT, INSUFFICIENT_BALANCE, FORBIDDEN for a large one
 *   without the permission, TOO_MANY_REQUESTS while others of the same person go first
 */
export async function requestAdjustment(
  context: OfficeContext,
  request: Request,
): Promise<AdjustmentView> {
  const money = checkedMoney(request);
  for (let attempt = 1; attempt <= ATTEMPTS_MAX; attempt += 1) {
    const id = await findOrStore(context, { request, money });
    if (id !== null) return loadAdjustmentView(context, id);
  }
  throw new AppError('TOO_MANY_REQUESTS', { retryAfterS: 1 });
}

/** @returns the adjustment of the request; `null` when another one was stored since it was looked up */
async function findOrStore(
  context: OfficeContext,
  { request, money }: { request: Request; money: Money },
): Promise<string | null> {
  const earlier = await earlierAdjustment(context, request);
  if (earlier !== null) return earlier;
  await requirePlayer(context, request.uid);
  const { uid: userId, actor } = request;
  const allowance = await loadAloneAllowance(context, { userId, staffId: actor.staffId });
  const isLarge = !allowance.covers(money);
  if (isLarge && !permissionsOf(request.role).includes('manage')) {
    throw new AppError('FORBIDDEN', { data: { reason: 'PERMISSION', permission: 'manage' } });
  }
  const adjustment = newAdjustment(context, { request, money, isLarge });
  const stored = { adjustment, request };
  const isStored = isLarge
    ? await storeWaiting(context, stored)
    : await apply(context, { ...stored, onceEach: allowance.tags });
  return isStored ? adjustment.id : null;
}

type Money = { readonly currency: Currency; readonly amountMinor: bigint };

/** @throws UNKNOWN_CURRENCY, INVALID_REQUEST, AMOUNT_OUT_OF_RANGE */
function checkedMoney({ walletType, money }: Request): Money {
  const currency = parseCurrency(walletType);
  const amountMinor = fromDecimal(money, currency);
  if (amountMinor === null) {
    throw invalidField({ path: 'money', message: `has more decimals than ${currency}` });
  }
  if (amountMinor === 0n || magnitude(amountMinor) > BALANCE_CAP_MINOR) {
    throw refusal('AMOUNT_OUT_OF_RANGE');
  }
  return { currency, amountMinor };
}

/** @returns the id of the adjustment of an earlier request @throws IDEMPOTENCY_CONFLICT */
async function earlierAdjustment(context: OfficeContext, request: Request): Promise<string | null> {
  const { actor, idempotencyKey } = request;
  if (idempotencyKey === null) return null;
  const key = { requestedBy: actor.staffId, idempotencyKey };
  const found = await findByIdempotencyKey(context.prisma, key);
  if (!found) return null;
  if (found.requestHash !== requestHash(request)) throw refusal('IDEMPOTENCY_CONFLICT');
  return found.id;
}

function requestHash({ uid, walletType, money, reason }: Request): string {
  return sha256(JSON.stringify({ uid, walletType, money, reason }));
}

function newAdjustment(
  { clock, random }: OfficeContext,
  { request, money, isLarge }: { request: Request; money: Money; isLarge: boolean },
): NewAdjustment {
  return {
    id: random.uuid(),
    userId: request.uid,
    walletType: money.currency,
    amountMinor: money.amountMinor,
    reason: request.reason,
    state: isLarge ? 'waiting' : 'applied',
    requestedBy: request.actor.staffId,
    requestedAt: clock.now(),
    reviewedBy: null,
    reviewedAt: null,
    reviewNote: '',
    idempotencyKey: request.idempotencyKey,
    requestHash: requestHash(request),
  };
}

type Stored = { readonly adjustment: NewAdjustment; readonly request: Request };

function auditOf(context: OfficeContext, { adjustment, request }: Stored) {
  const { id, userId, walletType, amountMinor, reason } = adjustment;
  return auditRow(
    auditEntry(context, request.actor, {
      action: 'adjustment.request',
      subjectKind: 'adjustment',
      subjectId: id,
      playerId: userId,
      reason,
      after: {
        uid: userId,
        walletType,
        amountMinor: amountMinor.toString(),
        state: adjustment.state,
      },
    }),
  );
}

/** @returns false when the idempotency key was used meanwhile */
async function storeWaiting(context: OfficeContext, stored: Stored): Promise<boolean> {
  const rows = [insertAdjustmentRow(stored.adjustment), auditOf(context, stored)];
  const { outcome } = await context.ledger.write(rows);
  return outcome === 'written';
}

/**
 * @param stored.onceEach tags, each of one applied adjustment
 * @returns false when the idempotency key or a tag was used meanwhile
 * @throws INSUFFICIENT_BALANCE, AMOUNT_OUT_OF_RANGE
 */
async function apply(
  context: OfficeContext,
  stored: Stored & { readonly onceEach: readonly string[] },
): Promise<boolean> {
  const { clock, ledger } = context;
  const { adjustment, request, onceEach } = stored;
  const at = clock.now();
  const notification = adjustedNotification(adjustment);
  const entry = applyingEntry(adjustment, { at, onceEach });
  const rows = [
    insertAdjustmentRow(adjustment),
    auditOf(context, stored),
    notificationRow(notification, at),
  ];
  try {
    if (!isApplied(entry, await ledger.post({ ...entry, rows }))) return false;
  } catch (error) {
    if (error instanceof AppError) throw error;
    if ((await earlierAdjustment(context, request)) !== null) return false;
    throw error;
  }
  context.notifications.publish({ notification, at });
  return true;
}

/** @throws INSUFFICIENT_BALANCE, AMOUNT_OUT_OF_RANGE above the cap of a balance */
function isApplied({ key }: Entry, { outcome }: PostOutcome): boolean {
  switch (outcome) {
    case 'applied':
      return true;
    case 'blocked':
      return false;
    case 'insufficient':
      throw refusal('INSUFFICIENT_BALANCE');
    case 'limit':
      throw refusal('AMOUNT_OUT_OF_RANGE');
    case 'replayed':
    case 'conflict':
    case 'stale':
    case 'overBudget':
    case 'overRound':
    case 'tooSoon':
    case 'unstaked':
      throw new Error(`the ledger returned ${outcome} for ${key}`);
  }
  return outcome satisfies never;
}
