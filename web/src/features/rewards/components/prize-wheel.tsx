import { Gift } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Currency } from '@/lib/api/contract-types.ts';
import { useFormat } from '@/lib/i18n/use-format.ts';
import { prizesIn, restingTurn } from '../wheel.ts';

/** Full turns of the wheel before it stops. */
const TURNS = 6;
/** Duration of the turn in milliseconds. */
export const TURNING_MS = 4200;
const RADIUS = 143;
const RIM_RADIUS = 157;
/** The radius of the rim's lamps, between the segments and the edge. */
const LAMP_RADIUS = 149;

type PrizeWheelProps = {
  readonly currency: Currency;
  /** The segment to stop at; null while nothing is drawn. */
  readonly segment: number | null;
  readonly isSpinning: boolean;
  /** The wheel has stopped and the prize is shown: the other segments are dimmed. */
  readonly isOver: boolean;
};

const hues = ['#1d5440', '#3a3014', '#1a4a63', '#4f2745'];
const TOP_HUE = '#f5b83f';

/** The wheel with its pointer; it turns to the drawn segment. */
export function PrizeWheel({ currency, segment, isSpinning, isOver }: PrizeWheelProps) {
  const { t } = useTranslation(['app', 'rewards']);
  const prizes = prizesIn(currency);
  const turn = segment === null ? 0 : restingTurn(segment, TURNS);
  return (
    <div
      className="wheel position-relative pt-1-5"
      role="img"
      aria-label={t('rewards:wheel', { count: prizes.length })}
    >
      <svg
        viewBox="-160 -160 320 320"
        aria-hidden="true"
        className={`wheel-disc position-relative w-100 h-100 overflow-visible ${isSpinning ? 'is-waiting' : ''}`}
        style={{ rotate: `${turn}deg`, transitionDuration: `${TURNING_MS}ms` }}
      >
        <circle r={RIM_RADIUS} className="wheel-rim" />
        {segmentsOf(prizes).map((one, index) => (
          <Segment
            key={one.place}
            {...one}
            count={prizes.length}
            currency={currency}
            isLost={isOver && index !== segment}
          />
        ))}
      </svg>
      <span className="wheel-hub text-on-brass position-absolute start-50 z-1 d-grid place-items-center rounded-circle">
        <Gift aria-hidden="true" />
      </span>
      <span className="wheel-pointer position-absolute start-50 z-1" />
    </div>
  );
}

/** Each prize with its index; the highest in brass. */
function segmentsOf(prizes: readonly number[]) {
  const top = Math.max(...prizes);
  return prizes.map((prize, index) => ({
    place: `segment-${index}`,
    degrees: (index * 360) / prizes.length,
    prize,
    isTop: prize === top,
    hue: prize === top ? TOP_HUE : hues[index % hues.length],
  }));
}

type SegmentProps = ReturnType<typeof segmentsOf>[number] & {
  readonly count: number;
  readonly currency: Currency;
  readonly isLost: boolean;
};

function Segment({ degrees, count, prize, isTop, hue, currency, isLost }: SegmentProps) {
  const { trimmedMoney } = useFormat();
  const half = Math.PI / count;
  const [x, y] = [Math.sin(half) * RADIUS, -Math.cos(half) * RADIUS];
  return (
    <g transform={`rotate(${degrees})`} className={isLost ? 'wheel-lost' : ''}>
      <path
        d={`M0 0L${-x} ${y}A${RADIUS} ${RADIUS} 0 0 1 ${x} ${y}Z`}
        fill={hue}
        className="wheel-segment"
      />
      <circle
        cx={(x / RADIUS) * LAMP_RADIUS}
        cy={(y / RADIUS) * LAMP_RADIUS}
        r={3}
        className="wheel-lamp"
      />
      <text y={-108} textAnchor="middle" className={`wheel-prize num ${isTop ? 'is-top' : ''}`}>
        {trimmedMoney(prize, currency)}
      </text>
    </g>
  );
}
