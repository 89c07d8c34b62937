import { type TextLoaders, useLazyTexts } from '@/lib/i18n/use-lazy-texts.ts';
import { en } from './texts/en.ts';
import type { ProvidersTexts } from './texts/providers-texts.ts';

const loaders: TextLoaders<ProvidersTexts> = {
  'pt-br': async () => (await import('./texts/pt-br.ts')).ptBr,
  id: async () => (await import('./texts/id.ts')).id,
  es: async () => (await import('./texts/es.ts')).es,
};

/** The page's texts in the language of the interface; null while they load. */
export function useProvidersTexts(): ProvidersTexts | null {
  return useLazyTexts<ProvidersTexts>(en, loaders);
}
