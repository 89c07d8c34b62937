import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const REPEAT_AFTER_MS = 2_000;
const soon = () => new Date(Date.now() + 3_600_000).toISOString();
const user = { userId: '7', nickName: 'Dana', email: 'dana@fairhall.test' };
const renewed = { token: 'new', expiresAt: '2099-01-01T00:00:00.000Z' };

const respond = (code: number, data: unknown) =>
  new Response(JSON.stringify({ code, msg: '', data }), { status: code });

const lost = () => Promise.reject(new TypeError('Failed to fetch'));

class SilentChannel extends EventTarget {
  postMessage(): void {}
  close(): void {}
}

beforeEach(() => {
  vi.useFakeTimers();
  const stored = new Map([['session', JSON.stringify({ token: 'old', expiresAt: soon(), user })]]);
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  };
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  // There is no other tab.
  vi.stubGlobal('BroadcastChannel', SilentChannel);
  vi.resetModules();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** The token of the page, and the tokens of the calls, after this page has tried to renew its own. */
async function renewal(responses: readonly (() => Response | Promise<Response>)[]) {
  const left = [...responses];
  const fetched = vi.fn(async (_url: string, _request: RequestInit) => (left.shift() ?? lost)());
  vi.stubGlobal('fetch', fetched);
  const { keepSessionAlive } = await import('./session-renewal.ts');
  keepSessionAlive(new AbortController().signal);
  await vi.advanceTimersByTimeAsync(3 * REPEAT_AFTER_MS);
  const { currentSession } = await import('./session.ts');
  const sent = fetched.mock.calls.map(([, { headers }]) =>
    new Headers(headers).get('authorization'),
  );
  return { token: currentSession()?.token, sent };
}

it('a renewal whose response is lost is repeated with the same token', async () => {
  expect(await renewal([lost, () => respond(200, renewed)])).toEqual({
    token: 'new',
    sent: ['Bearer old', 'Bearer old'],
  });
});

it('is repeated twice at most, within the ten seconds of the old token', async () => {
  const { token, sent } = await renewal([lost, lost, lost]);
  expect(token).toBe('old');
  expect(sent).toHaveLength(3);
});

it('a refused renewal is not repeated', async () => {
  const refused = () =>
    new Response(JSON.stringify({ code: 1006, msg: '', data: { until: null } }));
  expect((await renewal([refused])).sent).toHaveLength(1);
});
