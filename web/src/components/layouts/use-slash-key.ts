import { useEffectEvent, useLayoutEffect } from 'react';

function isElsewhere(target: EventTarget | null): boolean {
  const place = 'input, textarea, select, [contenteditable], [role="dialog"]';
  return target instanceof Element && target.closest(place) !== null;
}

/** Calls back for a "/" anywhere on the page; an open dialog keeps its keys. */
export function useSlashKey(isOn: boolean, onSlash: () => void): void {
  const focus = useEffectEvent(onSlash);
  // A layout effect, so that the key works as soon as the page is painted.
  useLayoutEffect(() => {
    if (!isOn) return;
    const listener = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || isElsewhere(event.target)) return;
      event.preventDefault();
      focus();
    };
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, [isOn]);
}
