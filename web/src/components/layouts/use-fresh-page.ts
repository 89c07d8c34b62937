import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { keepPlace, rememberScroll, restoreScroll } from './scroll-memory.ts';

const ENTRANCE_MS = 200;

/**
 * A new page starts at its top and takes the focus, so that a screen reader reads on from there; a
 * page that the player returns to stands where it was left.
 */
export function useFreshPage(): RefObject<HTMLElement | null> {
  const { key, pathname } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);

  // Before the new page moves the window, which must not count as the old page's place.
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
    // An entry that took another's place on the same page, as a filter does, stands where it stood.
    else keepPlace(key);
    return undefined;
  }, [key, pathname, isReturn]);
  return main;
}

/** Only the opacity: a moved page would be the place that fixed elements stand in. */
function enter(page: HTMLElement): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  page.animate([{ opacity: 0 }, { opacity: 1 }], { duration: ENTRANCE_MS, easing: 'ease-out' });
}
