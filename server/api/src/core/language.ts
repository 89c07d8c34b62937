import { type Language, languages } from '../contract/enums.ts';

const FALLBACK: Language = 'en';

/**
 * The preferred supported language of an `Accept-Language` header, by its weights. `pt` and `pt-PT`
 * map to pt-br, `es-*` to es, `in` (the old code) to id; the fallback is en.
 */
export function acceptedLanguage(header: string | undefined): Language {
  if (!header) return FALLBACK;
  const wanted = header
    .slice(0, 200)
    .split(',')
    .map((part, order) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((text) => /^\s*q=([\d.]+)/.exec(text)?.[1]).find(Boolean);
      return { tag, weight: quality === undefined ? 1 : Number(quality), order };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || a.order - b.order);
  for (const { tag } of wanted) {
    const language = supportedLanguage(tag);
    if (language) return language;
  }
  return FALLBACK;
}

function supportedLanguage(tag: string): Language | undefined {
  const [primary] = tag.split('-');
  if (primary === 'pt') return 'pt-br';
  if (primary === 'in') return 'id';
  return languages.find((language) => language === primary);
}
