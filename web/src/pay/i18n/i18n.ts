import { isCurrency } from '@fairhall/api/contract/money';
import { formatMoney } from '@fairhall/api/contract/money-text';
import { createInstance, type i18n } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import type { Language } from '@/lib/api/contract-types.ts';
import type { OrderSummary } from '../contract-types.ts';
import { en, type PayTexts } from './en.ts';

const loaders = {
  en: async () => en,
  'pt-br': async () => (await import('./pt-br.ts')).ptBr,
  id: async () => (await import('./id.ts')).id,
  es: async () => (await import('./es.ts')).es,
} as const satisfies Record<Language, () => Promise<PayTexts>>;

/** Loads the checkout's texts; English when they fail to load, so that the payment can proceed. */
export async function initI18n(language: Language): Promise<i18n> {
  const texts = await loaders[language]().catch(() => en);
  const instance = createInstance();
  await instance.use(initReactI18next).init({
    lng: language,
    // Without it "pt-br" becomes "pt-BR", which has no texts.
    lowerCaseLng: true,
    fallbackLng: 'en',
    resources: { en: { pay: en }, [language]: { pay: texts } },
    interpolation: { escapeValue: false },
  });
  return instance;
}

type Amount = Pick<OrderSummary, 'amount' | 'walletType'>;

/** Formats an amount of an order in the language's number format. */
export function orderMoney({ amount, walletType }: Amount, language: Language): string {
  return isCurrency(walletType)
    ? formatMoney({ amount: Number(amount), currency: walletType, language })
    : `${amount} ${walletType}`;
}

/** The checkout's texts and amount format. */
export function usePayTexts() {
  const { t, i18n: instance } = useTranslation('pay');
  return {
    t,
    money: (amount: Amount) => orderMoney(amount, instance.language as Language),
  };
}
