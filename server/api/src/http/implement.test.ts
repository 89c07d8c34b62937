import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { implement } from './implement.ts';
import type { RequestContext } from './request-context.ts';

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

test('a handler validates the input, resolves and validates the output', async () => {
  const { handle } = implement(forAnyone, double);
  expect(await handle(guest, { number: 21 })).toEqual({ doubled: 42 });
  await expect(handle(guest, { number: '21' })).rejects.toMatchObject({
    code: 'INVALID_REQUEST',
    data: { issues: [{ path: 'number' }] },
  });
});

test('an output that does not match its schema is not sent but fails with its issues', async () => {
  const { handle } = implement(forAnyone, double);
  await expect(handle(guest, { number: 51 })).rejects.toThrow(
    'a response does not match its schema',
  );
});

test('an endpoint for players rejects a guest before it validates the input', async () => {
  const { handle } = implement(forPlayers, double);
  await expect(handle(guest, {})).rejects.toMatchObject({
    code: 'UNAUTHORIZED',
    data: { reason: 'LOGIN_REQUIRED' },
  });
});
