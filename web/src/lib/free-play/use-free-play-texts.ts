import { type TextLoaders, useLazyTexts } from '@/lib/i18n/use-lazy-texts.ts';
import { en } from './texts/en.ts';
import type { FreePlayTexts } from './texts/free-play-texts.ts';

const loaders: TextLoaders<FreePlayTexts> = {
  'pt-br': async () => (await import('./texts/pt-br.ts')).ptBr,
  id: async () => (await import('./texts/id.ts')).id,
  es: async () => (await import('./texts/es.ts')).es,
};

/** The texts of free play in the language of the interface; null while they load. */
export function useFreePlayTexts(): FreePlayTexts | null {
  return useLazyTexts<FreePlayTexts>(en, loaders);
}
