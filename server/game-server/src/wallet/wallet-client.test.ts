import type { AddressInfo } from 'node:net';
import { systemClock } from '@fairhall/kit/clock';
import { refusalCodes } from '@fairhall/kit/errors';
import { openSignedHttpClient } from '@fairhall/kit/signed-http-client';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { createWalletClient, minorOf, walletAt } from './wallet-client.ts';

const BET = {
  token: 'launch',
  transactionId: 'bet-1',
  roundId: 'round-1',
  gameId: 'phoenix-ascend',
  amount: '1.00',
  winAmount: '0',
};

/** A wallet that returns this text for every call and records the requested languages. */
async function walletThatResponds(text: string) {
  const app = fastify();
  const languages: (string | undefined)[] = [];
  app.post('/api/provider/:call', async (request, reply) => {
    languages.push(request.headers['accept-language']);
    return reply.type('application/json').send(text);
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  return {
    app,
    languages,
    client: createWalletClient({
      http: openSignedHttpClient(walletAt({ origin, secret: 'secret' })),
      clock: systemClock,
    }),
  };
}

const response = (code: number, data: unknown = null) =>
  JSON.stringify({ code, msg: 'text', data });

test('a response with a balance is done, and a call has the language of its player', async () => {
  const { client, languages } = await walletThatResponds(response(200, { balance: 12.5 }));
  expect(await client.play(BET, 'es')).toEqual({ kind: 'done', data: { balance: 12.5 } });
  await client.play(BET);
  expect(languages).toEqual(['es', undefined]);
});

test('a refusal has its name and the text for the player', async () => {
  const { client } = await walletThatResponds(response(refusalCodes.INSUFFICIENT_BALANCE));
  expect(await client.play(BET)).toEqual({
    kind: 'refused',
    refusal: 'INSUFFICIENT_BALANCE',
    msg: 'text',
    data: null,
  });
});

test.each([400, 403, 429, 503])('after a %i nothing was done', async (code) => {
  const { client } = await walletThatResponds(response(code));
  expect(await client.play(BET)).toMatchObject({ kind: 'not-done' });
});

test.each([
  ['an internal error', response(500)],
  ['a response that is no envelope', '{"balance": 1}'],
  ['a response that is not JSON', '<html>'],
  ['a success without its balance', response(200, {})],
])('after %s the result is unknown', async (_, text) => {
  const { client } = await walletThatResponds(text);
  expect(await client.play(BET)).toMatchObject({ kind: 'unknown' });
});

test('nothing was done by a wallet that refuses connections', async () => {
  const { app, client } = await walletThatResponds(response(200));
  await app.close();
  expect(
    await client.rollback({ uid: 'u1', transactionId: 'r', betTransactionId: 'bet-1' }),
  ).toMatchObject({
    kind: 'not-done',
  });
});

test('a balance in major units is exact in minor ones', () => {
  expect(minorOf(0.29, 'USD')).toBe(29n);
  expect(minorOf(1_000_000_000.01, 'USD')).toBe(100_000_000_001n);
  expect(minorOf(7, 'JPY')).toBe(7n);
});
