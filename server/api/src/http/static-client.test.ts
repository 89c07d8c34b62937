import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { registerStaticClient } from './static-client.ts';

const webOrigin = 'https://fairhall.example';
const gameOrigin = 'https://games.fairhall.example';
const findGame = async (gameId: string) =>
  gameId === 'phoenix-ascend'
    ? {
        gameId,
        gameName: 'Phoenix "$&" </title><script>',
        supplier: 'Copper & Fox',
        rtp: 96.4,
        pgIconUrl: '/art/tiles/phoenix-ascend-400.webp',
      }
    : undefined;
const findReplay = async (id: string) =>
  id === 'q3vJ0yq0m1cYt7rZ8WfC2g'
    ? { game: await findGame('phoenix-ascend'), multiple: 25.4 }
    : undefined;
const options = { webOrigin, gameOrigin, findGame, findReplay };
const browser = { accept: 'text/html,application/xhtml+xml' };

let dir: string;
let app: FastifyInstance;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'client-'));
  await mkdir(path.join(dir, 'assets'));
  await mkdir(path.join(dir, 'art'));
  await writeFile(path.join(dir, 'index.html'), '<!doctype html><title>Client</title>');
  await writeFile(path.join(dir, 'assets', 'app-1a2b.js'), 'plain');
  await writeFile(path.join(dir, 'assets', 'app-1a2b.js.br'), 'brotli bytes');
  await writeFile(path.join(dir, 'art', 'tile.webp'), 'picture');
  await writeFile(path.join(dir, 'sw.js'), 'worker');
  await writeFile(path.join(dir, '..', 'secret.txt'), 'secret bytes');
  app = fastify();
  await registerStaticClient(app, { webDir: dir, ...options });
});

afterAll(async () => {
  await app.close();
  await rm(dir, { recursive: true, force: true });
  await rm(path.join(dir, '..', 'secret.txt'), { force: true });
});

/** Serves the client's own document. */
async function serveDocument(): Promise<FastifyInstance> {
  const document = await readFile(new URL('../../../../web/index.html', import.meta.url), 'utf8');
  const webDir = await mkdtemp(path.join(tmpdir(), 'client-'));
  await writeFile(path.join(webDir, 'index.html'), document);
  const shared = fastify();
  onTestFinished(async () => {
    await shared.close();
    await rm(webDir, { recursive: true });
  });
  await registerStaticClient(shared, { webDir, ...options });
  return shared;
}

describe('the built client', () => {
  it('serves its document on each of its paths, with revalidation', async () => {
    for (const url of ['/', '/home', '/game-play', '/payment-result?outTradeNo=1']) {
      const response = await app.inject({ url, headers: browser });
      expect(response.statusCode).toBe(200);
      expect(response.headers['cache-control']).toBe('no-cache');
      expect(response.body).toContain('Client');
    }
  });

  it('has the address of the preview picture with the origin of this installation', async () => {
    const shared = await serveDocument();
    const { body } = await shared.inject({ url: '/support', headers: browser });
    expect(body).toContain(`property="og:image" content="${webOrigin}/art/share.jpg"`);
    expect(body).toContain(`name="game-origin" content="${gameOrigin}"`);
    for (const name of ['og:title', 'og:description']) {
      expect(body).toMatch(new RegExp(`property="${name}"\\s+content="[^"]{20,}"`));
    }
    expect(body).not.toContain('{{');
  });

  it('describes a game in the document of its page, with the texts of its provider escaped', async () => {
    const shared = await serveDocument();
    const game = await shared.inject({ url: '/games/phoenix-ascend', headers: browser });
    expect(game.statusCode).toBe(200);
    const name = 'Phoenix &quot;$&amp;&quot; &lt;/title&gt;&lt;script&gt;';
    const about = `${name} · Copper &amp; Fox · RTP 96.40% · play money`;
    expect(game.body).toContain(`<title>${name} · Fairhall</title>`);
    for (const tag of [
      `name="description" content="${about}"`,
      `property="og:title" content="${name} · Fairhall"`,
      `property="og:description" content="${about}"`,
      `property="og:image" content="${webOrigin}/art/tiles/phoenix-ascend-400.webp"`,
      `property="og:url" content="${webOrigin}/games/phoenix-ascend"`,
      'name="twitter:card" content="summary"',
    ]) {
      expect(game.body.replaceAll(/\s+/g, ' ')).toContain(`<meta ${tag}`);
    }
    expect(game.body).not.toContain('og:image:width');
    const unknown = await shared.inject({ url: '/games/no-such-game', headers: browser });
    expect(unknown.statusCode).toBe(404);
    expect(unknown.body).toContain('<title>Fairhall</title>');
  });

  it('describes a finished round in the document of its replay, and nothing of its player', async () => {
    const shared = await serveDocument();
    const replay = await shared.inject({ url: '/r/q3vJ0yq0m1cYt7rZ8WfC2g', headers: browser });
    expect(replay.statusCode).toBe(200);
    const title = 'Phoenix &quot;$&amp;&quot; &lt;/title&gt;&lt;script&gt; · 25.4 ×';
    for (const tag of [
      `name="description" content="${title} · Copper &amp; Fox · play money"`,
      `property="og:title" content="${title} · Fairhall"`,
      `property="og:image" content="${webOrigin}/art/tiles/phoenix-ascend-400.webp"`,
      `property="og:url" content="${webOrigin}/r/q3vJ0yq0m1cYt7rZ8WfC2g"`,
    ]) {
      expect(replay.body.replaceAll(/\s+/g, ' ')).toContain(`<meta ${tag}`);
    }
    const unknown = await shared.inject({ url: '/r/no-such-round', headers: browser });
    expect(unknown.statusCode).toBe(404);
    expect(unknown.body).toContain('<title>Fairhall</title>');
  });

  it('redirects a path with a trailing slash to the path without it and keeps the query', async () => {
    const pages = [
      ['/home/', '/home'],
      ['/games/?type=slot&q=%2F%2Fa', '/games?type=slot&q=%2F%2Fa'],
      ['/games/phoenix-ascend/?q=/', '/games/phoenix-ascend?q=/'],
    ] as const;
    for (const [url, page] of pages) {
      const response = await app.inject({ url, headers: browser });
      expect([response.statusCode, response.headers.location]).toEqual([308, page]);
    }
    for (const url of ['/nothing/', '//home/', '/home//', '//']) {
      expect((await app.inject({ url, headers: browser })).statusCode).toBe(404);
    }
  });

  it('serves the document of a page that has its own, and otherwise the shared one', async () => {
    await writeFile(path.join(dir, 'home.html'), '<!doctype html><title>Hall</title>');
    await writeFile(path.join(dir, 'games.html'), '<!doctype html><title>Lobby</title>');
    await writeFile(path.join(dir, 'wallet.html'), '<!doctype html><title>Money</title>');
    const withOwn = fastify();
    await registerStaticClient(withOwn, { webDir: dir, ...options });
    const bodyOf = async (url: string) => (await withOwn.inject({ url, headers: browser })).body;
    for (const url of ['/', '/home']) expect(await bodyOf(url)).toContain('Hall');
    for (const url of ['/games', '/games?type=slot']) expect(await bodyOf(url)).toContain('Lobby');
    expect(await bodyOf('/wallet')).toContain('Money');
    for (const url of ['/profile', '/no-such-page', '/home.html', '/games.html']) {
      expect(await bodyOf(url)).toContain('Client');
    }
    await withOwn.close();
  });

  it('sends assets compressed if the browser accepts it, and as immutable', async () => {
    const url = '/assets/app-1a2b.js';
    const small = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
    expect(small.headers['content-encoding']).toBe('br');
    expect(small.body).toBe('brotli bytes');
    expect(small.headers.vary).toContain('accept-encoding');
    expect(small.headers['cache-control']).toContain('immutable');
    const plain = await app.inject({ url, headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body).toBe('plain');
  });

  it('lets browsers cache art for an hour, because its names do not change', async () => {
    const tile = await app.inject('/art/tile.webp');
    expect(tile.headers['cache-control']).toBe('public, max-age=3600');
  });

  it('serves the service worker with revalidation, so that browsers detect a new version', async () => {
    const worker = await app.inject('/sw.js');
    expect(worker.headers['cache-control']).toBe('no-cache');
    expect(worker.body).toBe('worker');
  });

  it('responds to an unknown path with 404: the client for browsers, otherwise the envelope', async () => {
    const page = await app.inject({ url: '/nothing', headers: browser });
    expect([page.statusCode, page.headers['content-type']]).toEqual([
      404,
      'text/html; charset=utf-8',
    ]);
    for (const request of [
      { url: '/nothing' },
      { url: '/api/nothing', headers: browser },
      { url: '/nothing', method: 'POST' as const, headers: browser },
    ]) {
      const response = await app.inject(request);
      expect(response.json()).toMatchObject({ code: 404, data: null });
    }
  });

  it.each(['/../secret.txt', '/assets/../../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt'])(
    'does not serve files outside its folder: %s',
    async (url) => {
      const response = await app.inject(url);
      expect(response.statusCode).toBe(404);
      expect(response.body).not.toContain('secret bytes');
      expect(response.body).not.toBe('secret');
    },
  );
});
