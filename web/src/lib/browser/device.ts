import { useSyncExternalStore } from 'react';

export type DeviceClass = 'mobile' | 'tablet' | 'desktop';

/** Widest window of each class, in CSS pixels. */
export const MOBILE_WIDTH_MAX = 768;
export const TABLET_WIDTH_MAX = 1024;

export function deviceClassOf(widthPx: number): DeviceClass {
  if (widthPx <= MOBILE_WIDTH_MAX) return 'mobile';
  return widthPx <= TABLET_WIDTH_MAX ? 'tablet' : 'desktop';
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}

const isAtMost = (widthPx: number): boolean => matchMedia(`(max-width: ${widthPx}px)`).matches;

/** By queries: the window's width would be read of a page that is laid out, each time the page changes. */
function currentClass(): DeviceClass {
  if (isAtMost(MOBILE_WIDTH_MAX)) return 'mobile';
  return isAtMost(TABLET_WIDTH_MAX) ? 'tablet' : 'desktop';
}

/** The device class of the window's width; re-renders only when the class changes. */
export function useDeviceClass(): DeviceClass {
  return useSyncExternalStore(subscribe, currentClass);
}
