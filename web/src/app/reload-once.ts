const STORAGE_KEY = 'reloadedAt';
/** A second failure so soon after a reload is no old version: the page says so instead. */
const AGAIN_AFTER_MS = 60_000;

/**
 * A part of the client that cannot be loaded belongs to a version that was replaced while this page
 * was open: loading the page anew brings the new one. Without a connection that would lose the page.
 */
export function reloadWhenReplaced(): void {
  window.addEventListener('vite:preloadError', () => {
    const reloadedAt = Number(sessionStorage.getItem(STORAGE_KEY) ?? 0);
    if (!navigator.onLine || Date.now() - reloadedAt < AGAIN_AFTER_MS) return;
    sessionStorage.setItem(STORAGE_KEY, String(Date.now()));
    location.reload();
  });
}
