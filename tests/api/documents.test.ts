import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rawRequest } from '../support/raw-request.ts';
import { type Stack, startStack } from '../support/stack.ts';

/*
 * Every document that one of the three origins serves, and the permissions of its content security
 * policy.
 */

type Origin = keyof Stack['origins'];

let stack: Stack;
beforeAll(async () => {
  stack = await startStack({ settings: { SEED: 'off' } });
});
afterAll(() => stack.stop());

type Expected = {
  readonly origin: Origin;
  readonly path: string;
  readonly status?: number;
  /** Allowed frame ancestors and frame sources; none by default. */
  readonly framedBy?: Origin;
  readonly frames?: Origin;
};

const documents: Expected[] = [
  { origin: 'web', path: '/', frames: 'game' },
  { origin: 'web', path: '/game-play', frames: 'game' },
  { origin: 'web', path: '/free-play', frames: 'game' },
  { origin: 'web', path: '/no-such-page', status: 404, frames: 'game' },
  { origin: 'web', path: '/games/no-such-game', status: 404, frames: 'game' },
  { origin: 'web', path: '/api/docs' },
  { origin: 'pay', path: '/pay/NO-SUCH-ORDER', status: 404 },
  { origin: 'game', path: '/', framedBy: 'web' },
  { origin: 'game', path: '/docs' },
];

describe.each(documents)('$path at the $origin origin', (expected) => {
  const { origin, path, status = 200, framedBy, frames } = expected;
  const response = () =>
    rawRequest(stack.origins[origin], { path, headers: { accept: 'text/html' } });

  test('is a document with a policy that lists all its sources', async () => {
    const { headers, status: actual } = await response();
    expect(actual).toBe(status);
    expect(headers['content-type']).toMatch(/^text\/html/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    // The addresses of games and checkouts contain credentials.
    const referrer = origin === 'web' ? 'strict-origin-when-cross-origin' : 'no-referrer';
    expect(headers['referrer-policy']).toBe(referrer);
    expect(headers['set-cookie']).toBeUndefined();
    const policy = policyOf(headers['content-security-policy']);
    expect(policy['default-src']).toEqual(["'none'"]);
    expect(policy['script-src']).toEqual(["'self'"]);
    expect(policy['base-uri']).toEqual(["'none'"]);
    expect(policy['form-action']?.every((source) => /^'(self|none)'$/.test(source))).toBe(true);
    expect(policy['frame-src'] ?? []).toEqual(frames ? [stack.origins[frames]] : []);
    // The verifier of the player client reads sheets of the game server.
    if (frames) expect(policy['connect-src']).toEqual(["'self'", stack.origins[frames]]);
    expect(policy['frame-ancestors']).toEqual([framedBy ? stack.origins[framedBy] : "'none'"]);
    for (const sources of Object.values(policy)) {
      for (const source of sources) expect(source).not.toMatch(/\*|unsafe-eval|^https?:$/);
    }
  });

  test('has no inline script, event handler or javascript: URL', async () => {
    const { text } = await response();
    expect(text).toContain('<script');
    for (const [tag] of text.matchAll(/<script\b[^>]*>/g)) expect(tag).toContain(' src="');
    expect(text).not.toMatch(/\son[a-z]+\s*=/i);
    expect(text).not.toMatch(/javascript:/i);
  });
});

describe('a path that leaves the served folder', () => {
  const targets = ['package.json', 'server/stack/dist/main.js', 'etc/passwd'];
  const ways = [
    '../',
    '..%2f',
    '%2e%2e/',
    '%2e%2e%2f',
    '..%5c',
    '%252e%252e%252f',
    '....//',
    '.%00./',
  ];
  const folders: [Origin, string][] = [
    ['web', '/'],
    ['web', '/assets/'],
    ['web', '/art/'],
    ['web', '/api/docs/assets/'],
    ['pay', '/assets/'],
    ['game', '/assets/'],
    ['game', '/art/'],
    ['game', '/docs/assets/'],
  ];

  test.each(folders)('of the %s origin below %s is not found', async (origin, folder) => {
    for (const way of ways) {
      for (const target of targets) {
        for (const depth of [1, 2, 3, 6]) {
          const path = `${folder}${way.repeat(depth)}${target}`;
          const { status, text } = await rawRequest(stack.origins[origin], { path });
          expect([400, 403, 404], path).toContain(status);
          expect(text, path).not.toMatch(/root:|"private"|CLOSE_MS_MAX/);
        }
      }
    }
  });

  test.each([
    '/index.html',
    '/pay.html',
    '/play.html',
    '/.env',
    '/.git/config',
    '/server/stack/src/main.ts',
  ])('%s of the web origin is not found', async (path) => {
    expect((await rawRequest(stack.origins.web, { path })).status).toBe(404);
  });
});

describe.each(['web', 'pay', 'game'] as const)('raw bytes at the %s origin', (origin) => {
  test.each([
    ['that are no HTTP', 'THIS IS NO HTTP\r\n\r\n'],
    [
      'with a head over 16 KiB',
      `GET / HTTP/1.1\r\nhost: x\r\nx-long: ${'x'.repeat(17_000)}\r\n\r\n`,
    ],
    [
      'with two lengths',
      'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nx',
    ],
    [
      'with a length and chunks',
      'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
  ])('%s are refused in the envelope, and the connection is closed', async (_what, bytes) => {
    const response = await sendBytes(stack.origins[origin], bytes);
    const [head = '', body = ''] = response.split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 400 /);
    expect(JSON.parse(body)).toMatchObject({ code: 400, data: null });
  });
});

describe('a redirect', () => {
  test.each([
    '//elsewhere.test',
    '/%2f%2felsewhere.test',
    '/\\elsewhere.test',
    '/https://elsewhere.test',
  ])('is never the response to %s', async (path) => {
    for (const origin of Object.values(stack.origins)) {
      const { status, headers } = await rawRequest(origin, { path });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(headers.location).toBeUndefined();
    }
  });

  test.each([
    'https://elsewhere.test/',
    '//elsewhere.test/',
    '/games',
    'javascript:alert(1)',
    'http://localhost.elsewhere.test/',
  ])('is refused by the game page for the homeUrl %s', async (homeUrl) => {
    const { status, text } = await rawRequest(stack.origins.game, {
      path: `/?homeUrl=${encodeURIComponent(homeUrl)}`,
    });
    expect(status).toBe(400);
    expect(JSON.parse(text).data.issues).toMatchObject([{ path: 'homeUrl' }]);
  });

  test('home stays within the allowed origins of the game page', async () => {
    const homeUrl = encodeURIComponent(`${stack.origins.web}/games`);
    const { status } = await rawRequest(stack.origins.game, { path: `/?homeUrl=${homeUrl}` });
    expect(status).toBe(200);
  });
});

/** Sends bytes and returns the response until the server closes the connection. */
function sendBytes(origin: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    let response = '';
    const socket = connect({ host: hostname, port: Number(port) });
    socket.setEncoding('utf8').on('data', (text) => {
      response += text;
    });
    socket.once('error', reject).once('end', () => resolve(response));
    socket.write(bytes);
  });
}

function policyOf(header: string | string[] | undefined): Record<string, string[]> {
  const directives = String(header)
    .split(';')
    .map((directive) => directive.trim().split(/\s+/));
  return Object.fromEntries(directives.map(([name = '', ...sources]) => [name, sources]));
}
