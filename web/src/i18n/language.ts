import { useTranslation } from 'react-i18next';
import type { Language } from '@/lib/api/contract-types.ts';
import { localStore } from '@/lib/browser/storage.ts';
import { asLanguage, changeLanguage, i18n } from './i18n.ts';

const STORAGE_KEY = 'language';

export function currentLanguage(): Language {
  return asLanguage(i18n.language);
}

/** The last requested language; an outdated switch has no effect. */
let requested: Language = 'en';
let switching: Promise<void> = Promise.resolve();

/**
 * Switches the interface, saves the choice and sets `<html lang>`. Rejects when the texts cannot be
 * loaded.
 */
export function setLanguage(language: Language): Promise<void> {
  requested = language;
  switching = switching
    .catch(() => undefined)
    .then(() => (language === requested ? switchTo(language) : undefined));
  return switching;
}

async function switchTo(language: Language): Promise<void> {
  await changeLanguage(language);
  localStore.write(STORAGE_KEY, language);
  document.documentElement.lang = language === 'pt-br' ? 'pt-BR' : language;
}

/**
 * Restores the language of the last visit; runs before the first render to avoid a flash of
 * English.
 */
export async function restoreLanguage(): Promise<void> {
  const language = loadLanguage();
  // If the texts of the saved language fail to load, the interface starts in English.
  if (language !== 'en') await setLanguage(language).catch(() => undefined);
}

/** Follows a change of the language in another tab. */
export function followLanguage(): void {
  window.addEventListener('storage', ({ key }) => {
    // A tab that cannot load the texts keeps its language.
    if (key === STORAGE_KEY) setLanguage(loadLanguage()).catch(() => undefined);
  });
}

function loadLanguage(): Language {
  return asLanguage(localStore.read(STORAGE_KEY));
}

/** The interface's language, for formats and requests. */
export function useLanguage(): Language {
  return asLanguage(useTranslation().i18n.language);
}
