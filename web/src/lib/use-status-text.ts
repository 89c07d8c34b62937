import { useTranslation } from 'react-i18next';
import type { Transaction } from '@/lib/contract-types.ts';
import { depositStatusName } from '@/lib/deposit-status.ts';
import { withdrawStatusName } from '@/lib/withdraw-status.ts';

/** A record's status number in words. */
export function useStatusText({ type, status }: Transaction): string {
  const { t } = useTranslation();
  return type === 'deposit'
    ? t(`wallet.status.${depositStatusName(status)}`)
    : t(`wallet.withdrawStatus.${withdrawStatusName(status)}`);
}
