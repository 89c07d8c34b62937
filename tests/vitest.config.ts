import { defineConfig } from 'vitest/config';

/** Everything that runs against the whole product without a browser: ledger, API, commands. */
export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    exclude: ['node_modules', 'e2e', 'scale', 'bench'],
    // Each of these starts processes or databases of its own.
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
