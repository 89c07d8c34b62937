import type { Language } from '@/lib/api/contract-types.ts';

const languageOf: Readonly<Record<string, Language>> = {
  en: 'en',
  pt: 'pt-br',
  es: 'es',
  id: 'id',
  // The code of Indonesian on older systems.
  in: 'id',
};

/** The first of the visitor's languages that the page supports, otherwise English. */
export function pickLanguage(preferred: readonly string[]): Language {
  const known = preferred
    .map((tag) => languageOf[tag.toLowerCase().split('-')[0] ?? ''])
    .find((language) => language !== undefined);
  return known ?? 'en';
}
