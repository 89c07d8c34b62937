import { useTranslation } from 'react-i18next';
import { StatusDot } from '@/components/ui/status-dot.tsx';
import type { OfficeWithdrawal } from '../../lib/api/contract-types.ts';

/** Where an order is, from the decision of staff to the payout. */
function stateOf({ status, reviewState }: Pick<OfficeWithdrawal, 'status' | 'reviewState'>) {
  if (reviewState === 'waiting') return { name: 'waiting', tone: 'waiting' } as const;
  if (reviewState === 'rejected') return { name: 'rejected', tone: 'muted' } as const;
  switch (status) {
    case 0:
      return { name: 'pending', tone: 'processing' } as const;
    case 1:
      return { name: 'processing', tone: 'processing' } as const;
    case 5:
      return { name: 'atBank', tone: 'processing' } as const;
    case 2:
      return { name: 'paid', tone: 'success' } as const;
    case 4:
      return { name: 'returned', tone: 'failed' } as const;
    default:
      return { name: 'unknown', tone: 'muted' } as const;
  }
}

export function WithdrawalStatus({
  order,
}: {
  readonly order: Pick<OfficeWithdrawal, 'status' | 'reviewState'>;
}) {
  const { t } = useTranslation('office');
  const { name, tone } = stateOf(order);
  return <StatusDot tone={tone}>{t(`withdrawals.status.${name}`)}</StatusDot>;
}
