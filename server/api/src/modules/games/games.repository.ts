import {
  type Game,
  type GameOverride,
  Prisma,
  type PrismaClient,
} from '../../db/generated/client.ts';
import { lockPlayer } from '../../db/lock-player.ts';
import { inOrder, withOverride } from './override.ts';

/** As the providers saved them, in an order that is the same on every node. */
export function savedGames(prisma: PrismaClient): Promise<Game[]> {
  return prisma.game.findMany({
    orderBy: [{ gameSort: 'asc' }, { gameName: 'asc' }, { gameId: 'asc' }],
  });
}

/** What staff set in the place of the providers, by game. */
export async function gameOverrides(
  prisma: PrismaClient,
): Promise<ReadonlyMap<string, GameOverride>> {
  const rows = await prisma.gameOverride.findMany();
  return new Map(rows.map((row) => [row.gameId, row]));
}

/** With what staff set, in an order that is the same on every node. */
export async function allGames(prisma: PrismaClient): Promise<Game[]> {
  const [saved, overrides] = await Promise.all([savedGames(prisma), gameOverrides(prisma)]);
  if (overrides.size === 0) return saved;
  return inOrder(saved.map((game) => withOverride(game, overrides.get(game.gameId))));
}

/** The launch data of a game, with what staff set; `null` for an unknown id. */
export async function findGame(prisma: PrismaClient, gameId: string) {
  const [game, override] = await Promise.all([
    prisma.game.findUnique({
      where: { gameId },
      select: {
        gameId: true,
        providerId: true,
        enabled: true,
        retired: true,
        gameIp: true,
        gamePort: true,
        freePlay: true,
      },
    }),
    prisma.gameOverride.findUnique({ where: { gameId }, select: { enabled: true } }),
  ]);
  return game && { ...game, enabled: override?.enabled ?? game.enabled };
}

/** Game names by id. */
export async function gameNames(
  prisma: PrismaClient,
  gameIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await prisma.game.findMany({
    where: { gameId: { in: [...new Set(gameIds)] } },
    select: { gameId: true, gameName: true },
  });
  return new Map(rows.map((row) => [row.gameId, row.gameName]));
}

/** What a provider saves of a game. */
const savedColumns = [
  'gameId',
  'providerId',
  'gameName',
  'gameType',
  'pgIconUrl',
  'pgBackUrl',
  'gameIp',
  'gamePort',
  'enabled',
  'gameLabel',
  'supplier',
  'gameSort',
  'betList',
  'rateList',
  'providerRating',
  'isHot',
  'isNew',
  'isRecommended',
  'rtpBasis',
  'rulesHash',
  'proofUrl',
  'replayUrl',
  'freePlay',
  'retired',
  'volatility',
  'volatilityIndex',
] as const satisfies readonly (keyof Game)[];

type SavedGame = Pick<Game, (typeof savedColumns)[number]>;

/**
 * Inserts or replaces games by id, all or none; of two rows with the same id the last one wins. Only
 * changed rows are written, because most calls repeat the stored data. One statement, so that of two
 * game servers that start together neither finds a game missing that the other inserts.
 */
export async function upsertGames(
  prisma: PrismaClient,
  { rows, at }: { readonly rows: readonly SavedGame[]; readonly at: Date },
): Promise<void> {
  if (rows.length === 0) return;
  const games = [...new Map(rows.map((row) => [row.gameId, row])).values()];
  // In one order: of two calls with the same games one waits for the other, never both.
  games.sort((one, other) => (one.gameId < other.gameId ? -1 : 1));
  const values = games.map(
    (game) => Prisma.sql`(${Prisma.join([...savedColumns.map((column) => game[column]), at, at])})`,
  );
  await prisma.$executeRaw`
    INSERT INTO "Game" (${columnsOf()}, "createdAt", "updatedAt") VALUES ${Prisma.join(values)}
      ON CONFLICT ("gameId") DO UPDATE
        SET (${columnsOf()}, "updatedAt") = (${columnsOf('excluded')}, "excluded"."updatedAt")
        WHERE (${columnsOf('Game')}) IS DISTINCT FROM (${columnsOf('excluded')})`;
}

function columnsOf(table?: 'Game' | 'excluded'): Prisma.Sql {
  const prefix = table === undefined ? '' : `"${table}".`;
  return Prisma.raw(savedColumns.map((column) => `${prefix}"${column}"`).join(', '));
}

/** Stores a visit, unless the player has one to the same game since `onceSince`. */
export async function recordVisit(
  prisma: PrismaClient,
  visit: { id: string; userId: string; gameId: string; at: Date; onceSince: Date },
): Promise<void> {
  const { id, userId, gameId, at, onceSince } = visit;
  const recent = {
    where: { userId, gameId, createdAt: { gt: onceSince } },
    select: { id: true },
  };
  if (await prisma.gameVisit.findFirst(recent)) return;
  // Checked again in the writing transaction, because a page may send concurrent requests.
  await prisma.$transaction(async (tx) => {
    await lockPlayer(tx, userId);
    if (await tx.gameVisit.findFirst(recent)) return;
    await tx.gameVisit.create({ data: { id, userId, gameId, createdAt: at } });
  });
}
