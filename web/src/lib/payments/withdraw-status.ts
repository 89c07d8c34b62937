/** The status of a withdrawal by its number; any other number is unknown, as specified. */
export type WithdrawStatusName =
  | 'pending'
  | 'processing'
  | 'bankProcessing'
  | 'successful'
  | 'failed'
  | 'unknown';

const names = new Map<number, WithdrawStatusName>([
  [0, 'pending'],
  [1, 'processing'],
  [2, 'successful'],
  [4, 'failed'],
  [5, 'bankProcessing'],
]);

export function withdrawStatusName(status: number): WithdrawStatusName {
  return names.get(status) ?? 'unknown';
}

/** The colour of the status's dot. */
export const withdrawTones = {
  pending: 'waiting',
  processing: 'processing',
  bankProcessing: 'processing',
  successful: 'success',
  failed: 'failed',
  unknown: 'muted',
} as const satisfies Record<WithdrawStatusName, string>;

/** No further change of the withdrawal: it was paid out or the money was returned. */
export function isWithdrawSettled(name: WithdrawStatusName): boolean {
  return name === 'successful' || name === 'failed';
}
