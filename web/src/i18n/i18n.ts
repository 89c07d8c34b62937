import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import * as en from './en.ts';
import { languages } from './languages.ts';

/** The texts of the player client. English is bundled; language.ts loads the other languages. */
export const i18n = createInstance();

void i18n.use(initReactI18next).init({
  lng: 'en',
  fallbackLng: 'en',
  supportedLngs: [...languages],
  // Without it "pt-br" becomes "pt-BR", which has no messages, and English is shown without an
  // error.
  lowerCaseLng: true,
  resources: { en: { translation: en } },
  interpolation: { escapeValue: false },
  initAsync: false,
});
