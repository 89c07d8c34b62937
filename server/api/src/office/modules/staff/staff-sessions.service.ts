import type { ActiveStaff } from '../../../core/caller.ts';
import { sha256 } from '../../../core/digest.ts';
import type { OfficeContext } from '../../context.ts';
import { isRole } from '../../contract/roles.ts';
import { auditEntry } from '../audit/audit-entry.ts';
import type { Actor, StaffCaller } from './active-staff.ts';
import {
  endStaffSession,
  findStaffSession,
  storeLastSeen,
  storeStaffSession,
} from './staff-sessions.repository.ts';

const MINUTE_MS = 60_000;
const SESSION_MS = 8 * 60 * MINUTE_MS;
/** A session ends after this time without a call. */
const IDLE_MS = 30 * MINUTE_MS;
/** The time of the last call is stored at most once a minute, which saves a write per call. */
const SEEN_EVERY_MS = MINUTE_MS;

/** The member of staff of a bearer token, whose session the call prolongs. */
export async function identifyStaff(
  { prisma, clock }: OfficeContext,
  token: string | null,
): Promise<StaffCaller> {
  if (token === null) return { staff: null, ended: 'LOGIN_REQUIRED' };
  const stored = await findStaffSession(prisma, sha256(token));
  const now = clock.now();
  if (!stored || !isActive(stored, now)) return { staff: null, ended: 'SESSION_EXPIRED' };
  const { id: sessionId, expiresAt, lastSeenAt } = stored;
  if (now.getTime() - lastSeenAt.getTime() >= SEEN_EVERY_MS) {
    await storeLastSeen(prisma, { sessionId, at: now });
  }
  const { id: staffId, email, name, role, totpConfirmedAt } = stored.staff;
  if (!isRole(role)) throw new Error(`the account ${staffId} has no known role`);
  const hasSecondFactor = totpConfirmedAt !== null;
  return {
    staff: { staffId, sessionId, email, name, role, hasSecondFactor, expiresAt },
    ended: null,
  };
}

/** Whether the token's session is active; it is not prolonged. */
export async function isActiveToken(
  { prisma, clock }: OfficeContext,
  token: string | null,
): Promise<boolean> {
  const stored = token === null ? null : await findStaffSession(prisma, sha256(token));
  return stored !== null && isActive(stored, clock.now());
}

type StoredSession = NonNullable<Awaited<ReturnType<typeof findStaffSession>>>;

function isActive({ expiresAt, lastSeenAt, endedAt, staff }: StoredSession, now: Date): boolean {
  const isIdle = now.getTime() - lastSeenAt.getTime() >= IDLE_MS;
  const isOpen = staff.enabled && staff.confirmedAt !== null;
  return isOpen && endedAt === null && expiresAt > now && !isIdle;
}

/**
 * Opens a session; those on other devices go on.
 * @returns `null` when the account was changed since `checked` was read
 */
export async function openStaffSession(
  context: OfficeContext,
  {
    actor,
    networkHash,
    checked,
  }: {
    actor: Actor;
    networkHash: string;
    checked: { passwordHash: string; totpSecretEnc: string | null };
  },
): Promise<{ sessionId: string; token: string; expiresAt: Date } | null> {
  const { prisma, clock, random } = context;
  const now = clock.now();
  const token = random.token();
  const sessionId = random.uuid();
  const expiresAt = new Date(now.getTime() + SESSION_MS);
  const { staffId } = actor;
  const isStored = await storeStaffSession(prisma, {
    checked,
    session: {
      id: sessionId,
      staffId,
      tokenHash: sha256(token),
      networkHash,
      createdAt: now,
      expiresAt,
      lastSeenAt: now,
    },
    audit: auditEntry(context, actor, {
      action: 'session.login',
      subjectKind: 'session',
      subjectId: sessionId,
    }),
  });
  return isStored ? { sessionId, token, expiresAt } : null;
}

export async function logOutStaff(
  context: OfficeContext,
  call: { staff: Pick<ActiveStaff, 'staffId' | 'sessionId'>; requestId: string },
): Promise<null> {
  const { requestId } = call;
  const { staffId, sessionId } = call.staff;
  await endStaffSession(context.prisma, {
    sessionId,
    at: context.clock.now(),
    audit: auditEntry(
      context,
      { staffId, requestId },
      { action: 'session.logout', subjectKind: 'session', subjectId: sessionId },
    ),
  });
  return null;
}
