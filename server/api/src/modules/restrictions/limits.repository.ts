import { randomUUID } from 'node:crypto';
import { type Currency, isCurrency } from '../../contract/money.ts';
import {
  type LimitKind,
  type LimitPeriod,
  limitKinds,
  limitPeriods,
} from '../../contract/safer-play.ts';
import type { Prisma, PrismaClient } from '../../db/generated/client.ts';
import { lockPlayer } from '../../db/lock-player.ts';

export type LimitId = { readonly kind: LimitKind; readonly period: LimitPeriod };

/** A change that waits for its confirmation; `amountMinor: null` removes the limit. */
export type PendingChange = { readonly amountMinor: bigint | null; readonly requestedAt: Date };

export type StoredLimit = LimitId & {
  /** Minor units of the currency, of a time limit minutes; `null` once it was removed. */
  readonly amountMinor: bigint | null;
  /** `null` for a time limit. */
  readonly currency: Currency | null;
  readonly carriedSince: Date;
  readonly setAt: Date;
  readonly pending: PendingChange | null;
};

/** What happens to a limit, for its history. */
export type LimitAction = 'set' | 'request' | 'confirm' | 'cancel' | 'lapse';

/** What becomes of a limit, and the job that follows the change. */
export type LimitDecision = {
  readonly next: StoredLimit;
  readonly action: LimitAction;
  readonly job?: { readonly kind: string; readonly subject: string; readonly runAt: Date };
};

type Client = PrismaClient | Prisma.TransactionClient;

/** In the order of kinds, the shortest period first; also those that were removed. */
export async function listLimits(prisma: Client, userId: string): Promise<StoredLimit[]> {
  const rows = await prisma.playerLimit.findMany({ where: { userId } });
  return limitKinds.flatMap((kind) =>
    limitPeriods.flatMap((period) =>
      rows.filter((row) => row.kind === kind && row.period === period).map(storedLimit),
    ),
  );
}

type LimitRow = Prisma.PlayerLimitGetPayload<object>;

function storedLimit(row: LimitRow): StoredLimit {
  const { kind, period, amountMinor, currency, carriedSince, setAt } = row;
  const { pendingAt, pendingAmountMinor, pendingRemoval } = row;
  return {
    kind: kind as LimitKind,
    period: period as LimitPeriod,
    amountMinor,
    currency: currency as Currency | null,
    carriedSince,
    setAt,
    pending:
      pendingAt === null
        ? null
        : { amountMinor: pendingRemoval ? null : pendingAmountMinor, requestedAt: pendingAt },
  };
}

/**
 * Changes one limit of a player by what `decide` makes of it, with a row of its history; one change of
 * a player at a time.
 * @returns what `decide` made of it
 * @throws what `decide` throws; nothing was changed
 */
export function changeLimit(
  prisma: PrismaClient,
  change: {
    readonly userId: string;
    readonly id: LimitId;
    readonly at: Date;
    readonly by: 'player' | 'system';
    readonly decide: (context: {
      readonly current: StoredLimit | null;
      readonly playerCurrency: Currency;
    }) => LimitDecision;
    /** Written in the transaction of the change. */
    readonly alongside?: (tx: Prisma.TransactionClient, decision: LimitDecision) => Promise<void>;
  },
): Promise<LimitDecision> {
  const { userId, id, at, by, decide, alongside } = change;
  return prisma.$transaction(async (tx) => {
    await lockPlayer(tx, userId);
    const { currency } = await tx.user.findUniqueOrThrow({
      where: { id: userId },
      select: { currency: true },
    });
    if (!isCurrency(currency)) throw new Error(`the player ${userId} has no known currency`);
    const row = await tx.playerLimit.findUnique({
      where: { userId_kind_period: { userId, ...id } },
    });
    const current = row && storedLimit(row);
    const decision = decide({ current, playerCurrency: currency });
    const { next, action, job } = decision;
    await saveLimit(tx, { userId, next });
    if (job) await storeJob(tx, job);
    await tx.limitChange.create({
      data: {
        id: randomUUID(),
        userId,
        ...id,
        action,
        fromMinor: current?.amountMinor ?? null,
        toMinor: (action === 'request' ? next.pending?.amountMinor : next.amountMinor) ?? null,
        currency: next.currency,
        by,
        at,
      },
      select: { id: true },
    });
    await alongside?.(tx, decision);
    return decision;
  });
}

/** Two requests of one moment have one job. */
async function storeJob(
  tx: Prisma.TransactionClient,
  { kind, subject, runAt }: NonNullable<LimitDecision['job']>,
): Promise<void> {
  await tx.job.upsert({
    where: { kind_subject: { kind, subject } },
    create: { id: randomUUID(), kind, subject, runAt },
    update: {},
    select: { id: true },
  });
}

/** One limit of a player; `null` when it was never set. */
export async function findLimit(
  prisma: PrismaClient,
  { userId, kind, period }: LimitId & { readonly userId: string },
): Promise<StoredLimit | null> {
  const row = await prisma.playerLimit.findUnique({
    where: { userId_kind_period: { userId, kind, period } },
  });
  return row && storedLimit(row);
}

async function saveLimit(
  tx: Prisma.TransactionClient,
  { userId, next }: { userId: string; next: StoredLimit },
): Promise<void> {
  const { kind, period, amountMinor, currency, carriedSince, setAt, pending } = next;
  const columns = {
    amountMinor,
    currency,
    carriedSince,
    setAt,
    pendingAmountMinor: pending?.amountMinor ?? null,
    pendingRemoval: pending !== null && pending.amountMinor === null,
    pendingAt: pending?.requestedAt ?? null,
  };
  await tx.playerLimit.upsert({
    where: { userId_kind_period: { userId, kind, period } },
    create: { userId, kind, period, ...columns },
    update: columns,
    select: { kind: true },
  });
  await tx.user.update({
    where: { id: userId },
    data: { hasLimits: true, restrictionsVersion: { increment: 1 } },
    select: { id: true },
  });
}
