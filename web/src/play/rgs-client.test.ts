import { describe, expect, it } from 'vitest';
import { createRgsClient, RETRY_WAITS_MS, readResponse } from './rgs-client.ts';

const envelope = (code: number, data: unknown = null) => ({ code, msg: 'words', data });

describe('a response of the game server', () => {
  it('with code 200 contains the data', () => {
    expect(readResponse({ status: 200, body: envelope(200, { balance: '1.00' }) })).toEqual({
      ok: true,
      data: { balance: '1.00' },
    });
  });

  it('with a business code is a refusal, after which play continues', () => {
    expect(readResponse({ status: 200, body: envelope(1101) })).toEqual({
      ok: false,
      failure: { kind: 'refusal', code: 1101, msg: 'words', data: null },
    });
  });

  it.each([
    [401, 'kicked-out'],
    [401, 'token-expired'],
    [404, 'invalid-game'],
  ] as const)('with status %d ends play with the problem that it names', (status, problem) => {
    expect(readResponse({ status, body: envelope(status, { problem }) })).toEqual({
      ok: false,
      failure: { kind: 'problem', problem },
    });
  });

  it('without a known problem ends play as a failed initialization', () => {
    expect(readResponse({ status: 400, body: envelope(400, { issues: [] }) })).toEqual({
      ok: false,
      failure: { kind: 'problem', problem: 'initialization-failed' },
    });
  });

  it.each([
    [503, envelope(503, { problem: 'connection-lost' })],
    [500, envelope(500)],
    [429, envelope(429)],
    [502, null],
    [200, 'a page of some proxy'],
  ])('with status %d may be repeated', (status, body) => {
    expect(readResponse({ status, body })).toEqual({
      ok: false,
      failure: { kind: 'unreachable' },
    });
  });
});

describe('a call', () => {
  /** A client with scripted responses, one for each attempt. */
  function clientWith(script: readonly (Response | 'cut')[]) {
    const sent: { body: string; authorization: string }[] = [];
    const waits: number[] = [];
    const banner: boolean[] = [];
    const client = createRgsClient({
      token: 'launch-token',
      onReconnecting: (reconnecting) => banner.push(reconnecting),
      wait: async (ms) => {
        waits.push(ms);
      },
      fetch: async (_input, init) => {
        const headers = new Headers(init?.headers);
        const authorization = headers.get('authorization') ?? '';
        const response = script[sent.push({ body: String(init?.body), authorization }) - 1];
        if (response === undefined || response === 'cut') throw new TypeError('network');
        return response;
      },
    });
    return { client, sent, waits, banner };
  }
  const spin = { gameId: 'phoenix-ascend', requestId: 'request-1', stake: '2.00' };

  it('sends the launch token', async () => {
    const scripted = clientWith([Response.json(envelope(200, { balance: '5.00' }))]);
    const result = await scripted.client.call('balance', {});
    expect(result).toEqual({ ok: true, data: { balance: '5.00' } });
    expect(scripted.sent[0]?.authorization).toBe('Bearer launch-token');
    expect(scripted.banner).toEqual([]);
  });

  it('is repeated with the same requestId until the server responds', async () => {
    const busy = Response.json(envelope(503), { status: 503 });
    const scripted = clientWith(['cut', busy, Response.json(envelope(200, {}))]);
    const result = await scripted.client.call('spin', spin);
    expect(result.ok).toBe(true);
    expect(scripted.sent.map(({ body }) => JSON.parse(body).requestId)).toEqual([
      'request-1',
      'request-1',
      'request-1',
    ]);
    expect(scripted.waits).toEqual(RETRY_WAITS_MS.slice(0, 2));
    expect(scripted.banner).toEqual([true, true, false]);
  });

  it('fails with a lost connection after a bounded number of attempts', async () => {
    const scripted = clientWith([]);
    const result = await scripted.client.call('spin', spin);
    expect(result).toEqual({
      ok: false,
      failure: { kind: 'problem', problem: 'connection-lost' },
    });
    expect(scripted.sent).toHaveLength(RETRY_WAITS_MS.length + 1);
    expect(scripted.banner.at(-1)).toBe(false);
  });

  it('is not repeated after a refusal', async () => {
    const scripted = clientWith([Response.json(envelope(1101))]);
    await scripted.client.call('spin', spin);
    expect(scripted.sent).toHaveLength(1);
  });
});
