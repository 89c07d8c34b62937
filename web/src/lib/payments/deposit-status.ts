/** The status of a deposit order by its number; any other number is unknown, as specified. */
export type DepositStatusName = 'pending' | 'paid' | 'failed' | 'cancelled' | 'unknown';

const names = new Map<number, DepositStatusName>([
  [1, 'pending'],
  [2, 'paid'],
  [3, 'failed'],
  [4, 'cancelled'],
]);

/** The statuses of the specification. */
export const depositStatuses = [...names.keys()];

export function depositStatusName(status: number): DepositStatusName {
  return names.get(status) ?? 'unknown';
}

/** The colour of the status's dot. */
export const depositTones = {
  pending: 'waiting',
  paid: 'success',
  failed: 'failed',
  cancelled: 'muted',
  unknown: 'muted',
} as const satisfies Record<DepositStatusName, string>;

/**
 * No further change of the order is expected. A late payment may still turn a failed or cancelled
 * order into a paid one; the next refetch of the records shows it.
 */
export function isSettled(status: DepositStatusName): boolean {
  return status === 'paid' || status === 'failed' || status === 'cancelled';
}
