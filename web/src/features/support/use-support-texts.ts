import { type TextLoaders, useLazyTexts } from '@/lib/i18n/use-lazy-texts.ts';
import { en } from './texts/en.ts';
import type { SupportTexts } from './texts/support-texts.ts';

const loaders: TextLoaders<SupportTexts> = {
  'pt-br': async () => (await import('./texts/pt-br.ts')).ptBr,
  id: async () => (await import('./texts/id.ts')).id,
  es: async () => (await import('./texts/es.ts')).es,
};

/** The page's texts in the language of the interface; null while they load. */
export function useSupportTexts(): SupportTexts | null {
  return useLazyTexts<SupportTexts>(en, loaders);
}
