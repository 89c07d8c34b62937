import type { StatusTone } from '@/components/ui/status-dot.tsx';
import type { DepositStatusName } from '@/lib/deposit-status.ts';

/** The dot's colour for each status; the words come from the texts. */
export const depositStatusTone = {
  pending: 'waiting',
  paid: 'success',
  failed: 'failed',
  cancelled: 'muted',
  unknown: 'muted',
} as const satisfies Record<DepositStatusName, StatusTone>;
