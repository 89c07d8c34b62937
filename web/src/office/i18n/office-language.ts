import { i18n } from '@/i18n/i18n.ts';
import { setLanguage } from '@/i18n/language.ts';
import { localStore } from '@/lib/browser/storage.ts';
import { en } from './en.ts';

/** The languages of the back office; the players' client has more. */
export type OfficeLanguage = 'en' | 'pt-br';

i18n.addResourceBundle('en', 'office', en);

/** Switches the interface and saves the choice. Rejects when the texts cannot be loaded. */
export async function setOfficeLanguage(language: OfficeLanguage): Promise<void> {
  if (language === 'pt-br') {
    const { ptBr } = await import('./pt-br.ts');
    i18n.addResourceBundle(language, 'office', ptBr);
  }
  await setLanguage(language);
}

/** The language of the last visit, otherwise the browser's; runs before the first render. */
export async function restoreOfficeLanguage(): Promise<void> {
  const stored = localStore.read('language') ?? navigator.language.toLowerCase();
  // If the texts fail to load, the interface starts in English.
  if (stored.startsWith('pt')) await setOfficeLanguage('pt-br').catch(() => undefined);
}
