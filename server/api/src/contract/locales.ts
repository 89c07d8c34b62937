import type { Language } from './enums.ts';

/** The locale for the numbers, dates and units of a language. */
export const localeOf = {
  en: 'en-US',
  'pt-br': 'pt-BR',
  id: 'id-ID',
  es: 'es-ES',
} as const satisfies Record<Language, string>;
