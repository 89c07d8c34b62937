import { useTranslation } from 'react-i18next';
import { StatusDot } from '@/components/ui/status-dot.tsx';
import { withdrawStatusName, withdrawTones } from '@/lib/payments/withdraw-status.ts';
import type { OfficeWithdrawal } from '../../lib/api/contract-types.ts';

/** Where an order is, from the decision of staff to the payout. */
function stateOf({ status, reviewState }: Pick<OfficeWithdrawal, 'status' | 'reviewState'>) {
  if (reviewState === 'waiting') return { name: 'waiting', tone: 'waiting' } as const;
  if (reviewState === 'rejected') return { name: 'rejected', tone: 'muted' } as const;
  const name = withdrawStatusName(status);
  // To staff only a decision waits.
  return { name, tone: name === 'pending' ? 'processing' : withdrawTones[name] } as const;
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
