import { localeOf } from '@fairhall/api/contract/locales';
import type { firstTexts } from './en-first.ts';
import { currentFirstTexts, currentLanguage, useLanguage } from './language.ts';
import type { KeyOf } from './messages.ts';

/*
 * The texts of the frame and the home page, before and without the library that pages and dialogs
 * have: it weighs more than everything that these two say. They say it in the library's notation.
 */

export type FirstKey = KeyOf<typeof firstTexts>;

type Values = Readonly<Record<string, string | number>>;

/** The text of a key in the interface's language; `count` among the values chooses its plural. */
export function firstText(key: FirstKey, values: Values = {}): string {
  const { count } = values;
  const text = (typeof count === 'number' ? pluralOf(key, count) : find(key)) ?? key;
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** A text without forms serves every count. */
function pluralOf(key: FirstKey, count: number): string | null {
  const form = new Intl.PluralRules(localeOf[currentLanguage()]).select(count);
  return (
    (count === 0 ? find(`${key}_zero`) : null) ??
    find(`${key}_${form}`) ??
    find(`${key}_other`) ??
    find(key)
  );
}

function find(key: string): string | null {
  let found: unknown = currentFirstTexts();
  for (const name of key.split('.')) {
    if (typeof found !== 'object' || found === null) return null;
    found = Reflect.get(found, name);
  }
  return typeof found === 'string' ? found : null;
}

/** The texts of the first load, for what is part of it: it follows the language. */
export function useFirstTexts(): { readonly t: typeof firstText } {
  useLanguage();
  return { t: firstText };
}
