import { useLayoutEffect, useRef } from 'react';
import type { GameTypeName } from './game-types.ts';

/** Scrolls the active item of an overflowing row to the middle. */
export function useScrolledToActive<Row extends HTMLElement>(active: GameTypeName | null) {
  const row = useRef<Row>(null);
  useLayoutEffect(() => {
    const chip = active && row.current?.querySelector('.is-active');
    if (!row.current || !chip) return;
    const { left, width } = chip.getBoundingClientRect();
    row.current.scrollLeft += left + width / 2 - window.innerWidth / 2;
  }, [active]);
  return row;
}
