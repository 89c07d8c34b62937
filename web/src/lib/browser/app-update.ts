import { sharedValue } from './shared-value.ts';

/** A new version that is installed and waits for the player's consent. */
const waiting = sharedValue<ServiceWorker | null>(null);

const CHECK_INTERVAL_MS = 30 * 60_000;

/**
 * Registers the service worker of the built client and watches for new versions of it. The client
 * also runs in browsers without workers and in browsers that refuse them.
 */
export async function watchForUpdates(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.register('/sw.js').catch(() => null);
  // Some browsers that refuse workers resolve with undefined instead of rejecting.
  if (!registration) return;
  announce(registration);
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', () => announce(registration));
  });
  setInterval(() => void registration.update().catch(() => undefined), CHECK_INTERVAL_MS);
}

/** The first worker is no update: without a controller there was no earlier version. */
function announce(registration: ServiceWorkerRegistration): void {
  if (registration.waiting === null || navigator.serviceWorker.controller === null) return;
  waiting.write(registration.waiting);
}

/** Activates the new version and reloads into it. */
export function applyUpdate(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
    once: true,
  });
  waiting.read()?.postMessage('take-over');
}

/** Whether a new version of the client waits. */
export function useHasUpdate(): boolean {
  return waiting.use() !== null;
}
