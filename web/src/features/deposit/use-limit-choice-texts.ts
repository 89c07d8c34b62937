import { type TextLoaders, useLazyTexts } from '@/lib/i18n/use-lazy-texts.ts';
import { en } from './texts/en.ts';
import type { LimitChoiceTexts } from './texts/limit-choice-texts.ts';

const loaders: TextLoaders<LimitChoiceTexts> = {
  'pt-br': async () => (await import('./texts/pt-br.ts')).ptBr,
  id: async () => (await import('./texts/id.ts')).id,
  es: async () => (await import('./texts/es.ts')).es,
};

/** The step's texts in the language of the interface; null while they load. */
export function useLimitChoiceTexts(): LimitChoiceTexts | null {
  return useLazyTexts<LimitChoiceTexts>(en, loaders);
}
