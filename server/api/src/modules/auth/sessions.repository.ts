import type { Prisma, PrismaClient } from '../../db/generated/client.ts';

/**
 * Replaces a session's token and stores the old one as retired.
 * @param renewal.repeatableFrom a token that was retired after this moment was renewed to the new one
 * @param renewal.expiresAt computes the new expiry
 * @returns the session's expiry; `null` when no active session has the old token
 */
export function renewSession(
  prisma: PrismaClient,
  {
    tokenHash,
    newTokenHash,
    at,
    repeatableFrom,
    expiresAt,
  }: {
    tokenHash: string;
    newTokenHash: string;
    at: Date;
    repeatableFrom: Date;
    expiresAt: (session: { openedAt: Date; remember: boolean }) => Date;
  },
): Promise<Date | null> {
  return prisma.$transaction(async (tx) => {
    const session = await tx.session.findUnique({ where: { tokenHash, endedAt: null } });
    if (!session) return repeatedExpiry(tx, { tokenHash, repeatableFrom });
    const { id: sessionId, remember, createdAt: openedAt } = session;
    const newExpiresAt = expiresAt({ openedAt, remember });
    const { count } = await tx.session.updateMany({
      where: { id: sessionId, tokenHash, endedAt: null },
      data: { tokenHash: newTokenHash, expiresAt: newExpiresAt },
    });
    // Another renewal with the same token was committed meanwhile.
    if (count === 0) return repeatedExpiry(tx, { tokenHash, repeatableFrom });
    await tx.retiredToken.create({
      data: { tokenHash, sessionId, retiredAt: at },
      select: { tokenHash: true },
    });
    return newExpiresAt;
  });
}

/** The expiry of the active session whose token was retired after a moment. */
async function repeatedExpiry(
  tx: Prisma.TransactionClient,
  { tokenHash, repeatableFrom }: { tokenHash: string; repeatableFrom: Date },
): Promise<Date | null> {
  const retired = await tx.retiredToken.findUnique({
    where: { tokenHash, retiredAt: { gt: repeatableFrom }, session: { endedAt: null } },
    select: { session: { select: { expiresAt: true } } },
  });
  return retired?.session.expiresAt ?? null;
}

/** The active session of a retired token; `null` when there is none. */
export async function findSessionOfRetiredToken(
  prisma: PrismaClient,
  tokenHash: string,
): Promise<{ sessionId: string; userId: string } | null> {
  const retired = await prisma.retiredToken.findUnique({
    where: { tokenHash },
    select: { sessionId: true, session: { select: { userId: true, endedAt: true } } },
  });
  if (!retired || retired.session.endedAt) return null;
  return { sessionId: retired.sessionId, userId: retired.session.userId };
}

export async function endSession(
  prisma: PrismaClient,
  { sessionId, at, reason }: { sessionId: string; at: Date; reason: string },
): Promise<void> {
  await prisma.session.updateMany({
    where: { id: sessionId, endedAt: null },
    data: { endedAt: at, endReason: reason },
  });
}

/**
 * Makes a change and ends the player's sessions in one transaction. The session `keep` stays
 * active, but its launch tokens end.
 * @param change returns false when there is nothing to change: then no session ends
 * @returns the result of `change`
 */
export function changeAndEndSessions(
  prisma: PrismaClient,
  {
    userId,
    keep,
    at,
    reason,
    change,
  }: {
    userId: string;
    keep: string | null;
    at: Date;
    reason: string;
    change: (tx: Prisma.TransactionClient) => Promise<boolean>;
  },
): Promise<boolean> {
  return prisma.$transaction(async (tx) => {
    if (!(await change(tx))) return false;
    await tx.session.updateMany({
      where: { userId, endedAt: null, ...(keep !== null && { id: { not: keep } }) },
      data: { endedAt: at, endReason: reason },
    });
    if (keep !== null) {
      await tx.session.updateMany({ where: { id: keep }, data: { launchesEndedAt: at } });
    }
    return true;
  });
}

/**
 * Makes a change and ends the launch tokens of the player's sessions, which go on, in one transaction.
 * @param change returns false when there is nothing to change: then no launch ends
 * @returns the result of `change`
 */
export function changeAndEndLaunches(
  prisma: PrismaClient,
  {
    userId,
    at,
    change,
  }: { userId: string; at: Date; change: (tx: Prisma.TransactionClient) => Promise<boolean> },
): Promise<boolean> {
  return prisma.$transaction(async (tx) => {
    if (!(await change(tx))) return false;
    await tx.session.updateMany({
      where: { userId, endedAt: null },
      data: { launchesEndedAt: at },
    });
    return true;
  });
}

/** Those of the sessions that have ended. */
export async function endedSessions(
  prisma: PrismaClient,
  sessionIds: readonly string[],
): Promise<{ sessionId: string; userId: string; reason: string | null }[]> {
  const rows = await prisma.session.findMany({
    where: { id: { in: [...sessionIds] }, endedAt: { not: null } },
    select: { id: true, userId: true, endReason: true },
  });
  return rows.map(({ id, userId, endReason }) => ({ sessionId: id, userId, reason: endReason }));
}

/** When the session's player last proved to be the player: at the login, or again later. */
export async function lastAuthentication(prisma: PrismaClient, sessionId: string): Promise<Date> {
  const { createdAt, authenticatedAt } = await prisma.session.findUniqueOrThrow({
    where: { id: sessionId },
    select: { createdAt: true, authenticatedAt: true },
  });
  return authenticatedAt ?? createdAt;
}

export async function storeAuthentication(
  prisma: PrismaClient,
  { sessionId, at }: { sessionId: string; at: Date },
): Promise<void> {
  await prisma.session.updateMany({ where: { id: sessionId }, data: { authenticatedAt: at } });
}

/** Ends all sessions of a player. */
export async function endSessionsOf(
  prisma: PrismaClient,
  { userId, at, reason }: { userId: string; at: Date; reason: string },
): Promise<void> {
  await prisma.session.updateMany({
    where: { userId, endedAt: null },
    data: { endedAt: at, endReason: reason },
  });
}

/** Whether a session of the player is stored, ended or not. */
export async function hasSessions(prisma: PrismaClient, userId: string): Promise<boolean> {
  const found = await prisma.session.findFirst({ where: { userId }, select: { id: true } });
  return found !== null;
}

/** The sessions of a player, newest first. */
export function lastSessions(
  prisma: PrismaClient,
  { userId, limit }: { userId: string; limit: number },
) {
  return prisma.session.findMany({
    where: { userId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: limit,
    select: {
      id: true,
      createdAt: true,
      expiresAt: true,
      endedAt: true,
      endReason: true,
      deviceText: true,
      isNewAddress: true,
    },
  });
}

/** When a session expires; `null` for one that is no longer stored. */
export async function loadSessionExpiry(
  prisma: PrismaClient,
  sessionId: string,
): Promise<Date | null> {
  const stored = await prisma.session.findUnique({
    where: { id: sessionId },
    select: { expiresAt: true },
  });
  return stored?.expiresAt ?? null;
}

/** When the player logged in. */
export async function loginTimeOf(prisma: PrismaClient, sessionId: string): Promise<Date> {
  const session = await prisma.session.findUniqueOrThrow({
    where: { id: sessionId },
    select: { createdAt: true },
  });
  return session.createdAt;
}
