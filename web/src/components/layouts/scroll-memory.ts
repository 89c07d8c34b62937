import { sessionStore } from '@/lib/browser/storage.ts';

/* The scroll position of each history entry of this tab. */

const STORAGE_KEY = 'scrollPositions';
/** Bound of the saved entries; the oldest is dropped. */
const ENTRIES_MAX = 50;
/** How long a page that is still loading may grow before the restoration is abandoned. */
const GIVE_UP_MS = 5000;

const positions = new Map<string, number>(loadPositions());

function loadPositions(): [string, number][] {
  const stored = sessionStore.readJson(STORAGE_KEY);
  return Array.isArray(stored) ? stored.filter(isPosition) : [];
}

function isPosition(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
}

history.scrollRestoration = 'manual';
nameEntry();
window.addEventListener('pagehide', () => {
  sessionStore.write(STORAGE_KEY, JSON.stringify([...positions]));
});

/**
 * The router has one key for all entries that were opened by their address, so that each would
 * restore the position of the one before. An address that is opened over itself keeps the state of
 * its entry. Must run before the router reads the entry.
 */
function nameEntry(): void {
  const state: unknown = history.state;
  const [navigation] = performance.getEntriesByType('navigation');
  const isOpened =
    navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate';
  if (!isOpened && typeof state === 'object' && state !== null && 'key' in state) return;
  history.replaceState({ ...(state ?? {}), key: `opened-${performance.timeOrigin}` }, '');
}

/** Saves the scroll position of the entry. */
export function savePosition(key: string): void {
  positions.delete(key);
  positions.set(key, window.scrollY);
  const [oldest] = positions.keys();
  if (positions.size > ENTRIES_MAX && oldest !== undefined) positions.delete(oldest);
}

/** Saves the scroll position of the entry while it is shown. @returns the function that ends it */
export function rememberScroll(key: string): () => void {
  const onScroll = () => savePosition(key);
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => window.removeEventListener('scroll', onScroll);
}

/**
 * Restores the scroll position of the entry once the page is long enough; the player's own
 * scrolling cancels it. @returns the function that cancels it
 */
export function restoreScroll(key: string): () => void {
  const y = positions.get(key) ?? 0;
  const page = document.documentElement;
  const end = () => {
    growth.disconnect();
    clearTimeout(timer);
    window.removeEventListener('wheel', end);
    window.removeEventListener('touchstart', end);
    window.removeEventListener('keydown', end);
  };
  const attempt = () => {
    if (page.scrollHeight - window.innerHeight < y) return;
    window.scrollTo({ top: y, behavior: 'instant' });
    end();
  };
  const growth = new ResizeObserver(attempt);
  const timer = setTimeout(end, GIVE_UP_MS);
  window.addEventListener('wheel', end, { passive: true });
  window.addEventListener('touchstart', end, { passive: true });
  window.addEventListener('keydown', end);
  growth.observe(document.body);
  return end;
}
