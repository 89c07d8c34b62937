import { expect, test } from 'vitest';
import { appRouter } from '../app-router.ts';
import { open, router } from '../core/trpc.ts';
import { endpointCalls } from './endpoint-calls.ts';

test('a call of the contract that nobody answers stops the start, and so does one beyond it', () => {
  const other = router({ surprise: open.query(() => 'hello') });
  expect(() => endpointCalls(other)).toThrow(
    /^The contract and the router differ: no procedure for \[.*user\.login.*\], no endpoint for \[surprise\]$/,
  );
  expect(() => endpointCalls(appRouter)).not.toThrow();
});
