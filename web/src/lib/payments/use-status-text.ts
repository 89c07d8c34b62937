import { useTranslation } from 'react-i18next';
import type { Transaction } from '@/lib/api/contract-types.ts';
import { depositStatusName } from './deposit-status.ts';
import { withdrawStatusName } from './withdraw-status.ts';

type Order = Pick<Transaction, 'type' | 'status'> & { readonly isInReview?: boolean };

/** The text of a record's status number. */
export function useStatusText(): (order: Order) => string {
  const { t } = useTranslation(['app', 'wallet']);
  return ({ type, status, isInReview }) => {
    if (type === 'deposit') return t(`wallet:status.${depositStatusName(status)}`);
    return t(`wallet:withdrawStatus.${isInReview ? 'inReview' : withdrawStatusName(status)}`);
  };
}
