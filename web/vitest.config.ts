import { availableParallelism } from 'node:os';
import process from 'node:process';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findBrowser } from '../server/commands/browser.mjs';
import { browserArguments } from '../tests/e2e/browser-arguments.ts';
import { nodeAliases } from './workbench/node/aliases.ts';

const executablePath = findBrowser();
/** Of both projects, which Vitest requires: a page of components for each core, too. */
const maxWorkers = availableParallelism();

/**
 * Unit tests in Node, and component tests (`tests`) in the browser of the journeys: pages, dialogs
 * and forms before a mock server that responds with the contract's examples.
 */
export default defineConfig({
  test: {
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          name: 'unit',
          include: ['{src,workbench}/**/*.test.ts'],
          // Loading the modules takes longer than most tests.
          isolate: false,
          maxWorkers,
          // Of a busy machine.
          testTimeout: 90_000,
        },
      },
      {
        extends: './vite.config.ts',
        // The game server of the workbench runs in the page.
        resolve: { alias: nodeAliases },
        optimizeDeps: {
          // Found while tests run it would reload the page under them.
          include: [
            ...['canonicalize', 'lru-cache', 'p-limit'].map(
              (name) => `@fairhall/game-server > ${name}`,
            ),
            ...['secure-json-parse', 'uuid'].map((name) => `@fairhall/kit > ${name}`),
            ...['hmac', 'sha2', 'utils'].map((name) => `@noble/hashes/${name}.js`),
            ...['buffer', 'pixi.js'],
          ],
          exclude: ['@sqlite.org/sqlite-wasm'],
        },
        test: {
          name: 'components',
          include: ['tests/*.test.tsx'],
          env: { FULL: process.env['FULL'] ?? '' },
          maxWorkers,
          // Of a busy machine; a state appears within milliseconds.
          testTimeout: 90_000,
          expect: { poll: { timeout: 30_000, interval: 50 } },
          browser: {
            enabled: true,
            headless: true,
            ui: false,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { args: browserArguments, ...(executablePath && { executablePath }) },
              contextOptions: { locale: 'en-US', timezoneId: 'UTC', reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
