import { type RefObject, useEffect } from 'react';

/**
 * Focuses a part of the page (`tabIndex={-1}`) when the focused element is removed, so that
 * keyboard navigation continues there and not at the top of the page.
 */
export function useRestoredFocus(part: RefObject<HTMLElement | null>, isRestored: boolean): void {
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isRestored && isLost) part.current?.focus({ preventScroll: true });
  });
}
