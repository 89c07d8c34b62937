import { useEffect, useState } from 'react';
import { useLanguage } from '@/i18n/language.ts';
import type { Language } from '@/lib/api/contract-types.ts';

export type TextLoaders<Texts> = Readonly<Record<Exclude<Language, 'en'>, () => Promise<Texts>>>;

/** The shape of a page's texts, of which the English ones are the source. */
export type Widened<Node> = Node extends string
  ? string
  : Node extends readonly (infer Item)[]
    ? readonly Widened<Item>[]
    : { readonly [Key in keyof Node]: Widened<Node[Key]> };

/**
 * The long texts of a page, which load with it and not with the interface, in the language of the
 * interface; null while they load.
 * @param loaders of the other languages; a constant
 */
export function useLazyTexts<Texts>(english: Texts, loaders: TextLoaders<Texts>): Texts | null {
  const language = useLanguage();
  const [loaded, setLoaded] = useState<{ language: Language; texts: Texts } | null>(
    language === 'en' ? { language, texts: english } : null,
  );
  useEffect(() => {
    let isCurrent = true;
    const show = (texts: Texts) => {
      if (isCurrent) setLoaded({ language, texts });
    };
    if (language === 'en') {
      show(english);
    } else {
      // If a language fails to load, the page is shown in English.
      loaders[language]().then(show, () => show(english));
    }
    return () => {
      isCurrent = false;
    };
  }, [language, english, loaders]);
  return loaded?.texts ?? null;
}
