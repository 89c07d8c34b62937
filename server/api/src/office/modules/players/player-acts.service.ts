import type { z } from 'zod';
import { AppError, invalidField, refusal } from '../../../core/app-error.ts';
import { findAccount } from '../../../modules/auth/index.ts';
import { type NewNotification, notificationRow } from '../../../modules/notifications/index.ts';
import { blockAt } from '../../../modules/restrictions/index.ts';
import type { OfficeContext } from '../../context.ts';
import type { players as contract } from '../../contract/players.ts';
import { auditRow, storeAudit } from '../audit/audit.repository.ts';
import { type Act, auditEntry } from '../audit/audit-entry.ts';
import type { Actor } from '../staff/active-staff.ts';
import { staffNames } from '../staff/staff-names.repository.ts';
import { staffRefOf } from '../staff/staff-ref.ts';
import { accountOfOrder, storeNote, storeReveal } from './player-acts.repository.ts';
import type { StoredPlayer } from './players.repository.ts';
import { requirePlayer } from './players.service.ts';

type Calls = typeof contract;
type Input<Call extends keyof Calls> = z.output<Calls[Call]['input']> & { readonly actor: Actor };
type Output<Call extends keyof Calls> = z.output<Calls[Call]['output']>;

const RETRY_AFTER_S = 3600;

/** The part of an audit entry that all acts on a player have. */
const onPlayer = (uid: string, act: Pick<Act, 'action'> & Partial<Act>): Act => ({
  subjectKind: 'player',
  subjectId: uid,
  ...act,
});

/** Adds a note, which the player does not see. @throws NOT_FOUND */
export async function addNote(
  context: OfficeContext,
  { uid, text, actor }: Input<'addNote'>,
): Promise<Output<'addNote'>> {
  const { prisma, clock, random } = context;
  await requirePlayer(context, uid);
  const { staffId } = actor;
  const note = { id: random.uuid(), userId: uid, staffId, text, createdAt: clock.now() };
  const act = onPlayer(uid, { action: 'player.note', after: { noteId: note.id } });
  await storeNote(prisma, note, auditEntry(context, actor, act));
  const names = await staffNames(prisma, [staffId]);
  const createdAt = note.createdAt.toISOString();
  return { id: note.id, text, by: staffRefOf(staffId, names), createdAt };
}

/** Ends all sessions and launches of a player. @throws NOT_FOUND */
export async function endPlayerSessions(
  context: OfficeContext,
  { uid, reason, actor }: Input<'endSessions'>,
): Promise<null> {
  await requirePlayer(context, uid);
  const audit = auditEntry(context, actor, onPlayer(uid, { action: 'player.endSessions', reason }));
  await context.auth.sessions.endByStaff({
    userId: uid,
    async change(tx) {
      await storeAudit(tx, audit);
      return true;
    },
  });
  context.log.info({ userId: uid, staffId: actor.staffId }, 'staff ended the sessions of a player');
  return null;
}

/** Mails the player a link to set a new password. @throws NOT_FOUND, TOO_MANY_REQUESTS */
export async function sendResetMail(
  context: OfficeContext,
  { uid, reason, actor }: Input<'sendReset'>,
): Promise<null> {
  await requirePlayer(context, uid);
  const account = await findAccount(context.prisma, uid);
  const audit = auditEntry(context, actor, onPlayer(uid, { action: 'player.resetMail', reason }));
  const mail = await context.auth.resetMailFor({
    account,
    alongside: (tx) => storeAudit(tx, audit),
  });
  if (!mail) throw new AppError('TOO_MANY_REQUESTS', { retryAfterS: RETRY_AFTER_S });
  context.mailer.enqueue(async () => mail);
  return null;
}

/** Sends a notification of the house. @throws NOT_FOUND, ACCOUNT_BLOCKED for an offer during a break */
export async function sendMessage(
  context: OfficeContext,
  { uid, type, title, message, translations, actor }: Input<'sendMessage'>,
): Promise<null> {
  const { clock, random, ledger } = context;
  await requirePlayer(context, uid);
  const at = clock.now();
  if (type === 'promotion' || type === 'bonus') {
    const block = blockAt(await context.restrictions.load(uid), at);
    if (block) throw refusal('ACCOUNT_BLOCKED', block);
  }
  const texts = { ...translations, en: translations.en ?? { title, message } };
  const notification: NewNotification = {
    id: `house.${random.uuid()}`,
    userId: uid,
    type,
    message: 'fromTheHouse',
    params: { texts },
    link: null,
  };
  const after = { notificationId: notification.id, type, title };
  const act = onPlayer(uid, { action: 'player.message', after });
  const audit = auditRow(auditEntry(context, actor, act));
  await ledger.write([notificationRow(notification, at), audit]);
  context.notifications.publish({ notification, at });
  return null;
}

/**
 * One masked detail of a player.
 * @throws NOT_FOUND, INVALID_REQUEST for an account without an order
 */
export async function revealField(
  context: OfficeContext,
  { uid, field, orderNum, reason, actor }: Input<'reveal'>,
): Promise<Output<'reveal'>> {
  const player = await requirePlayer(context, uid);
  const value = await detail(context, { player, field, orderNum });
  const after = { field, ...(field === 'account' && { orderNum }) };
  const act = onPlayer(uid, { action: 'player.reveal', reason, after });
  await storeReveal(context.prisma, auditEntry(context, actor, act));
  return { field, value };
}

async function detail(
  { prisma }: OfficeContext,
  {
    player,
    field,
    orderNum,
  }: { player: StoredPlayer } & Pick<Input<'reveal'>, 'field' | 'orderNum'>,
): Promise<string | null> {
  if (field !== 'account') return player[field];
  if (orderNum === undefined) {
    throw invalidField({ path: 'orderNum', message: 'is required for an account' });
  }
  const account = await accountOfOrder(prisma, { uid: player.id, orderNum });
  if (account === null) throw new AppError('NOT_FOUND');
  return account;
}

/**
 * Sets whose rules hold for the player.
 * @throws NOT_FOUND, STALE_VERSION when it was set meanwhile
 */
export async function setMarket(
  context: OfficeContext,
  { uid, market, reason, actor }: Input<'setMarket'>,
): Promise<Output<'setMarket'>> {
  const player = await requirePlayer(context, uid);
  const act = onPlayer(uid, {
    action: 'player.market',
    reason,
    before: { market: player.market },
    after: { market },
  });
  const audit = auditEntry(context, actor, act);
  const isSet = await context.restrictions.setMarket({
    ...{ userId: uid, from: player.market, to: market },
    alongside: (tx) => storeAudit(tx, audit),
  });
  if (!isSet) throw refusal('STALE_VERSION');
  return { uid, market };
}
