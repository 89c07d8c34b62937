import { useTranslation } from 'react-i18next';
import { useNumbers } from '../lib/i18n/use-numbers.ts';

/** With fewer effective bets the interval is too wide to blame a game. */
const BETS_MIN = 10_000;

type RtpTextProps = {
  readonly figures: {
    readonly effectiveBets: number;
    readonly rtp: number | null;
    readonly plusMinus: number | null;
    readonly isConclusive: boolean;
  };
  /** Whether the interval covers the computed return; `null` without an interval. */
  readonly isInside: boolean | null;
};

/**
 * The measured return with its 95 % interval: mint when it covers the computed one, coral when it does
 * not after enough bets.
 */
export function RtpText({ figures, isInside }: RtpTextProps) {
  const { effectiveBets, rtp, plusMinus, isConclusive } = figures;
  const { t } = useTranslation('office');
  const { percent, points } = useNumbers();
  if (rtp === null) return <span className="text-3">—</span>;
  if (!isConclusive) return <span className="text-2">{t('games.early')}</span>;
  const isOutside = isInside === false && effectiveBets >= BETS_MIN;
  const tone = isInside ? 'text-mint' : isOutside ? 'text-coral' : 'text-2';
  return (
    <span className={`num ${tone}`}>
      {percent(rtp)}
      {plusMinus !== null && <small>{` ± ${points(plusMinus)}`}</small>}
      {isInside !== null && (
        <span className="visually-hidden">
          {t(isInside ? 'games.inside' : isOutside ? 'games.outside' : 'games.tooFew')}
        </span>
      )}
    </span>
  );
}
