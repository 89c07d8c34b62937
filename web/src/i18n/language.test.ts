import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/* A tab is a window, a document and one evaluation of the module; tabs share the storage. */

const stored = new Map<string, string>();

/** Each tab evaluates all texts anew, which is slow on a busy machine. */
const PATIENT_MS = 20_000;
vi.setConfig({ testTimeout: PATIENT_MS });

async function openTab() {
  const window = new EventTarget();
  const documentElement = { lang: 'en' };
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', { documentElement });
  vi.resetModules();
  const tab = await import('./language.ts');
  const { i18n } = await import('./i18n.ts');
  tab.followLanguage();
  await tab.restoreLanguage();
  /** Dispatches the browser's event for a value that another tab stored. */
  const dispatchStorage = (key: string) =>
    window.dispatchEvent(Object.assign(new Event('storage'), { key }));
  return { ...tab, i18n, documentElement, dispatchStorage };
}

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
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
  await vi.waitFor(() => expect(tab.currentLanguage()).toBe('es'), PATIENT_MS);
  expect(tab.i18n.t('home.title')).toBe('Inicio');
  expect(tab.documentElement.lang).toBe('es');
});

it('ends with the last requested language, however long each language takes to load', async () => {
  const tab = await openTab();
  await Promise.all([tab.setLanguage('id'), tab.setLanguage('es'), tab.setLanguage('en')]);
  expect(tab.currentLanguage()).toBe('en');
  expect(stored.get('language')).toBe('en');
});
