import { type Language, languages } from '../contract/enums.ts';

const FALLBACK: Language = 'en';

/**
 * The first language of an `Accept-Language` header that we speak, by its weights. `pt` and `pt-PT`
 * get pt-br, `es-*` es, `in` (the old code) id; any other gets en.
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
    const language = spokenFor(tag);
    if (language) return language;
  }
  return FALLBACK;
}

function spokenFor(tag: string): Language | undefined {
  const [primary] = tag.split('-');
  if (primary === 'pt') return 'pt-br';
  if (primary === 'in') return 'id';
  return languages.find((language) => language === primary);
}
