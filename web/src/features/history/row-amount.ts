import type { HistoryRow } from '@/lib/contract-types.ts';

/** How an amount reads: what came in green with a plus, what went out quietly with a minus. */
export type RowAmount = {
  /** Major units, negative for what went out. */
  readonly amount: number;
  readonly look: 'in' | 'out' | 'still';
};

/**
 * The signed amount of a row. Wins and completed deposits came in, bets and withdrawals went out;
 * a deposit that is not completed moved nothing, and neither did a win of nothing. Null where
 * there is no money at all.
 */
export function rowAmount({ type, status, amount }: HistoryRow): RowAmount | null {
  if (type === null) return null;
  const moved = Math.abs(amount);
  if (moved === 0) return { amount: 0, look: 'still' };
  switch (type) {
    case 'win':
      return { amount: moved, look: 'in' };
    case 'bet':
      return { amount: -moved, look: 'out' };
    case 'deposit':
      return { amount: moved, look: status === 'completed' ? 'in' : 'still' };
    case 'withdraw':
      return status === 'failed' || status === 'cancelled'
        ? { amount: moved, look: 'still' }
        : { amount: -moved, look: 'out' };
  }
}
