import { setLanguage } from '@/i18n/language.ts';
import { localStore } from '@/lib/browser/storage.ts';

/** The language of the last visit, otherwise the browser's; runs before the first render. */
export async function restoreOfficeLanguage(): Promise<void> {
  const stored = localStore.read('language') ?? navigator.language.toLowerCase();
  // If the texts fail to load, the interface starts in English.
  if (stored.startsWith('pt')) await setLanguage('pt-br').catch(() => undefined);
}
