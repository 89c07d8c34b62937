import { searchForm } from '../../../contract/search-form.ts';
import { Prisma, type PrismaClient } from '../../../db/generated/client.ts';
import { phoneSearchForm } from '../../../modules/users/index.ts';
import type { Sort } from '../../contract/fields.ts';
import type { PlayerState } from '../../contract/player-rows.ts';
import { directionOf } from '../direction.ts';

type Search = {
  readonly text: string;
  readonly state: PlayerState | undefined;
  readonly market: string | undefined;
  readonly now: Date;
  readonly created: { readonly lt?: Date };
  readonly sort: Sort;
  readonly skip: number;
  readonly take: number;
};

const rowSelect = {
  id: true,
  nickName: true,
  email: true,
  market: true,
  selfExcludedUntil: true,
  returnsAt: true,
  timeOutUntil: true,
  createdAt: true,
} as const satisfies Prisma.UserSelect;

type FoundPlayer = Prisma.UserGetPayload<{ select: typeof rowSelect }>;

/** The players that match, those who joined last first without another order. */
export async function searchPlayers(
  prisma: PrismaClient,
  search: Search,
): Promise<{ rows: FoundPlayer[]; total: number }> {
  const { skip, take } = search;
  const direction = directionOf(search.sort, 'desc');
  const order = Prisma.raw(direction);
  const where = Prisma.join(await conditionsOf(prisma, search), ' AND ');
  const [ids, [counted]] = await Promise.all([
    prisma.$queryRaw<{ id: string }[]>`
      SELECT "id" FROM "User" WHERE ${where}
        ORDER BY "createdAt" ${order}, "id" ${order} LIMIT ${take} OFFSET ${skip}`,
    prisma.$queryRaw<{ count: bigint | number }[]>`
      SELECT COUNT(*) AS "count" FROM "User" WHERE ${where}`,
  ]);
  const rows = await prisma.user.findMany({
    where: { id: { in: ids.map(({ id }) => id) } },
    select: rowSelect,
    orderBy: [{ createdAt: direction }, { id: direction }],
  });
  return { rows, total: Number(counted?.count ?? 0) };
}

async function conditionsOf(
  prisma: PrismaClient,
  { text, state, market, now, created }: Search,
): Promise<Prisma.Sql[]> {
  const conditions = [created.lt ? Prisma.sql`"createdAt" < ${created.lt}` : Prisma.sql`TRUE`];
  if (text !== '') {
    const ids = [text, ...(await playersOfOrder(prisma, searchForm(text)))];
    conditions.push(Prisma.sql`("id" IN (${Prisma.join(ids)}) OR ${isPlayer(text)})`);
  }
  if (market !== undefined) conditions.push(Prisma.sql`"market" = ${market}`);
  if (state !== undefined) conditions.push(stateCondition(state, now));
  return conditions;
}

/** What is masked is found as a whole alone: parts would be guessed one after the other. */
function isPlayer(text: string): Prisma.Sql {
  const form = searchForm(text);
  return Prisma.sql`("id" = ${text} OR "inviteCode" = ${text}
    OR ${equals('emailSearch', form)} OR ${equals('phoneSearch', phoneSearchForm(text))}
    OR ${contains('nickNameSearch', form)})`;
}

/** Players whose rows a search in a list shows. */
const PLAYERS_MAX = 100;

/** The rows of these players, or with this number, which is in capitals; all for an empty text. */
export async function rowsOfSearch<Name extends string>(
  prisma: PrismaClient,
  { text, numbers }: { readonly text: string; readonly numbers: readonly Name[] },
) {
  if (text === '') return {};
  const players = await prisma.$queryRaw<{ id: string }[]>`
    SELECT "id" FROM "User" WHERE ${isPlayer(text)}
      ORDER BY "createdAt" DESC, "id" DESC LIMIT ${PLAYERS_MAX}`;
  return {
    OR: [
      { userId: { in: players.map(({ id }) => id) } },
      ...numbers.map((name) => ({ [name]: { in: [text, searchForm(text)] } })),
    ],
  };
}

/** Whether a column has this form; none has that of hyphens alone. */
function equals(column: string, form: string): Prisma.Sql {
  if (form === '') return Prisma.sql`FALSE`;
  return Prisma.sql`${Prisma.raw(`"${column}"`)} = ${form}`;
}

/** Whether a column contains a text of the same form; none contains the form of hyphens alone. */
function contains(column: string, form: string): Prisma.Sql {
  if (form === '') return Prisma.sql`FALSE`;
  const pattern = `%${form.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return Prisma.sql`${Prisma.raw(`"${column}"`)} LIKE ${pattern} ESCAPE '\\'`;
}

/** As `isExcluded` of the safer-play module. */
function stateCondition(state: PlayerState, now: Date): Prisma.Sql {
  const excluded = Prisma.sql`("selfExcludedUntil" IS NOT NULL
    AND ("returnsAt" IS NULL OR "returnsAt" > ${now}))`;
  const inTimeOut = Prisma.sql`("timeOutUntil" IS NOT NULL AND "timeOutUntil" > ${now})`;
  if (state === 'excluded') return excluded;
  return state === 'timeOut'
    ? Prisma.sql`${inTimeOut} AND NOT ${excluded}`
    : Prisma.sql`NOT ${inTimeOut} AND NOT ${excluded}`;
}

/** The player of an order with this number, which is in capitals. */
async function playersOfOrder(prisma: PrismaClient, orderNum: string): Promise<string[]> {
  const select = { userId: true } as const;
  const [deposit, withdrawal] = await Promise.all([
    prisma.depositOrder.findUnique({ where: { outTradeNo: orderNum }, select }),
    prisma.withdrawOrder.findUnique({ where: { orderNum }, select }),
  ]);
  return [deposit, withdrawal].flatMap((order) => order?.userId ?? []);
}

/**
 * When each of these players placed the last stake; without those who never played. The condition on
 * the house is that of PostgreSQL's partial index.
 */
export async function lastPlayed(
  prisma: PrismaClient,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  if (userIds.length === 0) return new Map();
  const rows = await prisma.$queryRaw<{ id: string; playedAt: Date | null }[]>`
    SELECT "id", (
        SELECT "createdAt" FROM "LedgerPosting"
          WHERE "account" = 'player/' || "User"."id" || '/available'
            AND "account" <> 'house' AND "type" IN ('bet', 'win', 'rollback')
          ORDER BY "createdAt" DESC LIMIT 1
      ) AS "playedAt"
      FROM "User" WHERE "id" IN (${Prisma.join([...userIds])})`;
  return new Map(rows.flatMap(({ id, playedAt }) => (playedAt ? [[id, playedAt]] : [])));
}

/** The balances of these players. */
export function balancesOf(prisma: PrismaClient, userIds: readonly string[]) {
  return prisma.ledgerBalance.findMany({
    where: { userId: { in: [...userIds] } },
    select: { userId: true, currency: true, availableMinor: true, frozenMinor: true },
  });
}
