import type { z } from 'zod';
import type { Page } from '../../contract/page.ts';
import type { HistoryRow, HistoryTotal, user } from '../../contract/user.ts';
import { parseCurrency } from '../../core/currency-input.ts';
import { pageFor, rowsOf, withinRange } from '../../core/page-of.ts';
import type { PrismaClient } from '../../db/generated/client.ts';
import { gameNames } from '../games/index.ts';
import { pageOfAdjustments } from './adjustments.repository.ts';
import type { HistoryContext } from './context.ts';
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
  type HistoryQuery,
  orderTotals,
  pageOfOrders,
  pageOfVisits,
  type TotalsQuery,
} from './history.repository.ts';
import { pageOfGamePostings, pageOfRounds } from './rounds.repository.ts';

type HistoryRequest = z.output<typeof user.history.input> & { readonly userId: string };

/** A page of one kind of history, newest first. @throws UNKNOWN_CURRENCY */
export async function history(
  context: HistoryContext,
  request: HistoryRequest,
): Promise<Page<HistoryRow>> {
  const { kind, byRound } = request;
  const query = repositoryQuery(request);
  const read = kind === 'game' && byRound ? readRounds : readers[kind];
  const { list, total } = await read(context, query);
  return pageFor(request, { list, total, now: context.clock.now() });
}

type TotalsRequest = z.output<typeof user.historyTotals.input> & { readonly userId: string };

/** The sums of what went out of and into each wallet under a filter. @throws UNKNOWN_CURRENCY */
export async function historyTotals(
  { prisma, wallets }: HistoryContext,
  { kind, ...request }: TotalsRequest,
): Promise<HistoryTotal[]> {
  const query = filterOf(request);
  if (kind === 'transaction') return totalsOfOrders(await orderTotals(prisma, query));
  const shown = await sinceCleared(prisma, query);
  return totalsOfPlay(await wallets.loadPlayTotals(shown));
}

/**
 * Clears one kind of the player's history. Visits are deleted; game rows belong to the ledger, so
 * later queries omit them.
 */
export async function clearHistory(
  { prisma, clock }: HistoryContext,
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
  const { type, status, asOf } = request;
  return {
    ...filterOf(request),
    type,
    status,
    pageEnd: withinRange({ asOf }).lt,
    ...rowsOf(request),
  };
}

/** @throws UNKNOWN_CURRENCY */
function filterOf({
  userId,
  walletType,
  startTime,
  endTime,
}: Pick<HistoryRequest, 'userId' | 'walletType' | 'startTime' | 'endTime'>): TotalsQuery {
  const { gte: from, lt: until } = withinRange({ startTime, endTime });
  return {
    userId,
    walletType: walletType === undefined ? undefined : parseCurrency(walletType),
    from,
    until,
  };
}

type Reader = (
  context: HistoryContext,
  query: HistoryQuery,
) => Promise<{ list: HistoryRow[]; total: number }>;

const readRounds: Reader = async ({ prisma, clock, counts }, range) => {
  const query = await sinceCleared(prisma, range);
  const found = { query, counts, now: clock.now() };
  const { rows, total } = await pageOfRounds(prisma, found);
  const names = await gameNames(
    prisma,
    rows.flatMap((row) => row.gameId ?? []),
  );
  return { list: rows.map((row) => roundRow(row, names)), total };
};

const readers = {
  async game({ prisma, clock, counts }, range) {
    const query = await sinceCleared(prisma, range);
    const { rows, total } = await pageOfGamePostings(prisma, {
      query,
      counts,
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

/** A page of a player's rounds by their first stake, also those that the player cleared. */
export function listRounds({ prisma, clock, counts }: HistoryContext, query: HistoryQuery) {
  return pageOfRounds(prisma, { query, counts, now: clock.now() });
}
