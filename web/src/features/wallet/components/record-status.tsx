import { useTranslation } from 'react-i18next';
import { StatusDot } from '@/components/ui/status-dot.tsx';
import type { Transaction } from '@/lib/contract-types.ts';
import { depositStatusName } from '@/lib/deposit-status.ts';
import { withdrawStatusName } from '@/lib/withdraw-status.ts';
import { toneOf } from '../record-look.ts';

/** A record's status number as a dot and words. */
export function RecordStatus({ record }: { readonly record: Transaction }) {
  const { t } = useTranslation();
  return (
    <StatusDot tone={toneOf(record)}>
      {record.type === 'deposit'
        ? t(`wallet.status.${depositStatusName(record.status)}`)
        : t(`wallet.withdrawStatus.${withdrawStatusName(record.status)}`)}
    </StatusDot>
  );
}
