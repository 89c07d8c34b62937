import type { z } from 'zod';
import { type Page, rangeEndExclusive, rangeStart } from '../../contract/page.ts';
import type { HistoryRow, user } from '../../contract/user.ts';
import { parseCurrency } from '../../core/currency-input.ts';
import type { PrismaClient } from '../../db/generated/client.ts';
import type { Services } from '../../services.ts';
import { gameNames } from '../games/games.repository.ts';
import { browseRow, gameRow, roundRow, transactionRow } from './history.mapper.ts';
import {
  clearGames,
  deleteVisits,
  gamesClearedAt,
  type HistoryQuery,
  pageOfGamePostings,
  pageOfOrders,
  pageOfRounds,
  pageOfVisits,
} from './history.repository.ts';

type HistoryRequest = z.output<typeof user.history.input> & { readonly userId: string };

/** A page of one kind of history, newest first. @throws AppError 1104 */
export async function history(
  services: Services,
  request: HistoryRequest,
): Promise<Page<HistoryRow>> {
  const { kind, byRound, pageNum, pageSize } = request;
  const query = repositoryQuery(request);
  const read = kind === 'game' && byRound ? readRounds : readers[kind];
  const { list, total } = await read(services, query);
  return { list, total, pageNum, pageSize };
}

/**
 * Clears one kind of the player's history. Visits are deleted; game rows belong to the ledger, so
 * later queries omit them.
 */
export async function clearHistory(
  { prisma, clock }: Services,
  { kind, userId }: { kind: 'game' | 'browse'; userId: string },
): Promise<null> {
  if (kind === 'browse') await deleteVisits(prisma, userId);
  else await clearGames(prisma, { userId, at: clock.now() });
  return null;
}

/** The query, limited to rows since the player cleared the history. */
async function sinceCleared(prisma: PrismaClient, query: HistoryQuery): Promise<HistoryQuery> {
  const clearedAt = await gamesClearedAt(prisma, query.userId);
  if (!clearedAt) return query;
  const shownFrom = new Date(clearedAt.getTime() + 1);
  return { ...query, from: query.from && query.from > shownFrom ? query.from : shownFrom };
}

function repositoryQuery(request: HistoryRequest): HistoryQuery {
  const { userId, walletType, type, status, startTime, endTime, pageNum, pageSize } = request;
  return {
    userId,
    type,
    status,
    walletType: walletType === undefined ? undefined : parseCurrency(walletType),
    from: startTime === undefined ? undefined : rangeStart(startTime),
    until: endTime === undefined ? undefined : rangeEndExclusive(endTime),
    skip: (pageNum - 1) * pageSize,
    take: pageSize,
  };
}

type Reader = (
  services: Services,
  query: HistoryQuery,
) => Promise<{ list: HistoryRow[]; total: number }>;

const readRounds: Reader = async ({ prisma, clock, historyCounts }, range) => {
  const query = await sinceCleared(prisma, range);
  const found = { query, counts: historyCounts, now: clock.now() };
  const { rows, total } = await pageOfRounds(prisma, found);
  const names = await gameNames(
    prisma,
    rows.flatMap((row) => row.gameId ?? []),
  );
  return { list: rows.map((row) => roundRow(row, names)), total };
};

const readers = {
  async game({ prisma, clock, historyCounts }, range) {
    const query = await sinceCleared(prisma, range);
    const { rows, total } = await pageOfGamePostings(prisma, {
      query,
      counts: historyCounts,
      now: clock.now(),
    });
    const names = await gameNames(
      prisma,
      rows.flatMap((row) => row.gameId ?? []),
    );
    return { list: rows.map((row) => gameRow(row, names)), total };
  },
  async transaction({ prisma }, query) {
    const { rows, total } = await pageOfOrders(prisma, query);
    return { list: rows.map(transactionRow), total };
  },
  async browse({ prisma }, query) {
    const { rows, total } = await pageOfVisits(prisma, query);
    const names = await gameNames(
      prisma,
      rows.map((row) => row.gameId),
    );
    return { list: rows.map((row) => browseRow(row, names)), total };
  },
} satisfies Record<HistoryRequest['kind'], Reader>;
