import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { newTotpSecret, seal } from '../../../server/api/src/modules/second-factor/index.ts';
import { officeEntries } from '../../../server/api/src/office/contract/index.ts';
import { buildOfficeApp } from '../../../server/api/src/office-app.ts';
import { rawRequest } from '../../support/raw-request.ts';
import { bearer, sharedTestServer, startTestServer, type TestServer } from '../test-server.ts';
import { loggedIn, logIn, newStaff, type Staff } from './staff.ts';

const OFFICE_ROUTES = new URL('../../../web/src/office/office-routes.tsx', import.meta.url);

let server: TestServer;
let admin: Staff;

beforeAll(async () => {
  server = await sharedTestServer();
  admin = await loggedIn(server, 'admin');
});

describe('a body with prototype keys', () => {
  const calls = officeEntries()
    .map(([, { method, path: place }]) => ({
      method,
      path: `/office${place.replaceAll(/\{\w+\}/g, 'x')}`,
    }))
    .filter(({ method, path: place }) => method !== 'GET' && place !== '/office/logout');

  test.each(calls)('is refused by $method $path', async (call) => {
    for (const body of [
      '{"__proto__":{"polluted":true}}',
      '{"a":[{"constructor":{"prototype":{"polluted":true}}}]}',
    ]) {
      const { status } = await rawRequest(server.settings.origins.office, {
        ...call,
        body,
        headers: {
          authorization: `Bearer ${admin.token}`,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
        },
      });
      expect(status, body).toBe(400);
    }
    expect('polluted' in {}).toBe(false);
  });
});

test('responses are not stored, load nothing, and are for no other origin', async () => {
  const { headers } = await server.office
    .get('/office/me')
    .set(bearer(admin.token))
    .set('origin', server.settings.origins.web);
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'x-request-id': expect.stringMatching(/./),
  });
  expect(headers).not.toHaveProperty('access-control-allow-origin');
});

test('an address has a limit of calls', async () => {
  const strict = await startTestServer({ nodes: 1, env: { RATE_LIMIT: 'on' } });
  onTestFinished(() => strict.close());
  const statuses = new Set<number>();
  for (let sent = 0; sent < 601; sent += 1) {
    statuses.add((await strict.officeApp.inject({ url: '/office/me' })).statusCode);
  }
  expect([...statuses]).toEqual([401, 429]);
});

test('wrong codes of an app delay further ones, as wrong passwords do', async () => {
  const member = await newStaff(server, 'viewer');
  const { settings, random } = server.infrastructure;
  const text = newTotpSecret(random);
  const totpSecretEnc = seal(settings, { text, owner: member.staffId, random });
  await server.infrastructure.prisma.staffUser.update({
    where: { id: member.staffId },
    data: { totpSecretEnc, totpConfirmedAt: server.clock.now() },
  });
  for (let made = 0; made < 10; made += 1) {
    expect((await logIn(server, { ...member, code: '000000' })).body.code).toBe(1008);
  }
  expect((await logIn(server, { ...member, code: '000000' })).status).toBe(429);
});

test('the page and its assets are served, and nothing else of the build', async () => {
  const webDir = await mkdtemp(path.join(tmpdir(), 'fairhall-office-page-'));
  onTestFinished(() => rm(webDir, { recursive: true }));
  await mkdir(path.join(webDir, 'assets'));
  await mkdir(path.join(webDir, 'art'));
  for (const file of ['office.html', 'index.html', 'assets/office-Ab12.js', 'art/tile.webp']) {
    await writeFile(path.join(webDir, file), file);
  }
  const app = await buildOfficeApp(server.opened, { webDir });
  onTestFinished(() => app.close());
  const routes = await readFile(OFFICE_ROUTES, 'utf8');
  const paths = Array.from(routes.matchAll(/paths: \['([\w-]+)/g), ([, section]) => `/${section}`);
  expect(paths).toContain('/withdrawals');
  for (const url of ['/', ...paths, '/players/482913765?tab=money', '/login']) {
    const page = await app.inject({ url });
    expect(page.statusCode).toBe(200);
    expect({ url, body: page.body }).toEqual({ url, body: 'office.html' });
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  }
  const asset = await app.inject({ url: '/assets/office-Ab12.js' });
  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  for (const url of ['/index.html', '/art/tile.webp', '/home', '/api/health', '/assets/../x']) {
    expect({ url, status: (await app.inject({ url })).statusCode }).toEqual({ url, status: 404 });
  }
  const navigates = { accept: 'text/html' };
  const unknown = await app.inject({ url: '/no-such-page', headers: navigates });
  expect([unknown.statusCode, unknown.body]).toEqual([404, 'office.html']);
  for (const headers of [{}, navigates]) {
    const call = await app.inject({ url: '/office/unknown', headers });
    expect(call.json()).toMatchObject({ code: 404 });
  }
});
