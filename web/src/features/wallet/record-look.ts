import { toneOf } from '@/components/records/record-tone.ts';
import type { Transaction } from '@/lib/contract-types.ts';
import { creditedAmount } from '@/lib/credited-amount.ts';
import { depositStatusName, isSettled } from '@/lib/deposit-status.ts';
import { isWithdrawSettled, withdrawStatusName } from '@/lib/withdraw-status.ts';

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
