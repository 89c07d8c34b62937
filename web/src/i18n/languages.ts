import type { Language } from '../lib/api/contract-types.ts';

export const languages: readonly Language[] = ['en', 'pt-br', 'id', 'es'];

/** The name of each language in that language, for the language menu. */
export const languageNames = {
  en: 'English',
  'pt-br': 'Português (Brasil)',
  id: 'Bahasa Indonesia',
  es: 'Español',
} as const satisfies Record<Language, string>;
