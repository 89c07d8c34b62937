import { localeOf } from '@fairhall/api/contract/locales';
import { RAREST_ODDS } from '@fairhall/game-server/engines/slot/slot-game';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@/i18n/language.ts';
import type { ReportRow } from './fairness-report.ts';
import { isLargestWin } from './largest-win.ts';

/** Odds from here on are shown in words, as "26.7 billion". */
const LARGE_FROM = 10_000_000;

/** The formatted metrics of a game; `null` where the report has none. */
export type GameMetrics = {
  readonly stated: string;
  readonly exact: string | null;
  /** The measured RTP, with half the width of its 95 % interval. */
  readonly played: string | null;
  readonly rounds: string | null;
  readonly volatility: string | null;
  readonly volatilityName: string;
  readonly hitRate: string | null;
  readonly maxWin: string | null;
  /** Whether the largest win is so rare that it is only a limit. */
  readonly isLimit: boolean;
  /** For slots: one in how many paid spins returns a hundred stakes, a thousand, the largest win. */
  readonly odds: {
    readonly hundred: string;
    readonly thousand: string;
    /** `null` where the largest win is a limit. */
    readonly cap: string | null;
  } | null;
};

export function useGameMetrics(): (row: ReportRow) => GameMetrics {
  const { t } = useTranslation(['app', 'figures']);
  const locale = localeOf[useLanguage()];
  const percent = new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: 2 });
  const points = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  const integer = new Intl.NumberFormat(locale);
  const large = new Intl.NumberFormat(locale, {
    notation: 'compact',
    compactDisplay: 'long',
    maximumSignificantDigits: 3,
  });
  const oneIn = (odds: number): string => {
    const spins = (odds < LARGE_FROM ? integer : large).format(odds);
    return t(odds < RAREST_ODDS ? 'figures:oneIn' : 'figures:rarerThan', { spins });
  };
  return ({ game, report }) => {
    const { played } = report ?? {};
    const isLimit = report?.odds ? !isLargestWin(report.odds.cap) : false;
    return {
      stated: percent.format(game.rtp / 100),
      exact: report && (report.exactRtp === null ? null : percent.format(report.exactRtp)),
      played: played
        ? t('figures:interval', {
            rtp: percent.format(played.rtp),
            margin: points.format(played.margin * 100),
          })
        : null,
      rounds: played ? t('figures:rounds', { rounds: integer.format(played.rounds) }) : null,
      volatility: report && points.format(report.volatilityIndex),
      volatilityName: t(`figures:volatilities.${game.volatility}`),
      hitRate: report && percent.format(report.hitRate),
      maxWin: report && t('figures:multiple', { multiple: integer.format(report.maxWin) }),
      isLimit,
      odds: report?.odds
        ? {
            hundred: oneIn(report.odds.hundred),
            thousand: oneIn(report.odds.thousand),
            cap: isLimit ? null : oneIn(report.odds.cap),
          }
        : null,
    };
  };
}
