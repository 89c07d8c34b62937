import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { rememberScroll, restoreScroll, savePosition } from './scroll-memory.ts';

const ENTRANCE_MS = 200;

/**
 * A new page starts at its top and takes the focus, so that a screen reader continues there. A page
 * that the player returns to restores its scroll position.
 */
export function useFreshPage(): RefObject<HTMLElement | null> {
  const { key, pathname } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);

  // Before the new page scrolls the window, which must not overwrite the old page's position.
  useLayoutEffect(() => rememberScroll(key), [key]);
  useLayoutEffect(() => {
    const isNewPage = shown.current !== pathname;
    shown.current = pathname;
    if (isNewPage && main.current) {
      main.current.focus({ preventScroll: true });
      enter(main.current);
    }
    if (isReturn) return restoreScroll(key);
    if (isNewPage) window.scrollTo({ top: 0, behavior: 'instant' });
    // An entry that replaced another on the same page, as a filter does, keeps its scroll position.
    else savePosition(key);
    return undefined;
  }, [key, pathname, isReturn]);
  return main;
}

/** Animates only the opacity: a transform would become the containing block of fixed elements. */
function enter(page: HTMLElement): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  page.animate([{ opacity: 0 }, { opacity: 1 }], { duration: ENTRANCE_MS, easing: 'ease-out' });
}
