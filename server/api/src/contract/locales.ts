import type { Language } from './enums.ts';

/** The locale whose forms of numbers, dates and units a language uses. */
export const localeOf = {
  en: 'en-US',
  'pt-br': 'pt-BR',
  id: 'id-ID',
  es: 'es-ES',
} as const satisfies Record<Language, string>;
