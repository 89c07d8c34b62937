import type { AppRouter } from '@fairhall/api/contract/router';
import { createTRPCClient, TRPCClientError } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { freshLoginLink } from './fresh-login.ts';

const refusal = (code: number) => new ApiError({ kind: 'refusal', code, message: 'refused' });

/** A client whose calls have these results in turn. */
function client({ results, isConfirmed }: { results: unknown[]; isConfirmed: boolean }) {
  const log: string[] = [];
  const { user } = createTRPCClient<AppRouter>({
    links: [
      freshLoginLink(async () => {
        log.push('confirm');
        return isConfirmed;
      }),
      () =>
        ({ op }) =>
          observable((observer) => {
            log.push(op.path);
            const result = results.shift();
            if (result instanceof Error) return observer.error(TRPCClientError.from(result));
            observer.next({ result: { type: 'data', data: result } });
            observer.complete();
          }),
    ],
  });
  return { log, call: () => user.changePassword.mutate({ oldPassword: 'a', newPassword: 'b' }) };
}

it('a call that needs a fresh login is sent again after the confirmation', async () => {
  const { call, log } = client({ results: [refusal(1011), null], isConfirmed: true });
  expect(await call()).toBeNull();
  expect(log).toEqual(['user.changePassword', 'confirm', 'user.changePassword']);
});

it('a call that was not confirmed fails with its refusal', async () => {
  const { call, log } = client({ results: [refusal(1011)], isConfirmed: false });
  await expect(call()).rejects.toThrow('refused');
  expect(log).toEqual(['user.changePassword', 'confirm']);
});

it('another refusal needs no confirmation', async () => {
  const { call, log } = client({ results: [refusal(1003)], isConfirmed: true });
  await expect(call()).rejects.toThrow('refused');
  expect(log).toEqual(['user.changePassword']);
});
