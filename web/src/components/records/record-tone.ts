import type { StatusTone } from '@/components/ui/status-dot.tsx';
import type { Transaction } from '@/lib/api/contract-types.ts';
import { depositStatusName, depositTones } from '@/lib/payments/deposit-status.ts';
import { withdrawStatusName, withdrawTones } from '@/lib/payments/withdraw-status.ts';

export function toneOf({ type, status }: Transaction): StatusTone {
  return type === 'deposit'
    ? depositTones[depositStatusName(status)]
    : withdrawTones[withdrawStatusName(status)];
}
