import process from 'node:process';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contractWire } from './build/contract-wire.ts';
import { purgeBootstrap } from './build/purge-bootstrap.ts';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

const FRAMEWORK =
  /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|i18next|react-i18next|@tanstack|@trpc)[\\/]/;

/** Our own modules and icons; the dialogs bring a library along and stay out of the first load. */
const SHARED = /web[\\/]src[\\/](lib|i18n|components)[\\/](?!ui[\\/]responsive-modal)|lucide-react/;

/** Three entries on three origins: the player client, the checkout page, the game page. */
export default defineConfig({
  root: here('.'),
  plugins: [react(), contractWire(), purgeBootstrap({ sourceDir: here('./src') })],
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
        codeSplitting: {
          groups: [
            // What every page of the client needs and what changes only with a dependency.
            { name: 'framework', test: FRAMEWORK },
            // Small modules of many pages: one file instead of forty.
            { name: 'shared', test: SHARED, minShareCount: 3 },
          ],
        },
      },
      input: { index: here('./index.html'), pay: here('./pay.html'), play: here('./play.html') },
    },
  },
});
