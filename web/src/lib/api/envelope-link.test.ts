import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AppRouter } from '@fairhall/api/contract/router';
import { createTRPCClient } from '@trpc/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ApiError, toApiError } from './api-error.ts';
import { type EnvelopeLinkOptions, envelopeLink } from './envelope-link.ts';

type Seen = {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
};

type Response = { readonly status?: number; readonly text: string } | 'nothing' | 'hang up';

const texts = {
  network: () => 'no connection',
  timeout: () => 'too late',
  failed: () => 'went wrong',
};

let server: Server;
let baseUrl: string;
let nextResponse: Response;
/** Responses before `nextResponse`, in order. */
let firstResponses: Response[];
let seen: Seen[];
let token: string | null;
let unauthorized: { token: string | null; reason: string }[];

function success(data: unknown): Response {
  return { text: JSON.stringify({ code: 200, msg: 'success', data }) };
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}

async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await readBody(request);
  seen.push({
    method: request.method ?? '',
    url: request.url ?? '',
    headers: request.headers,
    body,
  });
  const current = firstResponses.shift() ?? nextResponse;
  if (current === 'nothing') return;
  if (current === 'hang up') return void request.socket.destroy();
  response.writeHead(current.status ?? 200, { 'content-type': 'application/json' });
  response.end(current.text);
}

function client(options: Partial<EnvelopeLinkOptions> = {}) {
  return createTRPCClient<AppRouter>({
    links: [
      envelopeLink({
        baseUrl,
        token: () => token,
        language: () => 'pt-br',
        texts,
        onUnauthorized: (end) => unauthorized.push(end),
        repeatAfterMs: [1, 1],
        ...options,
      }),
    ],
  });
}

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => {
      throw new Error('the call was expected to fail');
    },
    (reason: unknown) => toApiError(reason),
  );
  if (error === null) throw new Error('the call failed with another error than an ApiError');
  return error;
}

function lastSeen(): Seen {
  const last = seen.at(-1);
  if (last === undefined) throw new Error('the server received no request');
  return last;
}

beforeEach(async () => {
  nextResponse = success(null);
  firstResponses = [];
  seen = [];
  token = null;
  unauthorized = [];
  server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  baseUrl = `http://127.0.0.1:${port}/api`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

describe('a request', () => {
  it('of a DELETE has its input in the address, and a password in the body', async () => {
    await client().user.clearHistory.mutate({ kind: 'game' });
    expect(lastSeen()).toMatchObject({ url: '/api/user/history?kind=game', body: '' });
    await client().security.removeTotp.mutate({ password: 'secret' });
    expect(lastSeen()).toMatchObject({
      method: 'DELETE',
      url: '/api/user/second-factor/totp',
      body: '{"password":"secret"}',
    });
  });

  it('has the method and the path of the contract', async () => {
    await client().wallets.list.query({ walletType: 'BRL' });
    expect(lastSeen()).toMatchObject({ method: 'POST', url: '/api/user/wallet' });
    expect(JSON.parse(lastSeen().body)).toEqual({ walletType: 'BRL' });
  });

  it('fills the path’s parameters and omits them from the query', async () => {
    await client().games.get.query({ id: 'fox & clover/1' });
    expect(lastSeen().url).toBe('/api/rpgame/games/fox%20%26%20clover%2F1');
  });

  it('sends the input of a GET as query and omits undefined values', async () => {
    await client().user.history.query({ kind: 'game', pageSize: 50, walletType: undefined });
    expect(lastSeen()).toMatchObject({
      method: 'GET',
      url: '/api/user/history?kind=game&pageSize=50',
      body: '',
    });
  });

  it('has a content type only with a body', async () => {
    await client().user.info.query({});
    expect(lastSeen().headers['content-type']).toBeUndefined();
    await client().user.logout.mutate({});
    expect(lastSeen()).toMatchObject({ method: 'POST', body: '' });
    expect(lastSeen().headers['content-type']).toBeUndefined();
    await client().wallets.list.query({ walletType: 'BRL' });
    expect(lastSeen().headers['content-type']).toBe('application/json');
  });

  it('sends the language, and the token if there is one', async () => {
    await client().user.info.query({});
    expect(lastSeen().headers).toMatchObject({ 'accept-language': 'pt-br' });
    expect(lastSeen().headers.authorization).toBeUndefined();
    token = 'secret';
    await client().user.info.query({});
    expect(lastSeen().headers.authorization).toBe('Bearer secret');
  });

  it('takes headers from the call, for an idempotency key', async () => {
    const context = { headers: { 'idempotency-key': 'once' } };
    await client().payments.recharge.mutate({ amount: 10 }, { context });
    expect(lastSeen().headers['idempotency-key']).toBe('once');
  });
});

describe('a response', () => {
  it('is unwrapped from its envelope', async () => {
    nextResponse = success({ status: 'ok' });
    expect(await client().health.live.query({})).toEqual({ status: 'ok' });
  });

  it('with a refusal is an error with the contract’s name, the server’s message and its data', async () => {
    nextResponse = {
      text: JSON.stringify({ code: 1102, msg: 'fora do limite', data: { min: 10 } }),
    };
    expect(await failureOf(client().payments.recharge.mutate({ amount: 1 }))).toMatchObject({
      kind: 'refusal',
      code: 1102,
      errorName: 'AMOUNT_OUT_OF_RANGE',
      message: 'fora do limite',
      data: { min: 10 },
    });
  });

  it('with an error status is a transport error', async () => {
    nextResponse = { status: 503, text: JSON.stringify({ code: 503, msg: 'busy', data: null }) };
    expect(await failureOf(client().games.available.query({}))).toMatchObject({
      kind: 'transport',
      code: 503,
      errorName: 'OVERLOADED',
      message: 'busy',
    });
  });

  it('without an envelope, as a proxy’s page, is a transport error with a text of the client', async () => {
    nextResponse = { status: 502, text: '<html>Bad gateway</html>' };
    expect(await failureOf(client().games.available.query({}))).toMatchObject({
      kind: 'transport',
      code: 502,
      errorName: null,
      message: 'went wrong',
    });
  });

  it('with a truncated envelope and status 200 is a transport error too', async () => {
    nextResponse = { text: '{"code":200,"msg":"suc' };
    expect(await failureOf(client().games.available.query({}))).toMatchObject({
      kind: 'transport',
      code: 200,
      message: 'went wrong',
    });
  });

  it.each([['LOGIN_REQUIRED'], ['SESSION_EXPIRED'], ['KICKED_OUT']])(
    'of 401 has the reason %s and the token that was refused',
    async (reason) => {
      token = 'dead';
      nextResponse = {
        status: 401,
        text: JSON.stringify({ code: 401, msg: 'no', data: { reason } }),
      };
      await failureOf(client().user.info.query({}));
      expect(unauthorized).toEqual([{ token: 'dead', reason }]);
    },
  );

  it('of 401 without a reason counts as an expired session', async () => {
    nextResponse = { status: 401, text: 'no' };
    await failureOf(client().user.info.query({}));
    expect(unauthorized).toEqual([{ token: null, reason: 'SESSION_EXPIRED' }]);
  });
});

describe('a proxy’s 502 or 504, as during a restart of the API,', () => {
  const undelivered = (status: number): Response => ({ status, text: '<html>no server</html>' });

  it.each([502, 504])('of %i is followed by the same read again', async (status) => {
    firstResponses = [undelivered(status), undelivered(status)];
    nextResponse = success({ status: 'ok' });
    expect(await client().health.live.query({})).toEqual({ status: 'ok' });
    expect(seen).toHaveLength(3);
  });

  it('is followed by the same call with the same idempotency key', async () => {
    firstResponses = [undelivered(502)];
    const context = { headers: { 'idempotency-key': 'once' } };
    await client().payments.recharge.mutate({ amount: 10 }, { context });
    expect(seen.map(({ headers }) => headers['idempotency-key'])).toEqual(['once', 'once']);
    expect(seen[1]?.body).toBe(seen[0]?.body);
  });

  it('is an error after the last repetition', async () => {
    nextResponse = undelivered(502);
    expect(await failureOf(client().games.available.query({}))).toMatchObject({ code: 502 });
    expect(seen).toHaveLength(3);
  });

  it('is an error at once for a write without a key, which may have been done', async () => {
    firstResponses = [undelivered(504)];
    expect(await failureOf(client().user.logout.mutate({}))).toMatchObject({ code: 504 });
    expect(seen).toHaveLength(1);
  });

  it('is followed by nothing after the caller aborted', async () => {
    nextResponse = undelivered(502);
    const caller = new AbortController();
    const call = client({ repeatAfterMs: [60_000] }).games.available.query(
      {},
      { signal: caller.signal },
    );
    await expect.poll(() => seen.length).toBe(1);
    caller.abort();
    await expect(call).rejects.toSatisfy((error) => toApiError(error) === null);
    expect(seen).toHaveLength(1);
  });
});

describe('no response', () => {
  it('because the connection broke is a network error', async () => {
    nextResponse = 'hang up';
    expect(await failureOf(client().games.available.query({}))).toMatchObject({
      kind: 'network',
      code: 0,
      message: 'no connection',
    });
  });

  it('in time is a timeout', async () => {
    nextResponse = 'nothing';
    const call = client({ timeoutMs: 30 }).games.available.query({});
    expect(await failureOf(call)).toMatchObject({ kind: 'timeout', message: 'too late' });
  });

  it('because the caller aborted is not an ApiError', async () => {
    nextResponse = 'nothing';
    const caller = new AbortController();
    const call = client().games.available.query({}, { signal: caller.signal });
    caller.abort();
    await expect(call).rejects.toSatisfy((error) => toApiError(error) === null);
  });
});
