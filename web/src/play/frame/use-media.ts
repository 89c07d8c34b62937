import { useSyncExternalStore } from 'react';

/** Whether a media query holds, now and as the page changes. */
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

/** Whether the page is as narrow as a phone held upright. */
export const useIsCompact = (): boolean =>
  useMedia('(max-width: 700px) and (orientation: portrait)');
