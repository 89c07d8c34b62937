import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

/** The page's full screen; `null` where the browser or the embedding page does not allow it. */
export function useFullscreen(): { readonly on: boolean; readonly toggle: () => void } | null {
  const on = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  if (!document.fullscreenEnabled) return null;
  const toggle = () => {
    const change = on ? document.exitFullscreen() : document.documentElement.requestFullscreen();
    // The browser may refuse, as after a long wait; the page simply stays as it is.
    change.catch(() => {});
  };
  return { on, toggle };
}
