import process from 'node:process';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import {
  defaultClientConditions,
  defineConfig,
  type EnvironmentOptions,
  type Rolldown,
} from 'vite';
import { budgets } from './build/budgets.ts';
import { contractTables } from './build/contract-tables.ts';
import { gameChunks } from './build/game-chunks.ts';
import { pageChunks } from './build/page-chunks.ts';
import { gameDocuments, pageDocuments } from './build/page-documents.ts';
import { precompress } from './build/precompress.ts';
import { SERVICE_WORKER, SERVICE_WORKER_FILE, serviceWorker } from './build/service-worker.ts';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/**
 * Libraries change with a dependency only and stay in the browser's cache. The critical application
 * code of a document is one file.
 */
const groups = [
  {
    name: 'libraries',
    test: /node_modules[\\/](react|react-dom|scheduler|i18next|react-i18next)[\\/]/,
  },
  { name: 'client', test: /node_modules[\\/](react-router|react-router-dom|@trpc|@tanstack)[\\/]/ },
  {
    name: 'critical',
    tags: ['$initial' as const],
    test: (id: string) => !id.includes('/src/worker/'),
  },
];

type Origin = {
  readonly isFirst: boolean;
  readonly input: Record<string, string>;
  readonly groups?: readonly Rolldown.CodeSplittingGroup[];
};

/** One build for each origin: no document can load code of another. */
function buildOf({ isFirst, input, groups: own = [] }: Origin): EnvironmentOptions {
  return {
    consumer: 'client',
    // The workspace's packages from their sources.
    resolve: { conditions: ['@fairhall/source', ...defaultClientConditions] },
    // The development server serves all documents from the first environment.
    optimizeDeps: { noDiscovery: !isFirst },
    build: {
      outDir: here('./dist'),
      emptyOutDir: isFirst,
      copyPublicDir: isFirst,
      target: 'es2022',
      // Browsers without modulepreload load the modules a moment later.
      modulePreload: { polyfill: false },
      // A font or picture inside a style sheet would be a data: URL, which the CSP forbids.
      assetsInlineLimit: 0,
      rollupOptions: {
        input,
        treeshake: {
          unknownGlobalSideEffects: false,
          // Its packages do not declare it; without it their web sockets are bundled.
          moduleSideEffects: [{ test: /node_modules[\\/]@trpc[\\/]/, sideEffects: false }],
        },
        output: {
          codeSplitting: { groups: [...groups, ...own] },
          entryFileNames: ({ name }) =>
            name === SERVICE_WORKER ? SERVICE_WORKER_FILE : 'assets/[name]-[hash].js',
        },
      },
    },
  };
}

/** Four pages on four origins: the player client, the checkout, the game, the office; and a worker. */
export default defineConfig({
  root: here('.'),
  plugins: [
    react(),
    contractTables(),
    serviceWorker(),
    // Libraries are 115 kB of the JavaScript (docs/performance.md).
    budgets({
      environment: 'client',
      document: 'index.html',
      firstPage: 'app/routes/home.tsx',
      budgets: { javascript: 160_500, styles: 16_000 },
    }),
    budgets({
      environment: 'office',
      document: 'office.html',
      firstPage: 'pages/withdrawals/withdrawals-page.tsx',
      budgets: { javascript: 210_000, styles: 20_000 },
    }),
    pageDocuments(),
    gameDocuments(),
    precompress(),
  ],
  css: {
    preprocessorOptions: {
      // Bootstrap 5 is written for Sass before modules; its deprecations are those of its next major version.
      scss: {
        quietDeps: true,
        silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
      },
    },
  },
  resolve: {
    alias: { '@': here('./src') },
    // Of the unit tests, which run in no environment of the build.
    conditions: ['@fairhall/source', ...defaultClientConditions],
  },
  server: {
    proxy: { '/api': process.env['API_ORIGIN'] ?? 'http://localhost:3000' },
  },
  environments: {
    client: buildOf({
      isFirst: true,
      input: {
        index: here('./index.html'),
        [SERVICE_WORKER]: here('./src/worker/service-worker.ts'),
      },
      groups: pageChunks(),
    }),
    pay: buildOf({ isFirst: false, input: { pay: here('./pay.html') } }),
    play: buildOf({
      isFirst: false,
      input: { play: here('./play.html') },
      groups: gameChunks(),
    }),
    office: buildOf({ isFirst: false, input: { office: here('./office.html') } }),
  },
  builder: {},
});
