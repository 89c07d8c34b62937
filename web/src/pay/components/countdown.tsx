import { Timer } from 'lucide-react';
import { clockText } from '@/lib/time/clock-text.ts';
import type { LoadedOrder } from '../order-api.ts';
import { useCountdown } from '../use-countdown.ts';
import { usePayTexts } from '../use-pay-texts.ts';

const RADIUS = 27;
const ROUND = 2 * Math.PI * RADIUS;
/**
 * The remaining minutes at which a screen reader announces the time; every second would be too
 * often.
 */
const ANNOUNCED_MINUTES = [10, 5, 1];

/** The ring and the clock of the remaining time to pay. */
export function Countdown({ order }: { order: LoadedOrder }) {
  const { t } = usePayTexts();
  const { seconds, share } = useCountdown(order);
  const minutes = Math.ceil(seconds / 60);
  const announced = seconds > 0 && ANNOUNCED_MINUTES.includes(minutes);
  return (
    <div className="countdown gap-3 gap-md-4 py-2 px-3 py-md-4 px-md-4-5 rounded-14 rounded-md-18 d-flex align-items-center">
      <span className="countdown-ring position-relative d-grid place-items-center">
        <svg
          className="countdown-dial"
          width="64"
          height="64"
          viewBox="0 0 64 64"
          fill="none"
          aria-hidden="true"
        >
          <circle cx="32" cy="32" r={RADIUS} className="ring-track" />
          <circle
            cx="32"
            cy="32"
            r={RADIUS}
            className="ring-left"
            strokeDasharray={`${ROUND * share} ${ROUND}`}
            transform="rotate(-90 32 32)"
          />
        </svg>
        <Timer size={20} className="countdown-icon" />
      </span>
      <div role="timer">
        <div className="countdown-clock">{clockText(seconds)}</div>
        <div className="text-quiet fs-sm">{t('summary.timeLeft')}</div>
      </div>
      <span className="visually-hidden" role="status">
        {announced ? t('summary.minutesLeft', { count: minutes }) : ''}
      </span>
    </div>
  );
}
