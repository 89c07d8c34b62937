import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Language, languages } from '../server/api/src/contract/enums.ts';
import { leavesOf, localeFiles } from '../web/src/i18n/locale-files.ts';

/*
 * Missing, unused and untranslated texts of client and server, and words that the glossary rejects. A
 * key that is missing in English does not compile.
 */

const LITERAL = /'[^'\n]*'|`[\w.:-]*(?:\$\{[^{}]*\}[\w.:-]*)+`/g;
/** Within a template: a name, or two with a dot. */
const INTERPOLATIONS = /(?:\$\{[^{}]*\})+/;
const NAMES = '([\\w-]+(?:\\.[\\w-]+)?)';

const repository = path.join(import.meta.dirname, '..');
const stem = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');
const placeholders = (text: string): readonly string[] => text.match(/\{\{\w+\}\}/g) ?? [];

/** The placeholders of a text in all of its plural forms. */
function placeholdersByKey(texts: readonly [string, string][]) {
  const found = new Map<string, Set<string>>();
  for (const [key, text] of texts) {
    const known = found.get(stem(key)) ?? [];
    found.set(stem(key), new Set([...known, ...placeholders(text)]));
  }
  return found;
}

/** The code of folders, without tests. */
function codeOf(folders: string): string {
  const exclude = ['**/node_modules', '**/dist', '**/generated', '**/*.d.ts', '**/*.test.*'];
  return globSync(`${folders}/**/*.{ts,tsx}`, { cwd: repository, exclude })
    .map((file) => readFileSync(path.join(repository, file), 'utf8'))
    .join('\n');
}

/** What `${…}` may stand for: client and seed have values of the server's contract. */
const identifiers = new Set(codeOf('{server/*/src,seed,web/src}').match(/[\w-]+/g));

/** Whether a key, without its namespace, is a string of the code or fits one with `${…}`. */
function usedKeys(code: string): (key: string) => boolean {
  const literals = new Set(
    code.match(LITERAL)?.map((literal) => literal.slice(1, -1).replace(/^[\w-]+:/, '')),
  );
  const patterns = [...literals]
    .map((literal) => literal.split(INTERPOLATIONS).map((part) => part.replaceAll('.', '\\.')))
    .filter((parts) => parts.length > 1 && parts.join('') !== '')
    .map((parts) => new RegExp(`^${parts.join(NAMES)}$`));
  const fits = (text: string): boolean =>
    patterns.some((pattern) => pattern.exec(text)?.slice(1).every(isKnown));
  const isKnown = (names: string) =>
    names.split('.').every((name) => identifiers.has(name) || fits(name));
  return (key) => literals.has(key) || fits(key);
}

describe.each(['web/src', 'server/api/src'])('the texts of %s', (folder) => {
  const inLanguage = (language: Language) => localeFiles(language, path.join(repository, folder));
  const english = [...inLanguage('en')].map(([namespace, texts]) => ({
    namespace,
    source: leavesOf(texts),
  }));
  const isUsed = usedKeys(codeOf(folder));

  it.each(english)('are used: $namespace', ({ source }) => {
    const keys = source.map(([key]) => stem(key));
    // A list is used as a whole.
    expect(keys.filter((key) => !isUsed(key) && !isUsed(key.replace(/\.\d+(\..*)?$/, '')))).toEqual(
      [],
    );
  });

  describe.each(['pt-br', 'id', 'es'] as const)('in %s', (language) => {
    const translated = english
      // The back office has two languages.
      .filter(({ namespace }) => namespace !== 'office' || language === 'pt-br')
      .map(({ namespace, source }) => ({
        namespace,
        source,
        own: leavesOf(inLanguage(language).get(namespace) ?? {}),
      }));

    it.each(translated)('have the keys and placeholders of English: $namespace', (texts) => {
      expect(placeholdersByKey(texts.own)).toEqual(placeholdersByKey(texts.source));
    });

    it.each(translated)('are translated: $namespace', ({ source, own }) => {
      const longTexts = new Map(source.filter(([, text]) => /\p{L}{4}/u.test(text)));
      const same = own.filter(([key, text]) => longTexts.get(key) === text);
      expect(same.length).toBeLessThanOrEqual(Math.max(2, longTexts.size / 7));
    });
  });
});

/** `[language, beginnings of terms]` of the glossary's last table. */
function rejectedTerms(): readonly (readonly [string, readonly string[]])[] {
  const glossary = readFileSync(path.join(repository, 'docs/glossary-of-texts.md'), 'utf8');
  const [, table = ''] = glossary.split('## Words that are not used');
  return [...table.matchAll(/^\| ([a-z-]+) \| (.+) \|$/gm)].map(([, language = '', words = '']) => [
    language,
    [...words.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word),
  ]);
}

describe('the glossary', () => {
  const rejected = rejectedTerms();

  it('has every language', () => {
    expect(rejected.map(([language]) => language)).toEqual(languages);
  });

  it.each(rejected)('is kept in %s', (language, words) => {
    const pattern = new RegExp(`(?<!\\p{L})(${words.join('|')})`, 'iu');
    const texts = ['web/src', 'server/api/src'].flatMap((folder) =>
      [...localeFiles(language as Language, path.join(repository, folder)).values()].flatMap(
        (tree) => leavesOf(tree),
      ),
    );
    expect(texts.length).toBeGreaterThan(1000);
    const withoutNames = texts.map(([key, text]) => [key, text.replace(/\{\{\w+\}\}/g, '')]);
    expect(withoutNames.filter(([, text = '']) => pattern.test(text))).toEqual([]);
  });
});
