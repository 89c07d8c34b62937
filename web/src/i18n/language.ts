import { useSyncExternalStore } from 'react';
import type { Language } from '@/lib/contract-types.ts';
import { firstTexts } from './en-first.ts';
import { languages } from './languages.ts';
import type { Messages, TextsLike } from './messages.ts';

const STORAGE_KEY = 'language';
const DEFAULT_LANGUAGE = 'en' satisfies Language;

/** English is there from the start as far as the first page needs it; the others come whole. */
const loaders: Readonly<
  Record<Exclude<Language, typeof DEFAULT_LANGUAGE>, () => Promise<Messages>>
> = {
  'pt-br': async () => (await import('./pt-br.ts')).ptBr,
  id: async () => (await import('./id.ts')).id,
  es: async () => (await import('./es.ts')).es,
};

/** What the frame and the home page say, in any language. */
export type FirstTexts = TextsLike<typeof firstTexts>;

type Spoken = { readonly language: Language; readonly texts: FirstTexts };

let spoken: Spoken = { language: DEFAULT_LANGUAGE, texts: firstTexts };
const listeners = new Set<() => void>();

/** The library behind the texts of pages and dialogs, once the first of them was asked for. */
let library: Promise<typeof import('./create-i18n.ts')> | null = null;

export function currentLanguage(): Language {
  return spoken.language;
}

export function currentFirstTexts(): FirstTexts {
  return spoken.texts;
}

/**
 * Sees to it that every text of the interface is there: what is not part of the first load waits
 * for it. Rejects when the texts cannot be loaded.
 */
export async function allTexts(): Promise<void> {
  library ??= import('./create-i18n.ts');
  try {
    await bringAll(spoken.language);
  } catch (error) {
    // The next page is another try.
    library = null;
    throw error;
  }
}

async function bringAll(language: Language): Promise<void> {
  if (library === null) return;
  const [{ speak }, texts] = await Promise.all([library, otherTextsOf(language)]);
  await speak(language, texts);
}

async function otherTextsOf(language: Language) {
  if (language !== DEFAULT_LANGUAGE) return loaders[language]();
  return (await import('./en-others.ts')).otherTexts;
}

/** What was asked for last; a switch that is overtaken by another leaves nothing behind. */
let wanted: Language = DEFAULT_LANGUAGE;
let switching: Promise<void> = Promise.resolve();

/**
 * Switches the interface at once, remembers the choice and sets `<html lang>`. Rejects when the
 * texts cannot be loaded.
 */
export function setLanguage(language: Language): Promise<void> {
  wanted = language;
  switching = switching
    .catch(() => undefined)
    .then(() => (language === wanted ? switchTo(language) : undefined));
  return switching;
}

async function switchTo(language: Language): Promise<void> {
  const texts = language === DEFAULT_LANGUAGE ? firstTexts : await loaders[language]();
  await bringAll(language);
  spoken = { language, texts };
  localStorage.setItem(STORAGE_KEY, language);
  document.documentElement.lang = language === 'pt-br' ? 'pt-BR' : language;
  for (const listener of listeners) listener();
}

/** Brings in the language of the last visit; before the first render, so that nothing flickers. */
export async function restoreLanguage(): Promise<void> {
  const language = storedLanguage();
  // A player who cannot load a language still gets the interface, in English.
  if (language !== DEFAULT_LANGUAGE) await setLanguage(language).catch(() => undefined);
}

/** Speaks what is chosen in another tab. */
export function followLanguage(): void {
  window.addEventListener('storage', ({ key }) => {
    // Whoever cannot load it keeps the language that is there.
    if (key === STORAGE_KEY) setLanguage(storedLanguage()).catch(() => undefined);
  });
}

function storedLanguage(): Language {
  const stored = localStorage.getItem(STORAGE_KEY)?.toLowerCase();
  return languages.find((language) => language === stored) ?? DEFAULT_LANGUAGE;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The interface's language, for formats and requests. */
export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, currentLanguage);
}
