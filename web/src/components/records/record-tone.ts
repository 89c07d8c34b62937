import type { StatusTone } from '@/components/ui/status-dot.tsx';
import type { Transaction } from '@/lib/api/contract-types.ts';
import { type DepositStatusName, depositStatusName } from '@/lib/payments/deposit-status.ts';
import { type WithdrawStatusName, withdrawStatusName } from '@/lib/payments/withdraw-status.ts';

/** The colour of the dot for each status. */
const depositTone = {
  pending: 'waiting',
  paid: 'success',
  failed: 'failed',
  cancelled: 'muted',
  unknown: 'muted',
} as const satisfies Record<DepositStatusName, StatusTone>;

const withdrawTone = {
  pending: 'waiting',
  processing: 'processing',
  bankProcessing: 'processing',
  successful: 'success',
  failed: 'failed',
  unknown: 'muted',
} as const satisfies Record<WithdrawStatusName, StatusTone>;

export function toneOf({ type, status }: Transaction): StatusTone {
  return type === 'deposit'
    ? depositTone[depositStatusName(status)]
    : withdrawTone[withdrawStatusName(status)];
}
