import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '@/lib/api/contract-types.ts';
import { i18n } from './i18n.ts';
import { languages } from './languages.ts';

/* The files of texts, for tests. */

const src = path.join(import.meta.dirname, '..');
const folders = ['i18n', 'play', 'pay', 'office'];

export type TextTree = { readonly [key: string]: string | readonly string[] | TextTree };

/** The texts of every namespace of a language. */
export function localeFiles(language: Language): ReadonlyMap<string, TextTree> {
  const found = new Map<string, TextTree>();
  for (const folder of folders) {
    const dir = path.join(src, folder, 'locales', language);
    const names =
      folder === 'office' && !['en', 'pt-br'].includes(language) ? [] : readdirSync(dir);
    for (const name of names) {
      found.set(
        path.basename(name, '.json'),
        JSON.parse(readFileSync(path.join(dir, name), 'utf8')),
      );
    }
  }
  return found;
}

/** Every text of a tree by its dotted key. */
export function leavesOf(tree: TextTree, prefix = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string'
      ? [[prefix + key, value]]
      : leavesOf(value as TextTree, `${prefix}${key}.`),
  );
}

/** @param key as for `t`, such as "history:clear.done" */
export function textIn(language: Language, key: string): string {
  const [namespace, path_] = key.includes(':') ? key.split(':') : ['app', key];
  const text = new Map(leavesOf(localeFiles(language).get(namespace ?? '') ?? {})).get(path_ ?? '');
  if (text === undefined) throw new Error(`${language} has no text ${key}`);
  return text;
}

/** Starts the interface with every text of every language. */
export function startAllTexts(): void {
  for (const language of languages) {
    for (const [namespace, texts] of localeFiles(language)) {
      i18n.addResourceBundle(language, namespace, texts);
    }
  }
}
