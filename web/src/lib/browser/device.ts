import { useSyncExternalStore } from 'react';

export type DeviceClass = 'mobile' | 'tablet' | 'desktop';

/** Widest window of each class, in CSS pixels. */
const MOBILE_WIDTH_MAX = 768;
const TABLET_WIDTH_MAX = 1024;

const isAtMost = (widthPx: number): boolean => matchMedia(`(max-width: ${widthPx}px)`).matches;

/**
 * The device class of the window's width. By queries: to read the width itself, the browser lays the
 * page out each time that it has changed.
 */
export function deviceClass(): DeviceClass {
  if (isAtMost(MOBILE_WIDTH_MAX)) return 'mobile';
  return isAtMost(TABLET_WIDTH_MAX) ? 'tablet' : 'desktop';
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}

/** The same in a component; re-renders only when the class changes. */
export function useDeviceClass(): DeviceClass {
  return useSyncExternalStore(subscribe, deviceClass);
}

const hovering = '(hover: hover)';

function subscribeToPointer(onChange: () => void): () => void {
  const query = matchMedia(hovering);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the pointer can rest on something without pressing it: a mouse can, a finger cannot. */
export function useCanHover(): boolean {
  return useSyncExternalStore(subscribeToPointer, () => matchMedia(hovering).matches);
}
