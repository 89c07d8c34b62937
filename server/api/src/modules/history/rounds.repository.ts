import { Prisma, type PrismaClient } from '../../db/generated/client.ts';
import { accountName } from '../../ledger/account-name.ts';
import {
  type GamePostingType,
  gamePostingCondition,
  type Range,
} from '../../ledger/game-postings.repository.ts';
import type { RunningSums } from '../../ledger/running-sums.ts';
import { createdWithin, EMPTY_PAGE, type HistoryQuery, shownWithin } from './history.repository.ts';

/** A game posting to the player's account, with its round. */
export type GamePosting = {
  readonly entryId: bigint;
  readonly position: number;
  readonly type: GamePostingType;
  readonly currency: string;
  readonly amountMinor: bigint;
  readonly createdAt: Date;
  readonly gameId: string | null;
  readonly roundId: string | null;
};

/** Bets, wins and rollbacks of the ledger. */
export async function pageOfGamePostings(
  prisma: PrismaClient,
  { query, counts, now }: { query: HistoryQuery; counts: RunningSums<number>; now: Date },
): Promise<{ rows: GamePosting[]; total: number }> {
  const types = postingTypes(query);
  if (types.length === 0) return EMPTY_PAGE;
  const account = accountName({ of: 'player', userId: query.userId, bucket: 'available' });
  const filter = { account, types, currency: query.walletType };
  const condition = (...ranges: Range[]) => gamePostingCondition(filter, ranges);
  const [rows, total] = await Promise.all([
    newestGamePostings(prisma, { ...query, where: condition(shownWithin(query)) }),
    runningTotal(prisma, { query, counts, now, key: filter, condition }),
  ]);
  return { rows, total };
}

/** A round by the posting of its first stake, with its sums so far. */
export type PlayedRound = GamePosting & {
  readonly stakeMinor: bigint;
  readonly wonMinor: bigint;
  /** Stakes that were rolled back. */
  readonly returnedMinor: bigint;
};

/** Rounds by the time of their first stake. */
export async function pageOfRounds(
  prisma: PrismaClient,
  { query, counts, now }: { query: HistoryQuery; counts: RunningSums<number>; now: Date },
): Promise<{ rows: PlayedRound[]; total: number }> {
  const account = accountName({ of: 'player', userId: query.userId, bucket: 'available' });
  const filter = { account, types: ['bet'] as const, currency: query.walletType };
  const roundsOf = (...ranges: Range[]) =>
    Prisma.sql`${gamePostingCondition(filter, ranges)} AND ${isFirstOfRound}`;
  const [postings, total] = await Promise.all([
    newestGamePostings(prisma, { ...query, where: roundsOf(shownWithin(query)) }),
    runningTotal(prisma, {
      ...{ query, counts, now },
      key: { byRound: true, ...filter },
      condition: roundsOf,
    }),
  ]);
  return { rows: await withSums(prisma, { account, postings }), total };
}

const isFirstOfRound = Prisma.sql`NOT EXISTS (
  SELECT 1 FROM "LedgerEntry" AS "own" JOIN "LedgerEntry" AS "earlier"
      ON "earlier"."roundId" = "own"."roundId" AND "earlier"."userId" = "own"."userId"
        AND "earlier"."gameId" = "own"."gameId" AND "earlier"."id" < "own"."id"
    WHERE "own"."id" = "LedgerPosting"."entryId")`;

async function withSums(
  prisma: PrismaClient,
  { account, postings }: { account: string; postings: readonly GamePosting[] },
): Promise<PlayedRound[]> {
  const roundIds = postings.flatMap(({ roundId }) => roundId ?? []);
  // An entry without a round is a round of its own.
  const entryIds = postings.flatMap(({ roundId, entryId }) => (roundId === null ? entryId : []));
  const select = { id: true, gameId: true, roundId: true } as const;
  // An empty list would be a condition without an index.
  const conditions = [
    ...(roundIds.length > 0 ? [{ roundId: { in: roundIds } }] : []),
    ...(entryIds.length > 0 ? [{ id: { in: entryIds } }] : []),
  ];
  const found = await Promise.all(
    conditions.map((where) => prisma.ledgerEntry.findMany({ where, select })),
  );
  const entries = new Map(found.flat().map((entry) => [entry.id, entry]));
  const own = await prisma.ledgerPosting.findMany({
    where: { entryId: { in: [...entries.keys()] }, account },
    select: { entryId: true, type: true, amountMinor: true },
  });
  const sums = new Map<string, bigint>();
  // Round ids are a provider's own: the game distinguishes equal ones.
  const keyOf = (round: Pick<GamePosting, 'entryId' | 'gameId' | 'roundId'>, type: string) =>
    JSON.stringify([round.gameId, round.roundId ?? `${round.entryId}`, type]);
  for (const { entryId, type, amountMinor } of own) {
    const { gameId = null, roundId = null } = entries.get(entryId) ?? {};
    const key = keyOf({ entryId, gameId, roundId }, type);
    sums.set(key, (sums.get(key) ?? 0n) + amountMinor);
  }
  return postings.map((posting) => {
    const sumOf = (type: GamePostingType) => sums.get(keyOf(posting, type)) ?? 0n;
    return {
      ...posting,
      stakeMinor: -sumOf('bet'),
      wonMinor: sumOf('win'),
      returnedMinor: sumOf('rollback'),
    };
  });
}

async function newestGamePostings(
  prisma: PrismaClient,
  { where, skip, take }: { where: Prisma.Sql; skip: number; take: number },
): Promise<GamePosting[]> {
  const postings = await prisma.$queryRaw<Omit<GamePosting, 'gameId' | 'roundId'>[]>`
    SELECT "entryId", "position", "type", "currency", "amountMinor", "createdAt"
      FROM "LedgerPosting" WHERE ${where}
      ORDER BY "createdAt" DESC, "entryId" DESC, "position" DESC LIMIT ${take} OFFSET ${skip}`;
  if (postings.length === 0) return [];
  const entries = await prisma.ledgerEntry.findMany({
    where: { id: { in: postings.map(({ entryId }) => entryId) } },
    select: { id: true, gameId: true, roundId: true },
  });
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return postings.map((posting) => {
    const { gameId = null, roundId = null } = byId.get(posting.entryId) ?? {};
    return { ...posting, gameId, roundId };
  });
}

/** A running total for all pages, without the rows since page 1. */
async function runningTotal(
  prisma: PrismaClient,
  {
    query,
    counts,
    now,
    key,
    condition,
  }: {
    query: HistoryQuery;
    counts: RunningSums<number>;
    now: Date;
    /** The condition's fields. */
    key: object;
    condition: (...ranges: Range[]) => Prisma.Sql;
  },
): Promise<number> {
  const created = createdWithin(query);
  const { pageEnd } = query;
  const [all, later] = await Promise.all([
    counts.total({
      key: JSON.stringify({ ...key, ...created }),
      now,
      sum: (range) => countGamePostings(prisma, condition(created, range)),
    }),
    pageEnd ? countGamePostings(prisma, condition(created, { gte: pageEnd })) : 0,
  ]);
  return all - later;
}

async function countGamePostings(prisma: PrismaClient, where: Prisma.Sql): Promise<number> {
  const [counted] = await prisma.$queryRaw<{ count: bigint | number }[]>`
    SELECT COUNT(*) AS "count" FROM "LedgerPosting" WHERE ${where}`;
  return Number(counted?.count ?? 0);
}

/** Bets and wins have the status `completed`; a rollback is a cancelled bet. */
function postingTypes({ type, status }: HistoryQuery): GamePostingType[] {
  const completed = (['bet', 'win'] as const).filter((name) => !type || name === type);
  const cancelled = !type || type === 'bet' ? (['rollback'] as const) : [];
  if (!status) return [...completed, ...cancelled];
  if (status === 'completed') return completed;
  return status === 'cancelled' ? [...cancelled] : [];
}
