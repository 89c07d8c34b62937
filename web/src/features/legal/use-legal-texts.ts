import { type TextLoaders, useLazyTexts } from '@/lib/i18n/use-lazy-texts.ts';
import { en } from './texts/en.ts';
import type { LegalTexts } from './texts/legal-texts.ts';

const loaders: TextLoaders<LegalTexts> = {
  'pt-br': async () => (await import('./texts/pt-br.ts')).ptBr,
  id: async () => (await import('./texts/id.ts')).id,
  es: async () => (await import('./texts/es.ts')).es,
};

/** The documents in the language of the interface; null while they load. */
export function useLegalTexts(): LegalTexts | null {
  return useLazyTexts<LegalTexts>(en, loaders);
}
