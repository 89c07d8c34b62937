import { useTranslation } from 'react-i18next';
import { StatusDot } from '@/components/ui/status-dot.tsx';
import { depositStatusName, depositTones } from '@/lib/payments/deposit-status.ts';

export function DepositStatus({ status }: { readonly status: number }) {
  const { t } = useTranslation('office');
  const name = depositStatusName(status);
  return <StatusDot tone={depositTones[name]}>{t(`deposits.status.${name}`)}</StatusDot>;
}
