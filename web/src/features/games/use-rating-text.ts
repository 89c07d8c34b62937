import { localeOf } from '@fairhall/api/contract/locales';
import { useLanguage } from '@/i18n/language.ts';
import type { Game } from '@/lib/api/contract-types.ts';

/** The average stars as "4.6"; null for a game without a rating. */
export function useRatingText({ rating }: Game): string | null {
  const locale = localeOf[useLanguage()];
  if (rating === 0) return null;
  return rating.toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}
