import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findBrowser } from '../server/commands/browser.mjs';
import { browserArguments } from './e2e/browser-arguments.ts';
import { testsOf } from './e2e/layouts.ts';

const executablePath = findBrowser();
/** Set by the global setup, which runs before the workers read this file. */
const baseURL = process.env.FAIRHALL_WEB_ORIGIN;

/** The whole product in a real browser, as a player with a wide window, one with a phone and one with a tablet. */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/global-setup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // Two browsers and the server under test keep two cores busy, three keep four: another one only
  // makes all wait.
  workers: Math.max(2, Math.floor(availableParallelism() * 0.75)),
  forbidOnly: true,
  retries: 0,
  // A slot spins for seconds, and software drawing takes its time.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    ...(baseURL ? { baseURL } : {}),
    locale: 'en-US',
    timezoneId: 'UTC',
    // A test waits for states, not for movements between them.
    contextOptions: { reducedMotion: 'reduce' },
    // To record every test costs a tenth of the run, and what a failed one saw is kept: its last
    // picture and the tree of the page. Whoever needs the whole film adds `--trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: browserArguments,
    },
  },
  projects: [
    {
      name: 'desktop',
      ...testsOf('desktop'),
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'mobile',
      ...testsOf('mobile'),
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
    {
      // Between the two: the rail beside the pages, which are laid out as on a wide window.
      name: 'tablet',
      ...testsOf('tablet'),
      use: { viewport: { width: 900, height: 1100 }, hasTouch: true },
    },
  ],
});
