import { useEffect, useRef, useState } from 'react';
import { useGamePage } from './page-context.ts';

const COUNT_MS = 700;

/**
 * An amount that counts up to a new value in 700 ms. A smaller value is shown at once, as is every
 * value in a replay, with reduced motion or without `counts`.
 */
export function useCountUp(targetMinor: bigint, counts = true): bigint {
  const { isReplay } = useGamePage();
  const [shownMinor, setShownMinor] = useState(targetMinor);
  const shown = useRef(targetMinor);

  useEffect(() => {
    const fromMinor = shown.current;
    const show = (minor: bigint) => {
      shown.current = minor;
      setShownMinor(minor);
    };
    const jumps = isReplay || !counts || matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (targetMinor <= fromMinor || jumps) {
      show(targetMinor);
      return;
    }
    let frame = 0;
    let startMs: number | null = null;
    const tick = (nowMs: number) => {
      startMs ??= nowMs;
      const progress = Math.min(1, (nowMs - startMs) / COUNT_MS);
      const part = BigInt(Math.round((1 - (1 - progress) ** 3) * 1_000));
      show(progress === 1 ? targetMinor : fromMinor + ((targetMinor - fromMinor) * part) / 1_000n);
      if (progress < 1) frame = requestAnimationFrame(tick);
    };
    frame = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(frame);
  }, [targetMinor, counts, isReplay]);

  return shownMinor;
}
