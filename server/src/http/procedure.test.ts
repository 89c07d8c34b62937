import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import type { RequestContext } from '../core/context.ts';
import { authed, open } from '../core/trpc.ts';
import { compile } from './procedure.ts';

const input = z.object({ count: z.int() });
const output = z.object({ double: z.int() });
const described = { method: 'POST', path: '/double', summary: 'Doubles', input, output } as const;
const forAnyone = endpoint({ ...described, access: 'public' });
const forPlayers = endpoint({ ...described, access: 'session' });

const doubling = open
  .input(input)
  .output(output)
  .query(({ input: { count } }) => ({ double: 2 * count }));

/** Nothing of the context is read by the procedures of these tests. */
const nobody = { caller: { session: null } } as RequestContext;

test('a compiled procedure checks what comes, does its work and checks what goes', async () => {
  const run = compile('double', { procedure: doubling, endpoint: forAnyone });
  expect(await run(nobody, { count: 21 })).toEqual({ double: 42 });
  await expect(run(nobody, { count: 'many' })).rejects.toMatchObject({
    code: 'INVALID_REQUEST',
    data: { issues: [{ path: 'count' }] },
  });
});

test('an answer that breaks its schema is a failure that says how, and goes to nobody', async () => {
  const broken = open
    .input(input)
    .output(output)
    .query(() => ({ double: 0.5 }));
  const run = compile('double', { procedure: broken, endpoint: forAnyone });
  await expect(run(nobody, { count: 1 })).rejects.toThrow('an answer breaks its schema');
});

test('a procedure open to all behind an endpoint for players stops the start', () => {
  expect(() => compile('double', { procedure: doubling, endpoint: forPlayers })).toThrow(
    'The procedure double has other middlewares than its endpoint asks for',
  );
  const guarded = authed
    .input(input)
    .output(output)
    .query(() => ({ double: 2 }));
  expect(() => compile('double', { procedure: guarded, endpoint: forPlayers })).not.toThrow();
  expect(() => compile('double', { procedure: guarded, endpoint: forAnyone })).toThrow(
    'has other middlewares',
  );
});

test('a procedure with schemas of its own stops the start', () => {
  const otherInput = open
    .input(z.object({ count: z.int() }))
    .output(output)
    .query(() => ({ double: 2 }));
  const noOutput = open.input(input).query(() => ({ double: 2 }));
  for (const procedure of [otherInput, noOutput]) {
    expect(() => compile('double', { procedure, endpoint: forAnyone })).toThrow(
      "The procedure double does not use its endpoint's schemas",
    );
  }
});
