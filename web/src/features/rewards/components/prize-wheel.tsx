import { formatMoney } from '@fairhall/server/money-text';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@/i18n/language.ts';
import type { Currency } from '@/lib/contract-types.ts';
import { prizesIn, restingTurn } from '../wheel.ts';

/** Whole turns that the wheel makes before it stops. */
const TURNS = 6;
/** How long it turns before it stops. */
export const TURNING_MS = 4200;
const RADIUS = 150;

type PrizeWheelProps = {
  readonly currency: Currency;
  /** The segment to stop at; null while nothing is drawn. */
  readonly segment: number | null;
  readonly isSpinning: boolean;
};

const hues = ['#1d4435', '#2a2411', '#173a4a', '#3a1f33'];

/** The wheel with its pointer; it turns to the drawn segment. */
export function PrizeWheel({ currency, segment, isSpinning }: PrizeWheelProps) {
  const { t } = useTranslation();
  const prizes = prizesIn(currency);
  const turn = segment === null ? 0 : restingTurn(segment, TURNS);
  return (
    <div className="wheel" role="img" aria-label={t('rewards.wheel', { count: prizes.length })}>
      <svg
        viewBox="-160 -160 320 320"
        aria-hidden="true"
        className={`wheel-disc ${isSpinning ? 'is-waiting' : ''}`}
        style={{ rotate: `${turn}deg`, transitionDuration: `${TURNING_MS}ms` }}
      >
        <circle r={RADIUS + 7} className="wheel-rim" />
        {segmentsOf(prizes).map(({ place, degrees, prize }) => (
          <Segment
            key={place}
            degrees={degrees}
            count={prizes.length}
            prize={prize}
            currency={currency}
          />
        ))}
        <circle r={30} className="wheel-hub" />
      </svg>
      <span className="wheel-pointer" />
    </div>
  );
}

/** Each prize with where it stands. */
function segmentsOf(prizes: readonly number[]) {
  return prizes.map((prize, index) => ({
    place: `segment-${index}`,
    degrees: (index * 360) / prizes.length,
    prize,
  }));
}

type SegmentProps = {
  readonly degrees: number;
  readonly count: number;
  readonly prize: number;
  readonly currency: Currency;
};

function Segment({ degrees, count, prize, currency }: SegmentProps) {
  const language = useLanguage();
  const half = Math.PI / count;
  const [x, y] = [Math.sin(half) * RADIUS, -Math.cos(half) * RADIUS];
  return (
    <g transform={`rotate(${degrees})`}>
      <path
        d={`M0 0L${-x} ${y}A${RADIUS} ${RADIUS} 0 0 1 ${x} ${y}Z`}
        fill={hues[Math.round((degrees * count) / 360) % hues.length]}
        className="wheel-segment"
      />
      <text y={-112} textAnchor="middle" className="wheel-prize num">
        {formatMoney({ amount: prize, currency, language, trimZeros: true })}
      </text>
    </g>
  );
}
