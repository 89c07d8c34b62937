import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import http from 'node:http';
import { createRequire } from 'node:module';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { root } from './root.mjs';

/** @typedef {import('../kit/src/settings.ts').Settings['ports']} Ports */

/** Timeout for a server that restarts after an edit. */
const RESTART_MS_MAX = 15_000;
const RESTART_POLL_MS = 100;

/** What the built pages of an app contain, and other documents do not. */
const PAGE_MARK = '<div id="root">';

/**
 * Development proxy in front of the four apps, on their public ports. Vite serves the modules and
 * hot-reloads them on all four origins. Other requests are forwarded to the apps unchanged; a
 * built page in a response is replaced by the live one, so the apps need no development mode. Vite's own
 * proxy serves one port and changes no response: it would need four Vite servers, and the routes of the
 * pages of each app; a request while a server restarts would fail.
 * @param {{ host: string, outer: Ports, inner: Ports }} options
 * @returns {Promise<{ close: () => Promise<void> }>}
 */
export async function openGateway({ host, outer, inner }) {
  const webServer = http.createServer();
  const vite = await createVite({ webServer, clientPort: outer.web });
  const proxies = [
    { server: webServer, port: outer.web, target: inner.web, page: 'index' },
    { server: http.createServer(), port: outer.pay, target: inner.pay, page: 'pay' },
    { server: http.createServer(), port: outer.game, target: inner.game, page: 'play' },
    { server: http.createServer(), port: outer.office, target: inner.office, page: 'office' },
  ];
  for (const { server, port, target, page } of proxies) {
    server.on('request', (request, response) => {
      const pass = () => forward({ request, response, target, page, vite });
      if (isModuleRequest(request)) vite.middlewares(request, response, pass);
      else pass();
    });
    await new Promise((resolve) => server.listen(port, host, () => resolve(undefined)));
  }
  return {
    async close() {
      for (const { server } of proxies) {
        server.close();
        server.closeAllConnections();
      }
      await vite.close();
    },
  };
}

/**
 * @param {{ webServer: http.Server, clientPort: number }} options
 * @returns {Promise<ViteServer>}
 */
async function createVite({ webServer, clientPort }) {
  const web = path.join(root, 'web');
  const file = createRequire(path.join(web, 'package.json')).resolve('vite');
  const { createServer } = await import(pathToFileURL(file).href);
  return createServer({
    root: web,
    configFile: path.join(web, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, ws: { server: webServer, clientPort } },
  });
}

/**
 * @typedef {object} ViteServer the used part of Vite's type
 * @property {(request: http.IncomingMessage, response: http.ServerResponse, next: () => void) => void} middlewares
 * @property {(url: string, html: string) => Promise<string>} transformIndexHtml
 * @property {() => Promise<void>} close
 */

/** @param {http.IncomingMessage} request */
function isModuleRequest({ method, url = '/' }) {
  return (method === 'GET' || method === 'HEAD') && !/^\/(api|office)\//.test(url);
}

/**
 * @typedef {object} Exchange
 * @property {http.IncomingMessage} request
 * @property {http.ServerResponse} response
 * @property {number} target port of the app
 * @property {string} page name of its document in `web`
 * @property {ViteServer} vite
 */

/** @param {Exchange} exchange */
async function forward({ request, response, target, page, vite }) {
  try {
    await untilListening(target);
    const upstreamResponse = await requestUpstream({ request, response, target });
    if (upstreamResponse.headers['content-type']?.startsWith('text/html')) {
      await sendPage({ request, response, upstreamResponse, page, vite });
    } else {
      response.writeHead(upstreamResponse.statusCode ?? 502, upstreamResponse.headers);
      upstreamResponse.pipe(response);
    }
  } catch (error) {
    if (response.headersSent) return void response.destroy();
    response.writeHead(502, { 'content-type': 'text/plain' });
    response.end(`No response from the server behind the development gateway: ${error}\n`);
  }
}

/**
 * @param {Omit<Exchange, 'vite' | 'page'>} exchange
 * @returns {Promise<http.IncomingMessage>}
 */
function requestUpstream({ request, response, target }) {
  return new Promise((resolve, reject) => {
    const headers = { ...request.headers, 'accept-encoding': 'identity' };
    const inner = http.request(
      { host: '127.0.0.1', port: target, method: request.method, path: request.url, headers },
      resolve,
    );
    inner.once('error', reject);
    response.once('close', () => inner.destroy());
    request.pipe(inner);
  });
}

/** @param {Omit<Exchange, 'target'> & { upstreamResponse: http.IncomingMessage }} options */
async function sendPage({ request, response, upstreamResponse, page, vite }) {
  const chunks = await upstreamResponse.toArray();
  const built = Buffer.concat(chunks).toString('utf8');
  if (!built.includes(PAGE_MARK)) {
    response.writeHead(upstreamResponse.statusCode ?? 502, upstreamResponse.headers);
    return response.end(request.method === 'HEAD' ? undefined : Buffer.concat(chunks));
  }
  const [, gameOrigin = ''] = /name="game-origin" content="([^"]*)"/.exec(built) ?? [];
  const file = await readFile(path.join(root, 'web', `${page}.html`), 'utf8');
  const source = file.replaceAll('{{GAME_ORIGIN}}', gameOrigin);
  const live = await vite.transformIndexHtml(`/${page}.html`, source);
  // Without the app's content security policy: hot reload needs inline scripts and a web socket.
  response.writeHead(upstreamResponse.statusCode ?? 502, {
    'content-type': 'text/html; charset=utf-8',
  });
  return response.end(live);
}

/**
 * @param {number} port
 * @throws {Error} when no server listens within RESTART_MS_MAX
 */
async function untilListening(port) {
  const deadline = performance.now() + RESTART_MS_MAX;
  for (;;) {
    const probe = connect({ host: '127.0.0.1', port });
    const isListening = await once(probe, 'connect').then(
      () => true,
      () => false,
    );
    probe.destroy();
    if (isListening) return;
    if (performance.now() > deadline) throw new Error(`no server listens on port ${port}`);
    await delay(RESTART_POLL_MS);
  }
}
