import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '@/lib/contract-types.ts';
import { firstTexts } from './en-first.ts';
import type { otherTexts } from './en-others.ts';
import { languages } from './languages.ts';
import type { TextsLike } from './messages.ts';

const i18n = createInstance();

void i18n.use(initReactI18next).init({
  lng: 'en',
  fallbackLng: 'en',
  supportedLngs: [...languages],
  // Without it "pt-br" becomes "pt-BR", finds no messages and silently shows English.
  lowerCaseLng: true,
  resources: { en: { translation: firstTexts } },
  partialBundledLanguages: true,
  interpolation: { escapeValue: false },
  initAsync: false,
});

/** What the first load lacks of a language, or all of it. */
type OtherTexts = TextsLike<typeof otherTexts>;

/** Lets all pages and dialogs speak a language. */
export async function speak(language: Language, texts: OtherTexts): Promise<void> {
  const deep = true;
  i18n.addResourceBundle(language, 'translation', texts, deep);
  await i18n.changeLanguage(language);
}
