import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

/** The module `name` beside the one at `url`: `.ts` in the sources, `.js` once compiled. */
export function moduleBeside(url: string, name: string): URL {
  return new URL(`./${name}${path.extname(fileURLToPath(url))}`, url);
}

/**
 * Starts a thread that runs the module at `entryUrl`, with `data` as its `workerData`. From the
 * sources it starts `from-sources.mjs` first, which states why.
 */
export function startThread(entryUrl: URL, data: object): Worker {
  const firstUrl = entryUrl.pathname.endsWith('.ts')
    ? new URL('./from-sources.mjs', import.meta.url)
    : entryUrl;
  return new Worker(firstUrl, { workerData: { ...data, entryUrl: entryUrl.href } });
}
