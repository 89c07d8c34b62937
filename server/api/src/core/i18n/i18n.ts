import { createInstance, type TFunction } from 'i18next';
import { type Language, languages } from '../../contract/enums.ts';
import type {} from './i18next.d.ts';
import type Resources from './resources.d.ts';

const i18n = createInstance();

void i18n.init({
  lng: 'en',
  fallbackLng: 'en',
  supportedLngs: [...languages],
  // Without it "pt-br" becomes "pt-BR", which has no texts, and English is returned without an error.
  lowerCaseLng: true,
  resources: {},
  interpolation: { escapeValue: false },
  initAsync: false,
});

/**
 * The texts of a namespace: one JSON file for each language in the `locales` of the module that owns
 * it. Returns `t` for the language of a reader.
 */
export function addTexts<N extends keyof Resources>(
  namespace: N,
  texts: Readonly<Record<Language, object>>,
): (language: Language) => TFunction<N> {
  for (const language of languages) {
    i18n.addResourceBundle(language, namespace, texts[language]);
  }
  return (language) => i18n.getFixedT(language, namespace);
}
