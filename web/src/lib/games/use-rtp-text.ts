import { localeOf } from '@fairhall/api/contract/locales';
import { useLanguage } from '@/i18n/language.ts';
import type { Game, Language } from '@/lib/api/contract-types.ts';

/** The RTP as "96.40%"; null when the provider sends none (0). */
export function rtpText({ rtp }: Pick<Game, 'rtp'>, language: Language): string | null {
  if (rtp === 0) return null;
  return (rtp / 100).toLocaleString(localeOf[language], {
    style: 'percent',
    minimumFractionDigits: 2,
  });
}

/** The same in the interface's language. */
export function useRtpText(game: Pick<Game, 'rtp'>): string | null {
  return rtpText(game, useLanguage());
}
