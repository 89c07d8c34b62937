import { localeOf } from '@fairhall/api/contract/locales';
import { useLanguage } from '@/i18n/language.ts';
import type { Game } from '@/lib/contract-types.ts';

/** The return to player as "96.40%"; null while the provider does not know it (0). */
export function useRtpText({ rtp }: Game): string | null {
  const language = useLanguage();
  if (rtp === 0) return null;
  return (rtp / 100).toLocaleString(localeOf[language], {
    style: 'percent',
    minimumFractionDigits: 2,
  });
}
