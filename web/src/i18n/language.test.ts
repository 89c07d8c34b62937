import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Language } from '@/lib/api/contract-types.ts';
import { localeFiles } from './locale-files.ts';

/* A tab is a window, a document and one evaluation of the module; tabs share the storage. */

const stored = new Map<string, string>();

const textsOf = (language: Language, namespace = 'app') =>
  localeFiles(language).get(namespace) ?? {};

/** The files of a tab that is online. */
const filesOf = async (language: Language, namespace: string) => ({
  default: textsOf(language, namespace),
});

async function openTab() {
  const window = new EventTarget();
  const documentElement = { lang: 'en' };
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', { documentElement });
  vi.resetModules();
  const tab = await import('./language.ts');
  const texts = await import('./i18n.ts');
  texts.startTexts({ files: filesOf, english: { app: textsOf('en') } });
  tab.followLanguage();
  await tab.restoreLanguage();
  /** Dispatches the browser's event for a value that another tab stored. */
  const dispatchStorage = (key: string) =>
    window.dispatchEvent(Object.assign(new Event('storage'), { key }));
  return { ...tab, ...texts, documentElement, dispatchStorage };
}

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

// The next file of this worker is in no tab.
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

it('restores the language of the last visit, and English for an unsupported one', async () => {
  stored.set('language', 'pt-BR');
  const tab = await openTab();
  expect(tab.currentLanguage()).toBe('pt-br');
  expect(tab.documentElement.lang).toBe('pt-BR');
  stored.set('language', 'tlh');
  expect((await openTab()).currentLanguage()).toBe('en');
});

it('follows a language that is chosen in another tab', async () => {
  const tab = await openTab();
  stored.set('language', 'es');
  tab.dispatchStorage('favorites');
  expect(tab.currentLanguage()).toBe('en');
  tab.dispatchStorage('language');
  await vi.waitFor(() => expect(tab.currentLanguage()).toBe('es'));
  expect(tab.i18n.t('home.title')).toBe('Inicio');
  expect(tab.documentElement.lang).toBe('es');
});

it('ends with the last requested language, however long each language takes to load', async () => {
  const tab = await openTab();
  await Promise.all([tab.setLanguage('id'), tab.setLanguage('es'), tab.setLanguage('en')]);
  expect(tab.currentLanguage()).toBe('en');
  expect(stored.get('language')).toBe('en');
});

it('keeps its language while the texts of another one cannot be loaded, and tries again', async () => {
  const tab = await openTab();
  const files = vi.fn(async () => ({ default: textsOf('es') }));
  files.mockRejectedValueOnce(new Error('offline'));
  tab.startTexts({ files, english: {} });
  await expect(tab.setLanguage('es')).rejects.toThrow('offline');
  expect(tab.currentLanguage()).toBe('en');
  await tab.setLanguage('es');
  expect(tab.i18n.t('home.title')).toBe('Inicio');
});

it('shows a page that is opened during a switch in the new language', async () => {
  const tab = await openTab();
  const history = tab.loadTexts(['history']);
  await Promise.all([history, tab.setLanguage('pt-br')]);
  expect(tab.i18n.hasResourceBundle('pt-br', 'history')).toBe(true);
});
