import { localeOf } from '@fairhall/api/contract/locales';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@/i18n/language.ts';
import type { ProviderGame } from '@/lib/api/contract-types.ts';

/** The formatted returns of a game; `null` where there is nothing to show. */
export type ReturnTexts = {
  readonly stated: string | null;
  /** With half of its 95 % interval; `null` as long as that is not conclusive. */
  readonly measured: string | null;
  readonly rounds: string | null;
};

export function useReturnTexts(): (game: ProviderGame) => ReturnTexts {
  const { t } = useTranslation(['app', 'figures']);
  const locale = localeOf[useLanguage()];
  const decimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;
  const percent = new Intl.NumberFormat(locale, { style: 'percent', ...decimals });
  const points = new Intl.NumberFormat(locale, decimals);
  const integer = new Intl.NumberFormat(locale);
  return ({ rtp, measured }) => {
    const plusMinus = measured?.isConclusive ? measured.plusMinus : null;
    return {
      stated: rtp === 0 ? null : percent.format(rtp / 100),
      measured:
        measured && plusMinus !== null
          ? t('figures:interval', {
              rtp: percent.format(measured.rtp / 100),
              margin: points.format(plusMinus),
            })
          : null,
      rounds: measured && t('figures:rounds', { rounds: integer.format(measured.rounds) }),
    };
  };
}
