import http from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openGateway } from '../../server/commands/dev-gateway.mjs';
import { freePorts } from '../../server/commands/ports.mjs';

const builtPage =
  '<html><script type="module" src="/assets/critical-Ab12_x.js"></script><div id="root"></div></html>';
const foreignPage = '<html><title>API documentation</title></html>';

const closing: (() => unknown)[] = [];
let outer = { web: 0, pay: 0, game: 0, office: 0 };

beforeAll(async () => {
  outer = await freePorts();
  const inner = await freePorts();
  for (const [name, port] of Object.entries(inner)) {
    const app = http.createServer(respondAs(name));
    await new Promise<void>((resolve) => app.listen(port, '127.0.0.1', resolve));
    closing.push(() => app.close());
  }
  const gateway = await openGateway({ host: '127.0.0.1', outer, inner });
  closing.push(() => gateway.close());
});
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

/** Stand-ins for the apps. */
function respondAs(name: string): http.RequestListener {
  return async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    const html = { 'content-type': 'text/html', 'content-security-policy': "default-src 'none'" };
    switch (request.url) {
      case '/lost':
        return response.writeHead(404, html).end(builtPage);
      case '/api/docs':
        return response.writeHead(200, html).end(foreignPage);
      case '/home':
        return response.writeHead(200, html).end(builtPage);
      default:
        return response
          .writeHead(202, { 'content-type': 'application/json', 'x-request-id': 'r1' })
          .end(JSON.stringify({ name, method: request.method, url: request.url, body }));
    }
  };
}

test.each(['web', 'pay', 'game'] as const)(
  'a call to the %s port is forwarded to its app unchanged',
  async (door) => {
    const response = await fetch(`http://127.0.0.1:${outer[door]}/api/some/call?q=1`, {
      method: 'POST',
      body: '{"a":1}',
    });
    expect(response.status).toBe(202);
    expect(response.headers.get('x-request-id')).toBe('r1');
    expect(await response.json()).toEqual({
      name: door,
      method: 'POST',
      url: '/api/some/call?q=1',
      body: '{"a":1}',
    });
  },
);

test('a built page is replaced by the live one, with the status of the app', async () => {
  const home = await fetch(`http://127.0.0.1:${outer.web}/home`);
  expect(home.status).toBe(200);
  expect(home.headers.get('content-security-policy')).toBeNull();
  const page = await home.text();
  expect(page).toContain('/@vite/client');
  expect(page).toContain('/src/app/main.tsx');
  const lost = await fetch(`http://127.0.0.1:${outer.web}/lost`);
  expect(lost.status).toBe(404);
  expect(await lost.text()).toContain('/@vite/client');
});

test.each([
  { door: 'pay', entry: '/src/pay/main.tsx' },
  { door: 'game', entry: '/src/play/main.tsx' },
  { door: 'office', entry: '/src/office/main.tsx' },
] as const)('the $door port has the live page of its own app', async ({ door, entry }) => {
  const response = await fetch(`http://127.0.0.1:${outer[door]}/home`);
  expect(await response.text()).toContain(entry);
});

test('any other page is forwarded unchanged', async () => {
  const response = await fetch(`http://127.0.0.1:${outer.web}/api/docs`);
  expect(await response.text()).toBe(foreignPage);
  expect(response.headers.get('content-security-policy')).toBe("default-src 'none'");
});

test.each(['web', 'pay', 'game'] as const)(
  'modules are served live on the %s port',
  async (door) => {
    const response = await fetch(`http://127.0.0.1:${outer[door]}/src/lib/time/date-time.ts`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('javascript');
  },
);

test('the web socket of hot reload connects', async () => {
  const client = await (await fetch(`http://127.0.0.1:${outer.web}/@vite/client`)).text();
  const token = /wsToken = "([^"]+)"/.exec(client)?.[1];
  const address = `http://127.0.0.1:${outer.web}/?token=${token}`;
  const upgraded = await new Promise<http.IncomingMessage>((resolve, reject) => {
    const headers = {
      connection: 'upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
      'sec-websocket-protocol': 'vite-hmr',
      origin: `http://localhost:${outer.game}`,
    };
    const request = http.get(address, { headers });
    request.once('upgrade', (response, socket) => {
      socket.destroy();
      resolve(response);
    });
    request.once('response', resolve).once('error', reject);
  });
  expect(upgraded.statusCode).toBe(101);
});
