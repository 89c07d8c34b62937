import { Prisma, type PrismaClient } from '../../../db/generated/client.ts';
import { accountName } from '../../../ledger/account-name.ts';
import { isNoPlay } from '../../../ledger/game-postings.repository.ts';
import type { Sort } from '../../contract/fields.ts';
import { directionOf } from '../direction.ts';
import { type EntryWithPostings, withPostings } from './entries.repository.ts';

/** The entries with these ids, in the order of the ids. */
export async function entriesByIds(
  prisma: PrismaClient,
  ids: readonly bigint[],
): Promise<EntryWithPostings[]> {
  if (ids.length === 0) return [];
  const rows = await prisma.ledgerEntry.findMany({ where: { id: { in: [...ids] } } });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return withPostings(
    prisma,
    ids.flatMap((id) => byId.get(id) ?? []),
  );
}

/** A literal, as in the condition of the partial index: SQLite does not match bound parameters. */
const hasGameType = Prisma.raw(`"type" IN ('bet', 'win', 'rollback')`);

type IdRow = { readonly entryId: bigint | number };
type CountRow = { readonly count: bigint | number };
export type EntryWindow = {
  readonly skip: number;
  readonly take: number;
  readonly created: { readonly gte?: Date; readonly lt?: Date };
  readonly sort?: Sort;
};
export type IdPage = { readonly ids: bigint[]; readonly total: number };

/**
 * The entries of a player, the newest first unless they are sorted: those of play that moved money by the index of postings,
 * the others by their own.
 */
export async function pageOfPlayerEntries(
  prisma: PrismaClient,
  query: EntryWindow & {
    readonly userId: string;
    readonly currency: string | undefined;
    readonly kind: string | undefined;
  },
): Promise<IdPage> {
  const { skip, take, kind, sort } = query;
  const order = Prisma.raw(directionOf(sort, 'desc'));
  const found = Prisma.sql`(${otherEntries(query)} UNION ${playEntries(query)}) AS "found"`;
  const ofKind =
    kind === undefined
      ? Prisma.empty
      : Prisma.sql`WHERE EXISTS (SELECT 1 FROM "LedgerEntry"
          WHERE "LedgerEntry"."id" = "found"."entryId" AND "kind" = ${kind})`;
  const [rows, [counted]] = await Promise.all([
    prisma.$queryRaw<IdRow[]>`
      SELECT "entryId" FROM ${found} ${ofKind}
        ORDER BY "createdAt" ${order}, "entryId" ${order} LIMIT ${take} OFFSET ${skip}`,
    prisma.$queryRaw<CountRow[]>`SELECT COUNT(*) AS "count" FROM ${found} ${ofKind}`,
  ]);
  return { ids: rows.map(({ entryId }) => BigInt(entryId)), total: Number(counted?.count ?? 0) };
}

type PlayerQuery = Parameters<typeof pageOfPlayerEntries>[1];

function otherEntries({ userId, currency, created }: PlayerQuery): Prisma.Sql {
  const conditions = [Prisma.sql`"userId" = ${userId}`, isNoPlay, ...within(created)];
  if (currency !== undefined) {
    conditions.push(Prisma.sql`EXISTS (SELECT 1 FROM "LedgerPosting"
      WHERE "entryId" = "LedgerEntry"."id" AND "currency" = ${currency})`);
  }
  return Prisma.sql`SELECT "id" AS "entryId", "createdAt" FROM "LedgerEntry"
    WHERE ${Prisma.join(conditions, ' AND ')}`;
}

function playEntries({ userId, currency, created }: PlayerQuery): Prisma.Sql {
  const account = accountName({ of: 'player', userId, bucket: 'available' });
  const conditions = [Prisma.sql`"account" = ${account}`, hasGameType, ...within(created)];
  if (currency !== undefined) conditions.push(Prisma.sql`"currency" = ${currency}`);
  return Prisma.sql`SELECT "entryId", "createdAt" FROM "LedgerPosting"
    WHERE ${Prisma.join(conditions, ' AND ')}`;
}

function within({ gte, lt }: PlayerQuery['created']): Prisma.Sql[] {
  return [
    ...(gte ? [Prisma.sql`"createdAt" >= ${gte}`] : []),
    ...(lt ? [Prisma.sql`"createdAt" < ${lt}`] : []),
  ];
}

/** All entries, the newest first unless they are sorted. */
export async function pageOfEntries(
  prisma: PrismaClient,
  { skip, take, created, sort }: EntryWindow,
): Promise<{ rows: EntryWithPostings[]; total: number }> {
  const where = { createdAt: created };
  const [entries, total] = await Promise.all([
    prisma.ledgerEntry.findMany({ where, orderBy: { id: directionOf(sort, 'desc') }, skip, take }),
    prisma.ledgerEntry.count({ where }),
  ]);
  return { rows: await withPostings(prisma, entries), total };
}

/** The most entries that a search by key, round or order returns. */
const FOUND_MAX = 1000;

/**
 * The ids of the entries with a key or below it, of an order or of a round, the newest first; at most
 * the newest thousand.
 */
export async function entryIdsByText(
  prisma: PrismaClient,
  { text, created }: { text: string; created: EntryWindow['created'] },
): Promise<bigint[]> {
  const keys = [text, `deposit/${text}`, `adjustment/${text}`];
  // "0" is the character after the slash.
  const below = [text, `withdraw/${text}`].map(
    (key) => Prisma.sql`"key" > ${`${key}/`} AND "key" < ${`${key}0`}`,
  );
  const conditions = [
    Prisma.sql`"key" IN (${Prisma.join(keys)})`,
    ...below,
    Prisma.sql`"roundId" = ${text}`,
  ];
  // A union, so that each condition has its own index.
  const selects = conditions.map(
    (condition) => Prisma.sql`SELECT "id" AS "entryId" FROM "LedgerEntry"
      WHERE ${Prisma.join([Prisma.sql`(${condition})`, ...within(created)], ' AND ')}`,
  );
  const rows = await prisma.$queryRaw<IdRow[]>`
    ${Prisma.join(selects, ' UNION ')} ORDER BY "entryId" DESC LIMIT ${FOUND_MAX}`;
  return rows.map(({ entryId }) => BigInt(entryId));
}

/** Whether the text is the id of a player. */
export async function isPlayer(prisma: PrismaClient, id: string): Promise<boolean> {
  const found = await prisma.user.findUnique({ where: { id }, select: { id: true } });
  return found !== null;
}

/** `null` for an unknown id. */
export async function findEntry(
  prisma: PrismaClient,
  id: bigint,
): Promise<EntryWithPostings | null> {
  const [entry] = await entriesByIds(prisma, [id]);
  return entry ?? null;
}
