/** What a deposit order's number means; the specification shows any other number as unknown. */
export type DepositStatusName = 'pending' | 'paid' | 'failed' | 'cancelled' | 'unknown';

const names = new Map<number, DepositStatusName>([
  [1, 'pending'],
  [2, 'paid'],
  [3, 'failed'],
  [4, 'cancelled'],
]);

export function depositStatusName(status: number): DepositStatusName {
  return names.get(status) ?? 'unknown';
}

/**
 * Nothing more is expected to happen to the order. A late payment may still turn a failed or
 * cancelled one into a paid one, which the next look at the records shows.
 */
export function isSettled(status: DepositStatusName): boolean {
  return status === 'paid' || status === 'failed' || status === 'cancelled';
}
