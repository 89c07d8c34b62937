import type { Language } from '../../contract/enums.ts';

/** The locale whose number forms and units a language uses. */
export const LOCALES: Readonly<Record<Language, string>> = {
  en: 'en-US',
  'pt-br': 'pt-BR',
  id: 'id-ID',
  es: 'es-ES',
};
