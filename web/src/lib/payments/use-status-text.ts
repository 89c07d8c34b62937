import { useTranslation } from 'react-i18next';
import type { Transaction } from '@/lib/api/contract-types.ts';
import { depositStatusName } from './deposit-status.ts';
import { withdrawStatusName } from './withdraw-status.ts';

/** The text of a record's status number. */
export function useStatusText({ type, status }: Transaction): string {
  const { t } = useTranslation(['app', 'wallet']);
  return type === 'deposit'
    ? t(`wallet:status.${depositStatusName(status)}`)
    : t(`wallet:withdrawStatus.${withdrawStatusName(status)}`);
}
