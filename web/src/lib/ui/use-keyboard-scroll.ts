import { type RefObject, useEffect } from 'react';

/** Lets the focus reach an element while it scrolls, so that the arrow keys move it. */
export function useKeyboardScroll(scrolled: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = scrolled.current;
    if (element === null) return;
    const update = () => {
      const isScrolling =
        element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight;
      if (isScrolling) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
    };
    const resizing = new ResizeObserver(update);
    const watch = () => {
      resizing.disconnect();
      resizing.observe(element);
      for (const child of element.children) resizing.observe(child);
    };
    watch();
    const changing = new MutationObserver(watch);
    changing.observe(element, { childList: true });
    return () => {
      resizing.disconnect();
      changing.disconnect();
    };
  }, [scrolled]);
}
