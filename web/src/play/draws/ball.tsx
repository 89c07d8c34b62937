import type { CSSProperties } from 'react';

/** Hues of the balls by their tens, as on the game's tile. */
const hues = ['#f2588b', '#37b26a', '#f08a2c', '#2f8fe6', '#8d5be0'] as const;

/** The hue of a number's ball, for styles. */
export const hueOf = (number: number): CSSProperties =>
  ({ '--hue': hues[Math.min(4, Math.floor(number / 10))] }) as CSSProperties;

/** A drawn ball. */
export function Ball(props: {
  readonly number: number;
  readonly size?: 'small' | 'large';
  readonly isHit?: boolean;
}) {
  const { number, size = 'small', isHit = false } = props;
  return (
    <span className={`ball ball-${size}`} data-hit={isHit || undefined} style={hueOf(number)}>
      <b className="d-grid place-items-center rounded-circle">{number}</b>
    </span>
  );
}
