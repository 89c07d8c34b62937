import { type TextLoaders, useLazyTexts } from '@/lib/i18n/use-lazy-texts.ts';
import { en } from './texts/en.ts';
import type { FairnessTexts } from './texts/fairness-texts.ts';

const loaders: TextLoaders<FairnessTexts> = {
  'pt-br': async () => (await import('./texts/pt-br.ts')).ptBr,
  id: async () => (await import('./texts/id.ts')).id,
  es: async () => (await import('./texts/es.ts')).es,
};

/** The page's explanations in the language of the interface; null while they load. */
export function useFairnessTexts(): FairnessTexts | null {
  return useLazyTexts<FairnessTexts>(en, loaders);
}
