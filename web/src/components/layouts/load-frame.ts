import { deviceClassOf } from '@/lib/browser/device.ts';

/** Loads the frame of the window before the first render; the render retries a failed load. */
export async function loadFrame(): Promise<void> {
  if (deviceClassOf(window.innerWidth) === 'mobile') return;
  await import('./wide-frame.tsx').catch(() => undefined);
}
