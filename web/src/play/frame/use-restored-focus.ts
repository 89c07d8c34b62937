import { type RefObject, useEffect } from 'react';

/**
 * Gives the focus to a part of the page (`tabIndex={-1}`) whenever what had it went away: the next
 * key of the player then goes on from there and not from the top of the page.
 */
export function useRestoredFocus(part: RefObject<HTMLElement | null>, isRestored: boolean): void {
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isRestored && isLost) part.current?.focus({ preventScroll: true });
  });
}
