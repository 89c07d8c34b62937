import { type TextLoaders, useLazyTexts } from '@/lib/i18n/use-lazy-texts.ts';
import { en } from './texts/en.ts';
import type { SaferPlayTexts } from './texts/safer-play-texts.ts';

const loaders: TextLoaders<SaferPlayTexts> = {
  'pt-br': async () => (await import('./texts/pt-br.ts')).ptBr,
  id: async () => (await import('./texts/id.ts')).id,
  es: async () => (await import('./texts/es.ts')).es,
};

/** The texts in the language of the interface; null while they load. */
export function useSaferPlayTexts(): SaferPlayTexts | null {
  return useLazyTexts<SaferPlayTexts>(en, loaders);
}
