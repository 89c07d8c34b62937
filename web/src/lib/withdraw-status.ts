/** What a withdrawal's number means; the specification shows any other number as unknown. */
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

/** Nothing more happens to the withdrawal: it was paid out or the money is back. */
export function isWithdrawSettled(name: WithdrawStatusName): boolean {
  return name === 'successful' || name === 'failed';
}
