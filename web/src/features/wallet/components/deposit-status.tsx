import { useTranslation } from 'react-i18next';
import { StatusDot } from '@/components/ui/status-dot.tsx';
import { depositStatusName } from '@/lib/deposit-status.ts';
import { depositStatusTone } from '../deposit-status-look.ts';

/** A deposit's status number as a dot and words. */
export function DepositStatus({ status }: { readonly status: number }) {
  const { t } = useTranslation();
  const name = depositStatusName(status);
  return <StatusDot tone={depositStatusTone[name]}>{t(`wallet.status.${name}`)}</StatusDot>;
}
