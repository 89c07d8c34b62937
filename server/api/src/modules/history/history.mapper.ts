import { DepositStatus, WithdrawStatus } from '../../contract/enums.ts';
import { currencies, toMajor } from '../../contract/money.ts';
import type { HistoryRow, HistoryTotal } from '../../contract/user.ts';
import { parseCurrency } from '../../core/currency-input.ts';
import type { PlayTotal } from '../../ledger/game-postings.repository.ts';
import type { AdjustmentPosting } from './adjustments.repository.ts';
import type { OrderRow, OrderTotal, Visit } from './history.repository.ts';
import type { GamePosting, PlayedRound } from './rounds.repository.ts';

export function gameRow(posting: GamePosting, names: ReadonlyMap<string, string>): HistoryRow {
  const currency = parseCurrency(posting.currency);
  const { gameId, roundId } = posting;
  const isDebit = posting.amountMinor < 0n;
  return {
    id: `${posting.entryId}-${posting.position}`,
    kind: 'game',
    type: posting.type === 'win' ? 'win' : 'bet',
    status: posting.type === 'rollback' ? 'cancelled' : 'completed',
    amount: toMajor(isDebit ? -posting.amountMinor : posting.amountMinor, currency),
    walletType: currency,
    gameId,
    gameName: gameId === null ? null : (names.get(gameId) ?? gameId),
    roundId,
    createTime: posting.createdAt.toISOString(),
  };
}

/** A round whose stakes were all returned is cancelled; of others the returned ones do not count. */
export function roundRow(round: PlayedRound, names: ReadonlyMap<string, string>): HistoryRow {
  const { stakeMinor, returnedMinor, wonMinor } = round;
  const currency = parseCurrency(round.currency);
  const isCancelled = stakeMinor > 0n && returnedMinor >= stakeMinor;
  return {
    ...gameRow(round, names),
    status: isCancelled ? 'cancelled' : 'completed',
    amount: toMajor(isCancelled ? stakeMinor : stakeMinor - returnedMinor, currency),
    winAmount: toMajor(wonMinor, currency),
  };
}

export function transactionRow(order: OrderRow): HistoryRow {
  const currency = parseCurrency(order.walletType);
  return {
    id: order.id,
    kind: 'transaction',
    type: order.type,
    status: orderStatus(order),
    amount: toMajor(order.amountMinor, currency),
    walletType: currency,
    gameId: null,
    gameName: null,
    roundId: null,
    createTime: order.createdAt.toISOString(),
  };
}

/** With the sign of the amount: a correction may take money. */
export function adjustmentRow({ reason, ...posting }: AdjustmentPosting): HistoryRow {
  const currency = parseCurrency(posting.currency);
  return {
    id: `${posting.entryId}-${posting.position}`,
    kind: 'adjustment',
    type: posting.type,
    status: 'completed',
    amount: toMajor(posting.amountMinor, currency),
    ...(reason !== null && { reason }),
    walletType: currency,
    gameId: null,
    gameName: null,
    roundId: null,
    createTime: posting.createdAt.toISOString(),
  };
}

export function browseRow(visit: Visit, names: ReadonlyMap<string, string>): HistoryRow {
  return {
    id: visit.id,
    kind: 'browse',
    type: null,
    status: 'completed',
    amount: 0,
    walletType: null,
    gameId: visit.gameId,
    gameName: names.get(visit.gameId) ?? visit.gameId,
    roundId: null,
    createTime: visit.createdAt.toISOString(),
  };
}

/** Maps the status codes of deposits and withdrawals to the status of a history row. */
function orderStatus({ type, status }: OrderRow): HistoryRow['status'] {
  if (type === 'deposit') {
    if (status === DepositStatus.paid) return 'completed';
    if (status === DepositStatus.failed) return 'failed';
    return status === DepositStatus.cancelled ? 'cancelled' : 'pending';
  }
  if (status === WithdrawStatus.successful) return 'completed';
  return status === WithdrawStatus.failed ? 'failed' : 'pending';
}

/** Stakes go out, wins come in; a rolled-back stake did not go out. */
export function totalsOfPlay(totals: readonly PlayTotal[]): HistoryTotal[] {
  return totalsByWallet(
    totals.map(({ type, currency, amountMinor }) =>
      type === 'win'
        ? { currency, outMinor: 0n, inMinor: amountMinor }
        : { currency, outMinor: -amountMinor, inMinor: 0n },
    ),
  );
}

/** Withdrawals go out, deposits come in. */
export function totalsOfOrders({
  deposits,
  withdrawals,
}: {
  deposits: readonly OrderTotal[];
  withdrawals: readonly OrderTotal[];
}): HistoryTotal[] {
  return totalsByWallet([
    ...deposits.map(({ currency, amountMinor }) => ({
      currency,
      outMinor: 0n,
      inMinor: amountMinor,
    })),
    ...withdrawals.map(({ currency, amountMinor }) => ({
      currency,
      outMinor: amountMinor,
      inMinor: 0n,
    })),
  ]);
}

type Flow = { readonly currency: string; readonly outMinor: bigint; readonly inMinor: bigint };

/** One total for each wallet that moved, in the order of the currencies. */
function totalsByWallet(flows: readonly Flow[]): HistoryTotal[] {
  return currencies.flatMap((walletType) => {
    const own = flows.filter(({ currency }) => currency === walletType);
    if (own.length === 0) return [];
    const outMinor = own.reduce((sum, flow) => sum + flow.outMinor, 0n);
    const inMinor = own.reduce((sum, flow) => sum + flow.inMinor, 0n);
    return {
      walletType,
      out: toMajor(outMinor, walletType),
      in: toMajor(inMinor, walletType),
      net: toMajor(inMinor - outMinor, walletType),
    };
  });
}
