import { useEffect, useState } from 'react';
import { useLanguage } from '@/i18n/language.ts';
import type { Language } from '@/lib/contract-types.ts';
import { en } from './texts/en.ts';
import type { SupportTexts } from './texts/support-texts.ts';

/* Articles are long and rarely read, so they load with this page and not with the interface. */
const loaders: Readonly<Record<Language, () => Promise<SupportTexts>>> = {
  en: async () => en,
  'pt-br': async () => (await import('./texts/pt-br.ts')).ptBr,
  id: async () => (await import('./texts/id.ts')).id,
  es: async () => (await import('./texts/es.ts')).es,
};

/** The page's texts in the language of the interface; null while they load. */
export function useSupportTexts(): SupportTexts | null {
  const language = useLanguage();
  const [loaded, setLoaded] = useState<{ language: Language; texts: SupportTexts } | null>(
    language === 'en' ? { language, texts: en } : null,
  );
  useEffect(() => {
    let isCurrent = true;
    const show = (texts: SupportTexts) => {
      if (isCurrent) setLoaded({ language, texts });
    };
    // If a language fails to load, the page is shown in English.
    loaders[language]().then(show, () => show(en));
    return () => {
      isCurrent = false;
    };
  }, [language]);
  return loaded?.texts ?? null;
}
