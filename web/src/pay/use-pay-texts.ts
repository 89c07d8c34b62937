import { isCurrency } from '@fairhall/api/contract/money';
import { formatMoney } from '@fairhall/api/contract/money-text';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@/i18n/language.ts';
import type { Language } from '@/lib/api/contract-types.ts';
import type { OrderSummary } from './contract-types.ts';

type Amount = Pick<OrderSummary, 'amount' | 'walletType'>;

/** Formats an amount of an order in the language's number format. */
export function orderMoney({ amount, walletType }: Amount, language: Language): string {
  return isCurrency(walletType)
    ? formatMoney({ amount: Number(amount), currency: walletType, language })
    : `${amount} ${walletType}`;
}

/** The checkout's texts and amount format. */
export function usePayTexts() {
  const { t } = useTranslation('checkout');
  const language = useLanguage();
  return { t, money: (amount: Amount) => orderMoney(amount, language) };
}
