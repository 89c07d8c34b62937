import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Language } from '@/lib/api/contract-types.ts';
import { leavesOf, localeFiles } from './locale-files.ts';

/* Missing, unused and untranslated texts. A key that is missing in English does not compile. */

/** Within a template. */
const INTERPOLATION = /\$\{[^{}]*\}/;
const LITERAL = /'[^'\n]*'|`[\w.:-]*(?:\$\{[^{}]*\}[\w.:-]*)+`/g;

const src = path.join(import.meta.dirname, '..');
const english = localeFiles('en');
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

const translated = (['pt-br', 'id', 'es'] satisfies Language[]).flatMap((language) =>
  [...localeFiles(language)].map(([namespace, texts]) => ({ language, namespace, texts })),
);

describe.each(translated)('the texts $namespace in $language', ({ namespace, texts }) => {
  const source = leavesOf(english.get(namespace) ?? {});
  const own = leavesOf(texts);

  it('have the keys and placeholders of the English ones', () => {
    expect(placeholdersByKey(own)).toEqual(placeholdersByKey(source));
  });

  it('are translated', () => {
    const longTexts = new Map(source.filter(([, text]) => /\p{L}{4}/u.test(text)));
    const same = own.filter(([key, text]) => longTexts.get(key) === text);
    expect(same.length).toBeLessThanOrEqual(Math.max(2, longTexts.size / 7));
  });
});

/** Strings of the sources that can be keys, without their namespace. */
const literals = globSync('**/*.{ts,tsx}', { cwd: src })
  .filter((file) => !file.includes('.test.') && !file.endsWith('.d.ts'))
  .flatMap((file) => readFileSync(path.join(src, file), 'utf8').match(LITERAL) ?? [])
  .map((literal) => literal.slice(1, -1).replace(/^[\w-]+:/, ''));
const names = new Set(literals);
/** Those with `${…}`, which stands for one name. */
const patterns = [...names]
  .filter((literal) => INTERPOLATION.test(literal) && literal.includes('.'))
  .map((literal) => literal.split(INTERPOLATION).map((part) => part.replaceAll('.', '\\.')))
  .map((parts) => new RegExp(`^${parts.join('[\\w.-]+')}$`));

function isUsed(key: string): boolean {
  return names.has(key) || patterns.some((pattern) => pattern.test(key));
}

it.each([...english.keys()])('every text of %s is used', (namespace) => {
  // A list is used as a whole.
  const keys = leavesOf(english.get(namespace) ?? {}).map(([key]) =>
    stem(key.replace(/\.\d.*$/, '')),
  );
  expect(keys.filter((key) => !isUsed(key))).toEqual([]);
});
