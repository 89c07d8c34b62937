import { sessionStore } from './storage.ts';

const STORAGE_KEY = 'reloadedAt';
/**
 * A second failure within this time is not caused by an old version; the page then shows the error.
 */
const AGAIN_AFTER_MS = 60_000;

/**
 * Reloads a page that was replaced on the server while it was open. Without a connection a reload
 * would lose the page, and without storage it could not be the only one, so there is none then.
 * @returns whether the page reloads
 */
export function reloadOnce(): boolean {
  const reloadedAt = Number(sessionStore.read(STORAGE_KEY) ?? 0);
  if (!navigator.onLine || Date.now() - reloadedAt < AGAIN_AFTER_MS) return false;
  if (!sessionStore.write(STORAGE_KEY, String(Date.now()))) return false;
  location.reload();
  return true;
}

/** A chunk that fails to load belongs to a version that was replaced; a reload fetches the new one. */
export function reloadWhenReplaced(): void {
  window.addEventListener('vite:preloadError', () => reloadOnce());
}
