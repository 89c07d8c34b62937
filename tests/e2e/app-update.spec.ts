import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expectAccessible } from './axe.ts';
import { oneLayout } from './layouts.ts';
import { test as base, expect } from './test.ts';

type Deployment = {
  readonly origin: string;
  /** From now on the server has another build. */
  readonly renew: () => void;
};

/**
 * A proxy in front of the running stack that can change the service worker: a new build is a worker
 * with other content.
 */
const test = base.extend<{ readonly deployment: Deployment }>({
  deployment: async ({ baseURL }, use) => {
    let build = 1;
    const server = createServer((incoming, outgoing) => {
      const suffix = incoming.url === '/sw.js' ? `\n// build ${build}` : '';
      pass({ incoming, outgoing, target: new URL(incoming.url ?? '/', baseURL), suffix });
    });
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
    const { port } = server.address() as AddressInfo;
    await use({
      origin: `http://localhost:${port}`,
      renew: () => {
        build += 1;
      },
    });
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  },
});

type Passing = {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
  readonly target: URL;
  /** Appended to the response. */
  readonly suffix: string;
};

function pass({ incoming, outgoing, target, suffix }: Passing): void {
  const { host: _host, 'accept-encoding': _encoding, ...headers } = incoming.headers;
  delete headers['if-none-match'];
  delete headers['if-modified-since'];
  const call = request(target, { method: incoming.method ?? 'GET', headers }, (response) => {
    // These headers do not match the changed body.
    const { 'content-length': _length, etag: _tag, ...passed } = response.headers;
    outgoing.writeHead(response.statusCode ?? 502, passed);
    response.pipe(outgoing, { end: false });
    response.on('end', () => outgoing.end(suffix));
  });
  call.on('error', () => outgoing.destroy());
  incoming.pipe(call);
}

test(
  'a new version is announced, waits for the player’s confirmation and takes over',
  oneLayout('the same prompt in another position', 'desktop'),
  async ({ page, deployment }) => {
    await page.goto(`${deployment.origin}/home`);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
      .toBe('activated');
    const updateNotice = page.getByText('A new version is ready');
    const prompt = page.getByRole('status').filter({ has: updateNotice });
    await expect(updateNotice).toBeHidden();

    deployment.renew();
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect(updateNotice).toBeVisible();
    await expectAccessible(page);
    await prompt.getByRole('button', { name: 'Close' }).click();
    await expect(updateNotice).toBeHidden();

    await page.reload();
    await expect(updateNotice).toBeVisible();
    await Promise.all([
      page.waitForEvent('load'),
      prompt.getByRole('button', { name: 'Reload' }).click(),
    ]);
    await expect(page.getByRole('heading', { name: 'Hot right now' })).toBeVisible();
    await expect(updateNotice).toBeHidden();
    const waiting = () =>
      page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);
    expect(await waiting()).toBe(false);
  },
);
