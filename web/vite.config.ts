import process from 'node:process';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { budgets } from './build/budgets.ts';
import { contractWire } from './build/contract-wire.ts';
import { filesBehind, iconsOf } from './build/first-load.ts';
import { leanRouter } from './build/lean-router.ts';
import { ownPages } from './build/own-pages.ts';
import { pageDocuments } from './build/page-documents.ts';
import { precompress } from './build/precompress.ts';
import { purgeBootstrap } from './build/purge-bootstrap.ts';
import { SERVICE_WORKER, SERVICE_WORKER_FILE, serviceWorker } from './build/service-worker.ts';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

const sourceDir = here('./src');
const firstFiles = filesBehind({ from: ['app/main.tsx'], sourceDir });
const homeFiles = filesBehind({ from: ['app/main.tsx', 'app/routes/home.tsx'], sourceDir });
/** The home page's own files, but for the one that the router asks for. */
const homeParts = filesBehind({ from: ['features/games/components/home-page.tsx'], sourceDir });
const otherPages = filesBehind({
  from: ['pay/main.tsx', 'play/main.tsx'],
  sourceDir,
  withLater: true,
});
const homeIcons = iconsOf(homeFiles);
const otherIcons = iconsOf(otherPages);

const ICON = /node_modules[\\/]lucide-react[\\/].*[\\/]icons[\\/]([\w-]+)\./;

/** What every icon is made with; not the library's index, which imports them all. */
const ICON_BASE =
  /node_modules[\\/]lucide-react[\\/]dist[\\/]esm[\\/](Icon|context|createLucideIcon|defaultAttributes|shared)/;
const QUERY = /node_modules[\\/]@tanstack[\\/]/;
/** What of it the first page does not use. */
const QUERY_LATER =
  /[\\/](useMutation|mutationObserver|useInfiniteQuery|infiniteQueryObserver)\.js$/;
/** What the bundler adds to load chunks with. */
const LOADERS = /vite[\\/](preload-helper|modulepreload-polyfill)/;

function isIconOfAll(icon: string | null): boolean {
  return icon !== null && homeIcons.has(icon) && otherIcons.has(icon);
}

/** The name of an icon by the file that holds it; null for any other file. */
function iconOf(id: string): string | null {
  return ICON.exec(id)?.[1] ?? null;
}

/** What the checkout and the game page load as well. */
function isOfAll(id: string): boolean {
  return (
    LOADERS.test(id) ||
    ICON_BASE.test(id) ||
    isIconOfAll(iconOf(id)) ||
    (firstFiles.has(id) && otherPages.has(id))
  );
}

/**
 * Libraries by the documents that need them: the checkout and the game page take the first ones,
 * the player client takes them all. They change with a dependency only and stay in the cache. Of
 * the icons the first page takes those that it shows, and its own many small files come as one.
 */
const groups = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  { name: 'i18n', test: /node_modules[\\/]i18next[\\/]/ },
  { name: 'query', test: (id: string) => QUERY.test(id) && !QUERY_LATER.test(id) },
  { name: 'client', test: /node_modules[\\/](react-router|react-router-dom|@trpc)[\\/]/ },
  // Before the first page's own: a group takes along what its files import.
  { name: 'all', test: isOfAll },
  { name: 'first', test: (id: string) => firstFiles.has(id) || homeIcons.has(iconOf(id) ?? '') },
  { name: 'home-parts', test: (id: string) => homeParts.has(id) && id.endsWith('.tsx') },
  { name: 'icons', test: (id: string) => iconOf(id) !== null },
];

/** Three pages on three origins: the player client, the checkout, the game; and a worker. */
export default defineConfig({
  root: here('.'),
  plugins: [
    react(),
    contractWire(),
    leanRouter(),
    purgeBootstrap({ sourceDir }),
    serviceWorker(),
    // Of the JavaScript, libraries are 92 kB: docs/decisions/0018.
    budgets({
      document: 'index.html',
      firstPage: 'app/routes/home.tsx',
      budgets: { javascript: 130_000, styles: 15_000 },
    }),
    ownPages({ client: 'app/main.tsx', documents: ['pay.html', 'play.html'] }),
    pageDocuments(),
    precompress(),
  ],
  resolve: {
    alias: { '@': here('./src') },
    // The workspace's packages from their sources.
    conditions: ['@fairhall/source', ...defaultClientConditions],
  },
  server: {
    proxy: { '/api': process.env['API_ORIGIN'] ?? 'http://localhost:3000' },
  },
  build: {
    outDir: here('./dist'),
    emptyOutDir: true,
    target: 'es2022',
    // What does not know how to load modules ahead loads them a moment later.
    modulePreload: { polyfill: false },
    // A font or picture inside a style sheet would be a data: URL, which the CSP does not admit.
    assetsInlineLimit: 0,
    rollupOptions: {
      treeshake: {
        unknownGlobalSideEffects: false,
        // They do not say so themselves; without it their web sockets come along.
        moduleSideEffects: [{ test: /node_modules[\\/]@trpc[\\/]/, sideEffects: false }],
      },
      output: {
        codeSplitting: { groups },
        entryFileNames: ({ name }) =>
          name === SERVICE_WORKER ? SERVICE_WORKER_FILE : 'assets/[name]-[hash].js',
      },
      input: {
        index: here('./index.html'),
        pay: here('./pay.html'),
        play: here('./play.html'),
        [SERVICE_WORKER]: here('./src/worker/service-worker.ts'),
      },
    },
  },
});
