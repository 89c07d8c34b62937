import { defineConfig } from '@playwright/test';
import base from '../playwright.config.ts';

/**
 * `npm run tour`: a picture of every screen, in the browser and the layouts of the other tests; on
 * tablets of the pages themselves, whose dialogs and states are those of wide windows, and of the
 * protection of logins.
 */
export default defineConfig(base, {
  testDir: '.',
  testMatch: '*.scenes.ts',
  globalSetup: './global-setup.ts',
  outputDir: '../test-results/tour',
  use: { trace: 'off', screenshot: 'off' },
  // Instead of the marks by which `npm test` selects journeys.
  projects: (base.projects ?? []).map((project) => ({
    ...project,
    grep: project.name === 'tablet' ? /(screens|safer-play|security|office)\.scenes/ : /./,
  })),
});
