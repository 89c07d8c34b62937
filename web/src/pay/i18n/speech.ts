import { localeOf } from '@fairhall/api/contract/locales';
import { isCurrency } from '@fairhall/api/contract/money';
import { formatMoney } from '@fairhall/api/contract/money-text';
import { createInstance } from 'i18next';
import { createContext, useContext } from 'react';
import type { Language } from '@/lib/contract-types';
import type { OrderSummary } from '../wire.ts';
import { en, type WordKey, type Words } from './en.ts';

const loaders = {
  en: async () => en,
  'pt-br': async () => (await import('./pt-br.ts')).ptBr,
  id: async () => (await import('./id.ts')).id,
  es: async () => (await import('./es.ts')).es,
} as const satisfies Record<Language, () => Promise<Words>>;

export type Speech = {
  /** The BCP 47 form, for the page's `lang`. */
  readonly locale: string;
  readonly t: (key: WordKey, values?: Readonly<Record<string, string | number>>) => string;
  readonly money: (amount: Pick<OrderSummary, 'amount' | 'walletType'>) => string;
};

/** The words of a language; English when it cannot be loaded, because paying matters more. */
export async function loadSpeech(language: Language): Promise<Speech> {
  const words = await loaders[language]().catch(() => en);
  const instance = createInstance();
  await instance.init({
    lng: language,
    // Without it "pt-br" becomes "pt-BR" and finds no words.
    lowerCaseLng: true,
    fallbackLng: 'en',
    resources: { en: { pay: en }, [language]: { pay: words } },
    defaultNS: 'pay',
    interpolation: { escapeValue: false },
  });
  return {
    locale: localeOf[language],
    // `WordKey` is checked here; the library's own key type belongs to the player client's words.
    t: (key, values = {}) => String(instance.t(key as never, values as never)),
    money: ({ amount, walletType }) =>
      isCurrency(walletType)
        ? formatMoney({ amount: Number(amount), currency: walletType, language })
        : `${amount} ${walletType}`,
  };
}

const SpeechContext = createContext<Speech | null>(null);

export const SpeechProvider = SpeechContext.Provider;

export function useSpeech(): Speech {
  const speech = useContext(SpeechContext);
  if (!speech) throw new Error('useSpeech needs a SpeechProvider around it');
  return speech;
}
