import process from 'node:process';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contractWire } from './build/contract-wire.ts';
import { purgeBootstrap } from './build/purge-bootstrap.ts';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

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
    rollupOptions: {
      input: { index: here('./index.html'), pay: here('./pay.html'), play: here('./play.html') },
    },
  },
});
