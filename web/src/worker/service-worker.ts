import { offlinePage } from './offline-page.ts';
import type { WorkerScope } from './worker-scope.ts';

/** Set by the build: unique to each build, so that browsers detect a new worker. */
declare const BUILD_ID: string;
/** Set by the build: the URLs of the fonts of text and of headings. */
declare const FONTS: { readonly ui: string; readonly display: string };

/*
 * Makes the client installable, shows a page of its own when there is no connection, and activates
 * a new version on request. Files are left to the browser's cache, where they are immutable under
 * their hashed names; responses of the API are never cached.
 */

const worker = globalThis as unknown as WorkerScope;
const CACHE = `fairhall-${BUILD_ID}`;
const fonts = FONTS;
const PICTURE = '/art/spots/offline.webp';
/** The files of the page without a connection. */
const CACHED_FILES = [PICTURE, fonts.ui, fonts.display];
/** Time limit of a page in milliseconds; after it the offline page is shown. */
const NAVIGATION_MS_MAX = 20_000;

worker.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(CACHED_FILES)));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(deleteOldCaches().then(() => worker.clients.claim()));
});

/** The page sends this message when the player chooses to reload. */
worker.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void worker.skipWaiting();
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode === 'navigate') event.respondWith(navigate(request));
  else if (CACHED_FILES.includes(new URL(request.url).pathname))
    event.respondWith(cachedFile(request));
});

async function navigate(request: Request): Promise<Response> {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(NAVIGATION_MS_MAX) });
  } catch {
    return offlinePage({ picture: PICTURE, fonts });
  }
}

async function cachedFile(request: Request): Promise<Response> {
  return (await caches.match(request.url)) ?? fetch(request);
}

async function deleteOldCaches(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('fairhall-') && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}
