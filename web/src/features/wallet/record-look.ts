import type { StatusTone } from '@/components/ui/status-dot.tsx';
import type { Transaction } from '@/lib/contract-types.ts';
import { creditedAmount } from '@/lib/credited-amount.ts';
import { type DepositStatusName, depositStatusName, isSettled } from '@/lib/deposit-status.ts';
import {
  isWithdrawSettled,
  type WithdrawStatusName,
  withdrawStatusName,
} from '@/lib/withdraw-status.ts';

/** The dot's colour for each status; the words come from the texts. */
export const depositTone = {
  pending: 'waiting',
  paid: 'success',
  failed: 'failed',
  cancelled: 'muted',
  unknown: 'muted',
} as const satisfies Record<DepositStatusName, StatusTone>;

export const withdrawTone = {
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

/** Whether the money has moved, so that there is something to give a receipt for. */
export function isCarriedOut(record: Transaction): boolean {
  return toneOf(record) === 'success';
}

/** Whether a deposit waits for a payment that it has no page for. */
export function isUnpayable({ type, status, payUrl }: Transaction): boolean {
  return type === 'deposit' && depositStatusName(status) === 'pending' && payUrl === null;
}

/** Whether nothing more is expected to happen to it. */
export function isOver({ type, status }: Transaction): boolean {
  return type === 'deposit'
    ? isSettled(depositStatusName(status))
    : isWithdrawSettled(withdrawStatusName(status));
}

/**
 * The amount that a list shows: what a paid deposit brought, what a withdrawal takes, and for
 * everything that moved nothing the sum that was asked for.
 */
export function listedAmount(record: Transaction): { amount: number; sign: 'auto' | 'always' } {
  if (record.type === 'deposit') {
    return depositStatusName(record.status) === 'paid'
      ? { amount: creditedAmount(record), sign: 'always' }
      : { amount: record.amount, sign: 'auto' };
  }
  const isBack = withdrawStatusName(record.status) === 'failed';
  return { amount: isBack ? record.amount : -record.amount, sign: 'auto' };
}
