import { useTranslation } from 'react-i18next';
import { StatusDot } from '@/components/ui/status-dot.tsx';

export const depositStatuses = [
  { status: 1, name: 'pending', tone: 'waiting' },
  { status: 2, name: 'paid', tone: 'success' },
  { status: 3, name: 'failed', tone: 'failed' },
  { status: 4, name: 'cancelled', tone: 'muted' },
] as const;

export function DepositStatus({ status }: { readonly status: number }) {
  const { t } = useTranslation('office');
  const known = depositStatuses.find((one) => one.status === status);
  return (
    <StatusDot tone={known?.tone ?? 'muted'}>
      {t(`deposits.status.${known?.name ?? 'unknown'}`)}
    </StatusDot>
  );
}
