import type { z } from 'zod';
import { type Page, rangeEndExclusive, rangeStart } from '../../contract/page.ts';
import type { HistoryRow, HistoryTotal, user } from '../../contract/user.ts';
import { parseCurrency } from '../../core/currency-input.ts';
import type { PrismaClient } from '../../db/generated/client.ts';
import type { Services } from '../../services.ts';
import { gameNames } from '../games/games.repository.ts';
import { pageOfAdjustments } from './adjustments.repository.ts';
import {
  adjustmentRow,
  browseRow,
  gameRow,
  roundRow,
  totalsOfOrders,
  totalsOfPlay,
  transactionRow,
} from './history.mapper.ts';
import {
  clearGames,
  deleteVisits,
  gamesClearedAt,
  gameTotals,
  type HistoryQuery,
  orderTotals,
  pageOfGamePostings,
  pageOfOrders,
  pageOfRounds,
  pageOfVisits,
  type TotalsQuery,
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

type TotalsRequest = z.output<typeof user.historyTotals.input> & { readonly userId: string };

/** The sums of what went out of and into each wallet under a filter. @throws AppError 1104 */
export async function historyTotals(
  { prisma, clock, historyTotals: sums }: Services,
  { kind, ...request }: TotalsRequest,
): Promise<HistoryTotal[]> {
  const query = filterOf(request);
  if (kind === 'transaction') return totalsOfOrders(await orderTotals(prisma, query));
  const shown = await sinceCleared(prisma, query);
  return totalsOfPlay(await gameTotals(prisma, { query: shown, sums, now: clock.now() }));
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
async function sinceCleared<Query extends TotalsQuery>(
  prisma: PrismaClient,
  query: Query,
): Promise<Query> {
  const clearedAt = await gamesClearedAt(prisma, query.userId);
  if (!clearedAt) return query;
  const shownFrom = new Date(clearedAt.getTime() + 1);
  return { ...query, from: query.from && query.from > shownFrom ? query.from : shownFrom };
}

function repositoryQuery(request: HistoryRequest): HistoryQuery {
  const { type, status, pageNum, pageSize } = request;
  return {
    ...filterOf(request),
    type,
    status,
    skip: (pageNum - 1) * pageSize,
    take: pageSize,
  };
}

/** @throws AppError 1104 */
function filterOf({
  userId,
  walletType,
  startTime,
  endTime,
}: Pick<HistoryRequest, 'userId' | 'walletType' | 'startTime' | 'endTime'>): TotalsQuery {
  return {
    userId,
    walletType: walletType === undefined ? undefined : parseCurrency(walletType),
    from: startTime === undefined ? undefined : rangeStart(startTime),
    until: endTime === undefined ? undefined : rangeEndExclusive(endTime),
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
  async adjustment({ prisma }, query) {
    const { rows, total } = await pageOfAdjustments(prisma, query);
    return { list: rows.map(adjustmentRow), total };
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
