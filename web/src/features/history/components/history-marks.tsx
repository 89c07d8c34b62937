import { useTranslation } from 'react-i18next';
import { MoneyText } from '@/components/ui/money-text.tsx';
import { StatusDot, type StatusTone } from '@/components/ui/status-dot.tsx';
import type { HistoryRow } from '@/lib/contract-types.ts';
import type { HistoryStatus } from '../history-filter.ts';
import { rowAmount } from '../row-amount.ts';

const tones = {
  pending: 'waiting',
  completed: 'success',
  failed: 'failed',
  cancelled: 'muted',
} as const satisfies Record<HistoryStatus, StatusTone>;

export function HistoryStatusMark({ status }: { readonly status: HistoryStatus }) {
  const { t } = useTranslation();
  return <StatusDot tone={tones[status]}>{t(`history.status.${status}`)}</StatusDot>;
}

/** The signed amount: gains in mint with a plus, what went out quiet with a minus, never in red. */
export function HistoryAmount({ row }: { readonly row: HistoryRow }) {
  const signed = rowAmount(row);
  if (signed === null || row.walletType === null) return null;
  return (
    <MoneyText
      className={`history-amount is-${signed.look}`}
      amount={signed.amount}
      currency={row.walletType}
      sign={signed.look === 'still' ? 'auto' : 'always'}
    />
  );
}
