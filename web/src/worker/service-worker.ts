import { offlinePage } from './offline-page.ts';
import type { WorkerScope } from './worker-scope.ts';

/** Set by the build: another one for every other build, so that browsers see a new worker. */
declare const BUILD_ID: string;
/** Set by the build: the addresses of the fonts of text and of headings. */
declare const FONTS: { readonly ui: string; readonly display: string };

/*
 * Makes the client installable, says when there is no connection instead of leaving that to the
 * browser, and lets a new version announce itself. Files are left to the browser's own cache, where
 * they are for good under their hashed names; answers of the API are never kept.
 */

const worker = globalThis as unknown as WorkerScope;
const CACHE = `fairhall-${BUILD_ID}`;
const fonts = FONTS;
const PICTURE = '/art/spots/offline.webp';
/** What the page without a connection shows. */
const KEPT = [PICTURE, fonts.ui, fonts.display];
/** Longer than any page takes that is worth waiting for; then the player is told. */
const NAVIGATION_MS_MAX = 20_000;

worker.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(KEPT)));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(deleteOldCaches().then(() => worker.clients.claim()));
});

/** The page asks for it when the player chose to reload. */
worker.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void worker.skipWaiting();
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode === 'navigate') event.respondWith(navigate(request));
  else if (KEPT.includes(new URL(request.url).pathname)) event.respondWith(kept(request));
});

async function navigate(request: Request): Promise<Response> {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(NAVIGATION_MS_MAX) });
  } catch {
    return offlinePage({ picture: PICTURE, fonts });
  }
}

async function kept(request: Request): Promise<Response> {
  return (await caches.match(request.url)) ?? fetch(request);
}

async function deleteOldCaches(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('fairhall-') && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}
