import fastify from 'fastify';
import { expect, test } from 'vitest';
import { appRouter } from '../app-router.ts';
import type { Services } from '../core/context.ts';
import { open, router } from '../core/trpc.ts';
import { registerRest } from './rest.ts';

/** The check comes before anything asks for a service. */
const services = {} as Services;

test('a call of the contract that nobody answers stops the start, and so does one beyond it', () => {
  const other = router({ surprise: open.query(() => 'hello') });
  expect(() => registerRest(fastify(), { router: other, services })).toThrow(
    /^The contract and the router differ: no procedure for \[.*user\.login.*\], no endpoint for \[surprise\]$/,
  );
  expect(() => registerRest(fastify(), { router: appRouter, services })).not.toThrow();
});
