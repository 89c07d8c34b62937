import type { GameReturn, Prisma, PrismaClient } from '../../db/generated/client.ts';
import type { ProviderInput } from './provider-input.ts';

/** The sums of every game's rounds, by game id: one row per currency. */
export async function gameReturns(
  prisma: PrismaClient,
): Promise<ReadonlyMap<string, readonly GameReturn[]>> {
  const byGame = new Map<string, GameReturn[]>();
  for (const row of await prisma.gameReturn.findMany()) {
    byGame.set(row.gameId, [...(byGame.get(row.gameId) ?? []), row]);
  }
  return byGame;
}

export type ProviderRow = Prisma.ProviderGetPayload<object>;

/** All stored providers by id. */
export function storedProviders(prisma: PrismaClient): Promise<ProviderRow[]> {
  return prisma.provider.findMany({ orderBy: { id: 'asc' } });
}

export async function insertProvider(
  prisma: PrismaClient,
  { provider, at }: { provider: ProviderInput; at: Date },
): Promise<void> {
  await prisma.provider.create({
    data: { ...columnsOf(provider), createdAt: at, updatedAt: at },
    select: { id: true },
  });
}

/** Replaces what an operator states; secrets and state have calls of their own. */
export async function updateProvider(
  prisma: PrismaClient,
  { provider, at }: { provider: Omit<ProviderInput, 'secret'>; at: Date },
): Promise<void> {
  await prisma.provider.update({
    where: { id: provider.id },
    data: { ...columnsOf(provider), updatedAt: at },
    select: { id: true },
  });
}

function columnsOf<Input extends Omit<ProviderInput, 'secret'>>({
  origins,
  gameIds,
  ...columns
}: Input) {
  return { ...columns, origins: JSON.stringify(origins), gameIds: JSON.stringify(gameIds) };
}

/** What a caller writes in the transaction of a change. */
export type Alongside = (tx: Prisma.TransactionClient) => Promise<void>;

/** Sets columns of a stored provider. */
export async function setProvider(
  prisma: PrismaClient,
  change: {
    id: string;
    columns: Partial<
      Pick<
        ProviderRow,
        'secret' | 'previousSecret' | 'secretRotatedAt' | 'offSince' | 'roundsEndedAt'
      >
    >;
    at: Date;
    alongside?: Alongside;
  },
): Promise<void> {
  const { id, columns, at, alongside } = change;
  await prisma.$transaction(async (tx) => {
    await tx.provider.update({
      where: { id },
      data: { ...columns, updatedAt: at },
      select: { id: true },
    });
    await alongside?.(tx);
  });
}

/** The ids of the games that a provider has saved. */
export async function savedGames(prisma: PrismaClient, providerId: string): Promise<string[]> {
  const games = await prisma.game.findMany({ where: { providerId }, select: { gameId: true } });
  return games.map(({ gameId }) => gameId);
}

/** The switched-off providers whose open rounds have not been ended, off since before `before`. */
export function providersToEnd(
  prisma: PrismaClient,
  before: Date,
): Promise<{ id: string; offSince: Date | null }[]> {
  return prisma.provider.findMany({
    where: { offSince: { lte: before }, roundsEndedAt: null },
    select: { id: true, offSince: true },
  });
}
