import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '../lib/api/contract-types.ts';
import { i18n } from './i18n.ts';
import { languages } from './languages.ts';

/* The files of texts, for tests. */

const src = path.join(import.meta.dirname, '..');

export type TextTree = { readonly [key: string]: string | readonly string[] | TextTree };

/** The texts of every namespace of a language, below a folder of sources. */
export function localeFiles(language: Language, sources = src): ReadonlyMap<string, TextTree> {
  const files = globSync(`**/locales/${language}/*.json`, { cwd: sources });
  return new Map(
    files.map((file) => [
      path.basename(file, '.json'),
      JSON.parse(readFileSync(path.join(sources, file), 'utf8')),
    ]),
  );
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
