import { toneOf } from '@/components/records/record-tone.ts';
import type { Transaction } from '@/lib/api/contract-types.ts';
import { creditedAmount } from '@/lib/money/credited-amount.ts';
import { depositStatusName, isSettled } from '@/lib/payments/deposit-status.ts';
import { isWithdrawSettled, withdrawStatusName } from '@/lib/payments/withdraw-status.ts';

/** Whether the money has moved, so that there is a receipt. */
export function isCarriedOut(record: Transaction): boolean {
  return toneOf(record) === 'success';
}

/** Whether a pending deposit has no checkout URL. */
export function isUnpayable({ type, status, payUrl }: Transaction): boolean {
  return type === 'deposit' && depositStatusName(status) === 'pending' && payUrl === null;
}

/** Whether no further change is expected. */
export function isOver({ type, status }: Transaction): boolean {
  return type === 'deposit'
    ? isSettled(depositStatusName(status))
    : isWithdrawSettled(withdrawStatusName(status));
}

/**
 * The amount in a list: the credited amount of a paid deposit, the debit of a withdrawal, and the
 * requested amount of any order that moved nothing.
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
