import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '../lib/api/contract-types.ts';
import type {} from './i18next.d.ts';
import { languages } from './languages.ts';
import type Resources from './resources.d.ts';

export type Namespace = keyof Resources;

/** The texts of a document. */
export type TextSource = {
  readonly files: TextFiles;
  /** The English texts of its first load, which are part of its code. */
  readonly english: Readonly<Partial<Record<Namespace, object>>>;
};

/** Imports one file of texts. */
type TextFiles = (
  language: Language,
  namespace: Namespace,
) => Promise<{ readonly default: object }>;

/**
 * The texts of the interface: one JSON file for each language and namespace. A document names its files
 * with `startTexts`; a page or dialog loads its namespaces with its code (`lazyWithRetry`).
 */
export const i18n = createInstance();

void i18n.use(initReactI18next).init({
  lng: 'en',
  fallbackLng: 'en',
  supportedLngs: [...languages],
  // Without it "pt-br" becomes "pt-BR", which has no messages, and English is shown without an
  // error.
  lowerCaseLng: true,
  resources: {},
  defaultNS: 'app',
  interpolation: { escapeValue: false },
  initAsync: false,
});

let files: TextFiles = () => Promise.reject(new Error('startTexts was not called'));
/** The namespaces on the page; each language that is switched to needs them. */
const used = new Set<Namespace>();

/** Names the files of a document. */
export function startTexts({ files: ofDocument, english }: TextSource): void {
  files = ofDocument;
  for (const [namespace, texts] of Object.entries(english)) {
    used.add(namespace as Namespace);
    i18n.addResourceBundle('en', namespace, texts);
  }
}

/**
 * Loads the texts of a page, in the language of the interface. Rejects when they cannot be loaded; the
 * next call tries again.
 */
export async function loadTexts(namespaces: readonly Namespace[]): Promise<void> {
  for (const namespace of namespaces) used.add(namespace);
  // The language may change meanwhile.
  while (missingIn(asLanguage(i18n.language)).length > 0)
    await loadMissing(asLanguage(i18n.language));
}

/** Loads code and the texts that it shows beside those of the first load. */
export async function withTexts<Module>(
  load: () => Promise<Module>,
  namespaces: readonly Namespace[],
): Promise<Module> {
  const [loaded] = await Promise.all([load(), loadTexts(namespaces)]);
  return loaded;
}

/** Switches the language once all texts of the page are loaded. Rejects when they cannot be. */
export async function changeLanguage(language: Language): Promise<void> {
  // Another page may be opened meanwhile.
  while (missingIn(language).length > 0) await loadMissing(language);
  await i18n.changeLanguage(language);
}

/** The supported language of a tag; English for any other. */
export function asLanguage(tag: string | null | undefined): Language {
  return languages.find((language) => language === tag?.toLowerCase()) ?? 'en';
}

function missingIn(language: Language): Namespace[] {
  return [...used].filter((namespace) => !i18n.hasResourceBundle(language, namespace));
}

async function loadMissing(language: Language): Promise<void> {
  await Promise.all(
    missingIn(language).map(async (namespace) => {
      const texts = await files(language, namespace);
      i18n.addResourceBundle(language, namespace, texts.default);
    }),
  );
}
