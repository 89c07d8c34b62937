import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from './contract/endpoint.ts';
import { implement, routerOf } from './implement.ts';
import type { RequestContext } from './services.ts';

const input = z.object({ number: z.number() });
const output = z.object({ doubled: z.number().max(100) });
const described = { method: 'POST', path: '/double', summary: 'Doubles', input, output } as const;
const forAnyone = endpoint({ ...described, access: 'public' });
const forPlayers = endpoint({ ...described, access: 'session' });

const guest = {
  caller: { session: null, ended: 'LOGIN_REQUIRED' },
  session: null,
  idempotencyKey: null,
} as unknown as RequestContext;

const double = ({ input: { number } }: { input: { number: number } }) => ({ doubled: 2 * number });

test('a handler checks the input, does its work and checks the output', async () => {
  const { handle } = implement(forAnyone, double);
  expect(await handle(guest, { number: 21 })).toEqual({ doubled: 42 });
  await expect(handle(guest, { number: '21' })).rejects.toMatchObject({
    code: 'INVALID_REQUEST',
    data: { issues: [{ path: 'number' }] },
  });
});

test('an output that breaks its schema is a failure that says how, and goes to nobody', async () => {
  const { handle } = implement(forAnyone, double);
  await expect(handle(guest, { number: 51 })).rejects.toThrow('a response breaks its schema');
});

test('an endpoint for players refuses a guest before it looks at the input', async () => {
  const { handle } = implement(forPlayers, double);
  await expect(handle(guest, {})).rejects.toMatchObject({
    code: 'UNAUTHORIZED',
    data: { reason: 'LOGIN_REQUIRED' },
  });
});

test('the tRPC procedure of an endpoint is the same handler, guard included', async () => {
  const router = routerOf({
    numbers: { open: implement(forAnyone, double), own: implement(forPlayers, double) },
  });
  const caller = router.createCaller(guest);
  expect(await caller.numbers.open({ number: 4 })).toEqual({ doubled: 8 });
  await expect(caller.numbers.own({ number: 4 })).rejects.toThrow('UNAUTHORIZED');
});
