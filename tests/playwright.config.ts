import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findBrowser } from '../server/commands/browser.mjs';
import { browserArguments } from './e2e/browser-arguments.ts';
import { testsOf } from './e2e/layouts.ts';

const executablePath = findBrowser();
/** Set by the global setup, which runs before the workers load this file. */
const baseURL = process.env.FAIRHALL_WEB_ORIGIN;

/** Their promises are of rules and of responses, which a third width shows no other way. */
const alikeOnTablet = [
  '**/{accounts,events,fairness,free-play,game-problems,live-updates,login-forms}.spec.ts',
  '**/{lying-fixtures,lying-lists,lying-server,office-roles,office-story}.spec.ts',
  '**/{office-withdrawals,passwords,player-record,provider,providers,replay}.spec.ts',
  '**/{second-factor,verifier}.spec.ts',
];

/** The whole product in a real browser: a wide window, a phone and a tablet. */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/global-setup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // Two browsers and the server under test use two cores, three use four: more browsers only slow
  // each other down.
  workers: Math.max(2, Math.floor(availableParallelism() * 0.75)),
  forbidOnly: true,
  retries: 0,
  // A slot spins for seconds, software rendering is slow, and other work may slow both.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    ...(baseURL ? { baseURL } : {}),
    locale: 'en-US',
    timezoneId: 'UTC',
    // A test waits for states, not for animations.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every test costs a tenth of the run. A failed test keeps its last screenshot and
    // the page's accessibility tree; `--trace on` records everything.
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
      // Between the two: the rail beside the pages, which have the layout of a wide window.
      name: 'tablet',
      testIgnore: alikeOnTablet,
      ...testsOf('tablet'),
      use: { viewport: { width: 900, height: 1100 }, hasTouch: true },
    },
  ],
});
