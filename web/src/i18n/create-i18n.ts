import { createInstance } from 'i18next';
import { useSyncExternalStore } from 'react';
import { initReactI18next } from 'react-i18next';
import type { Language } from '@/lib/contract-types.ts';
import { firstTexts } from './en-first.ts';
import type { Messages } from './messages.ts';

export const languages: readonly Language[] = ['en', 'pt-br', 'id', 'es'];

/** Each language in its own words, for the language menu. */
export const languageNames = {
  en: 'English',
  'pt-br': 'Português (Brasil)',
  id: 'Bahasa Indonesia',
  es: 'Español',
} as const satisfies Record<Language, string>;

const STORAGE_KEY = 'language';
const DEFAULT_LANGUAGE: Language = 'en';

/** What the first load brings is English; the rest of it and the others load when needed. */
const loaders: Readonly<Record<Language, () => Promise<Partial<Messages>>>> = {
  en: async () => (await import('./en-others.ts')).otherTexts,
  'pt-br': async () => (await import('./pt-br.ts')).ptBr,
  id: async () => (await import('./id.ts')).id,
  es: async () => (await import('./es.ts')).es,
};

function isLanguage(text: string): text is Language {
  return (languages as readonly string[]).includes(text);
}

function storedLanguage(): Language {
  const stored = localStorage.getItem(STORAGE_KEY)?.toLowerCase() ?? '';
  return isLanguage(stored) ? stored : DEFAULT_LANGUAGE;
}

export const i18n = createInstance();

void i18n.use(initReactI18next).init({
  lng: DEFAULT_LANGUAGE,
  fallbackLng: DEFAULT_LANGUAGE,
  supportedLngs: [...languages],
  // Without it "pt-br" becomes "pt-BR", finds no messages and silently shows English.
  lowerCaseLng: true,
  resources: { en: { translation: firstTexts } },
  partialBundledLanguages: true,
  interpolation: { escapeValue: false },
  initAsync: false,
});

export function currentLanguage(): Language {
  return isLanguage(i18n.language) ? i18n.language : DEFAULT_LANGUAGE;
}

const complete = new Set<Language>();

async function complement(language: Language): Promise<void> {
  if (complete.has(language)) return;
  const deep = true;
  i18n.addResourceBundle(language, 'translation', await loaders[language](), deep);
  complete.add(language);
}

/**
 * Sees to it that every text of the interface is there: what is not part of the first load waits
 * for it. Rejects when the texts cannot be loaded.
 */
export function allTexts(): Promise<void> {
  return complement(currentLanguage());
}

/** Switches the interface at once, remembers the choice and sets `<html lang>`. */
export async function setLanguage(language: Language): Promise<void> {
  await complement(language);
  await i18n.changeLanguage(language);
  localStorage.setItem(STORAGE_KEY, language);
  document.documentElement.lang = language === 'pt-br' ? 'pt-BR' : language;
}

/** Brings in the language of the last visit; before the first render, so that nothing flickers. */
export async function restoreLanguage(): Promise<void> {
  const language = storedLanguage();
  // A player who cannot load a language still gets the interface, in English.
  if (language !== DEFAULT_LANGUAGE) await setLanguage(language).catch(() => undefined);
}

function subscribe(onChange: () => void): () => void {
  i18n.on('languageChanged', onChange);
  return () => i18n.off('languageChanged', onChange);
}

/** The interface's language, for formats and requests. */
export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, currentLanguage);
}
