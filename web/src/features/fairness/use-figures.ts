import { localeOf } from '@fairhall/api/contract/locales';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@/i18n/language.ts';
import type { ReportRow } from './report-filter.ts';

/** The formatted figures of a game; `null` where the report has none. */
export type Figures = {
  readonly stated: string;
  readonly exact: string | null;
  /** The measured RTP, with half the width of its 95 % interval. */
  readonly played: string | null;
  readonly rounds: string | null;
  readonly volatility: string | null;
  readonly volatilityName: string;
  readonly hitRate: string | null;
  readonly maxWin: string | null;
};

export function useFigures(): (row: ReportRow) => Figures {
  const { t } = useTranslation();
  const locale = localeOf[useLanguage()];
  const percent = new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: 2 });
  const points = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  const integer = new Intl.NumberFormat(locale);
  return ({ game, report }) => {
    const { played } = report ?? {};
    return {
      stated: percent.format(game.rtp / 100),
      exact: report && (report.exactRtp === null ? null : percent.format(report.exactRtp)),
      played: played
        ? t('fairness.interval', {
            rtp: percent.format(played.rtp),
            margin: points.format(played.margin * 100),
          })
        : null,
      rounds: played ? t('fairness.rounds', { rounds: integer.format(played.rounds) }) : null,
      volatility: report && points.format(report.volatilityIndex),
      volatilityName: t(`fairness.volatilities.${game.volatility}`),
      hitRate: report && percent.format(report.hitRate),
      maxWin: report && t('fairness.multiple', { multiple: integer.format(report.maxWin) }),
    };
  };
}
