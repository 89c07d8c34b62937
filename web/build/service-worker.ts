import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** The entry's name in the build's input. */
export const SERVICE_WORKER = 'service-worker';
/** At the root, because the scope of a worker is its folder. */
export const SERVICE_WORKER_FILE = 'sw.js';

/** The fonts of the offline page; its languages use Latin letters. */
const FONT_FILES = {
  ui: 'assets/figtree-latin-wght-normal-',
  display: 'assets/bricolage-grotesque-latin-700-normal-',
};

/**
 * Injects the URLs of the cached fonts and an id of the whole build into the service worker, so
 * that a browser detects a new worker whenever any file of the client has changed.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'fairhall:service-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const worker = bundle[SERVICE_WORKER_FILE];
      if (worker?.type !== 'chunk') throw new Error('the build has no service worker');
      if (worker.imports.length > 0)
        throw new Error('the service worker must not import other chunks');
      // The file names contain the hashes of the contents.
      const names = Object.keys(bundle).sort().join('\n');
      const id = createHash('sha256').update(names).update(worker.code).digest('hex').slice(0, 16);
      const fileOf = (start: string) => {
        const file = Object.keys(bundle).find((name) => name.startsWith(start));
        if (!file) throw new Error(`the build has no ${start}*`);
        return `/${file}`;
      };
      const fonts = { ui: fileOf(FONT_FILES.ui), display: fileOf(FONT_FILES.display) };
      worker.code = worker.code
        .replaceAll('BUILD_ID', JSON.stringify(id))
        .replaceAll('FONTS', JSON.stringify(fonts));
    },
  };
}
