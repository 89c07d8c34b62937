import { defineConfig } from '@playwright/test';
import { findBrowser } from '../server/commands/browser.mjs';

const executablePath = findBrowser();
/** Set by the global setup, which runs before the workers read this file. */
const baseURL = process.env.FAIRHALL_WEB_ORIGIN;

/** The whole product in a real browser, as a player with a wide window, one with a phone and one with a tablet. */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/global-setup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // Three browsers and the server under test keep four cores busy; a fourth only makes all wait.
  workers: '75%',
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
    // A film of every test costs more than most tests do; the last picture is kept below.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // The games draw with WebGL, here without a graphics card; the page around them is put
      // together without it, which halves the work of a wide window.
      args: [
        '--use-gl=angle',
        '--use-angle=swiftshader',
        '--enable-unsafe-swiftshader',
        '--disable-gpu-compositing',
      ],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'mobile',
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
    {
      // Between the two: the rail beside the pages, which are laid out as on a wide window. Every
      // page, the frame, and the main story of each journey.
      name: 'tablet',
      grep: /every-page\.spec|shell\.spec|@journey/,
      use: { viewport: { width: 900, height: 1100 }, hasTouch: true },
    },
  ],
});
