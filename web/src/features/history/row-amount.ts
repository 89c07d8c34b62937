import type { HistoryRow } from '@/lib/api/contract-types.ts';
import { returnKind } from '@/lib/games/return-kind.ts';

/** The look of an amount: credits in green with a plus, debits muted with a minus. */
export type RowAmount = {
  /** Major units, negative for a debit. */
  readonly amount: number;
  readonly look: 'in' | 'out' | 'still';
};

/**
 * The signed amount of a row: of a round its stake. Completed deposits are credits, stakes and
 * withdrawals are debits, and an adjustment has a sign of its own. A deposit that is not completed and
 * a stake that was returned moved nothing. Null for rows without money.
 */
export function rowAmount({ type, status, amount }: HistoryRow): RowAmount | null {
  if (type === null) return null;
  const moved = Math.abs(amount);
  if (moved === 0) return { amount: 0, look: 'still' };
  switch (type) {
    case 'win':
    case 'reward':
      return { amount: moved, look: 'in' };
    case 'bet':
      return status === 'cancelled'
        ? { amount: moved, look: 'still' }
        : { amount: -moved, look: 'out' };
    case 'adjustment':
      return { amount, look: amount > 0 ? 'in' : 'out' };
    case 'deposit':
      return { amount: moved, look: status === 'completed' ? 'in' : 'still' };
    case 'withdraw':
      return status === 'failed' || status === 'cancelled'
        ? { amount: moved, look: 'still' }
        : { amount: -moved, look: 'out' };
  }
}

/**
 * The return of a round, a credit when it is more than the stake; null for other rows. The stake of
 * a cancelled round was returned.
 */
export function returnAmount({ winAmount, amount, status }: HistoryRow): RowAmount | null {
  if (winAmount === undefined) return null;
  const staked = status === 'cancelled' ? 0 : Math.abs(amount);
  const isWon = returnKind({ returned: winAmount, staked }) === 'won';
  return { amount: winAmount, look: isWon ? 'in' : 'still' };
}
