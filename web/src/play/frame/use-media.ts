import { useSyncExternalStore } from 'react';

/** Whether a media query matches; follows changes. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
  );
}

/** Whether the page has the width of a portrait phone. */
export const useIsCompact = (): boolean =>
  useMedia('(max-width: 700px) and (orientation: portrait)');
