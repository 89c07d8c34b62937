const STORAGE_KEY = 'reloadedAt';
/**
 * A second failure within this time is not caused by an old version; the page then shows the error.
 */
const AGAIN_AFTER_MS = 60_000;

/**
 * A chunk that fails to load belongs to a version that was replaced while this page was open. A
 * reload fetches the new version. Without a connection a reload would lose the page, so there is
 * none.
 */
export function reloadWhenReplaced(): void {
  window.addEventListener('vite:preloadError', () => {
    const reloadedAt = Number(sessionStorage.getItem(STORAGE_KEY) ?? 0);
    if (!navigator.onLine || Date.now() - reloadedAt < AGAIN_AFTER_MS) return;
    sessionStorage.setItem(STORAGE_KEY, String(Date.now()));
    location.reload();
  });
}
