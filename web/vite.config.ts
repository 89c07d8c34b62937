import process from 'node:process';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contractWire } from './build/contract-wire.ts';
import { precompress } from './build/precompress.ts';
import { purgeBootstrap } from './build/purge-bootstrap.ts';
import { SERVICE_WORKER, SERVICE_WORKER_FILE, serviceWorker } from './build/service-worker.ts';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/**
 * Libraries by the documents that need them: the checkout and the game page take the first ones,
 * the player client takes them all. They change with a dependency only and stay in the cache.
 */
const libraries = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  { name: 'i18n', test: /node_modules[\\/]i18next[\\/]/ },
  { name: 'icons', test: /node_modules[\\/]lucide-react[\\/]/ },
  { name: 'query', test: /node_modules[\\/]@tanstack[\\/]/ },
  {
    name: 'client',
    test: /node_modules[\\/](react-router|react-router-dom|react-i18next|@trpc)[\\/]/,
  },
];

/** Three pages on three origins: the player client, the checkout, the game; and a worker. */
export default defineConfig({
  root: here('.'),
  plugins: [
    react(),
    contractWire(),
    purgeBootstrap({ sourceDir: here('./src') }),
    serviceWorker(),
    precompress(),
  ],
  resolve: { alias: { '@': here('./src') } },
  server: {
    proxy: { '/api': process.env['API_ORIGIN'] ?? 'http://localhost:3000' },
  },
  build: {
    outDir: here('./dist'),
    emptyOutDir: true,
    target: 'es2022',
    // A font or picture inside a style sheet would be a data: URL, which the CSP does not admit.
    assetsInlineLimit: 0,
    rollupOptions: {
      output: {
        codeSplitting: { groups: libraries },
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
