import type { CSSProperties } from 'react';
import { useSpeech } from '../shell/speech-context.tsx';
import { useCasinoTime } from './use-casino-time.ts';

const MINUTE_S = 60;

/** Whole seconds until a time, 0 once it is past. */
export function secondsUntil(time: string, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(time) - now) / 1000));
}

/** `1:05`, for eyes; a screen reader is told in words when it comes by. */
export function Countdown(props: { readonly to: string }) {
  const { t } = useSpeech();
  const left = secondsUntil(props.to, useCasinoTime());
  const [minutes, seconds] = [Math.floor(left / MINUTE_S), left % MINUTE_S];
  const spoken =
    minutes > 0
      ? t('events.minutesSeconds', { minutes, seconds })
      : t('events.seconds', { count: seconds });
  return (
    <span className="countdown" data-soon={left <= 10 || undefined}>
      <span aria-hidden>
        {minutes}:{String(seconds).padStart(2, '0')}
      </span>
      <span className="visually-hidden">{spoken}</span>
    </span>
  );
}

/** A ring that empties until a time. */
export function CountdownRing(props: { readonly to: string; readonly ofSeconds: number }) {
  const { to, ofSeconds } = props;
  const left = secondsUntil(to, useCasinoTime());
  return (
    <span
      className="ring"
      style={{ '--left': Math.min(1, left / Math.max(1, ofSeconds)) } as CSSProperties}
    >
      <svg viewBox="0 0 100 100" aria-hidden>
        <circle cx="50" cy="50" r="44" pathLength="1" />
        <circle className="ring-left" cx="50" cy="50" r="44" pathLength="1" />
      </svg>
      <Countdown to={to} />
    </span>
  );
}
