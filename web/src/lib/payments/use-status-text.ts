import { useTranslation } from 'react-i18next';
import type { Transaction } from '@/lib/api/contract-types.ts';
import { depositStatusName } from './deposit-status.ts';
import { withdrawStatusName } from './withdraw-status.ts';

type Order = Pick<Transaction, 'type' | 'status'>;

/** The text of a record's status number. */
export function useStatusText(): (order: Order) => string {
  const { t } = useTranslation(['app', 'wallet']);
  return ({ type, status }) =>
    type === 'deposit'
      ? t(`wallet:status.${depositStatusName(status)}`)
      : t(`wallet:withdrawStatus.${withdrawStatusName(status)}`);
}
