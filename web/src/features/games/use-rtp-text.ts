import { localeOf } from '@fairhall/api/contract/locales';
import { useLanguage } from '@/i18n/language.ts';
import type { Game } from '@/lib/api/contract-types.ts';

/** The RTP as "96.40%"; null when the provider sends none (0). */
export function useRtpText({ rtp }: Game): string | null {
  const language = useLanguage();
  if (rtp === 0) return null;
  return (rtp / 100).toLocaleString(localeOf[language], {
    style: 'percent',
    minimumFractionDigits: 2,
  });
}
