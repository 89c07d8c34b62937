import { localeOf } from '@fairhall/api/contract/locales';
import { useLanguage } from '@/i18n/language.ts';
import type { Game, Language } from '@/lib/api/contract-types.ts';

/** One formatter per language: a lobby has some hundred of these texts. */
const formatters = new Map<Language, Intl.NumberFormat>();

/** The RTP as "96.40%"; null when the provider sends none (0). */
export function rtpText({ rtp }: Pick<Game, 'rtp'>, language: Language): string | null {
  return rtp === 0 ? null : formatter(language).format(rtp / 100);
}

function formatter(language: Language): Intl.NumberFormat {
  const cached = formatters.get(language);
  if (cached !== undefined) return cached;
  const created = new Intl.NumberFormat(localeOf[language], {
    style: 'percent',
    minimumFractionDigits: 2,
  });
  formatters.set(language, created);
  return created;
}

/** The same in the interface's language. */
export function useRtpText(game: Pick<Game, 'rtp'>): string | null {
  return rtpText(game, useLanguage());
}
