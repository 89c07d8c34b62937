import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerPage } from './page.ts';

const WEB_ORIGIN = 'https://web.test';
const picture = (gameId: string) => `<img src="/art/games/${gameId}/symbols.avif">`;

let webDir: string;
let app: FastifyInstance;

beforeAll(async () => {
  webDir = await mkdtemp(path.join(tmpdir(), 'game-page-'));
  await writeFile(path.join(webDir, 'play-slot.html'), picture('__GAME_ID__'));
  await writeFile(path.join(webDir, 'play.html'), 'the page of any game');
  await writeFile(path.join(webDir, 'shared-code.html'), 'what all games load');
  app = fastify();
  await registerPage(app, { webDir, webOrigin: WEB_ORIGIN });
});

afterAll(async () => {
  await app.close();
  await rm(webDir, { recursive: true, force: true });
});

const bodyOf = async (query: string) => (await app.inject(`/?${query}`)).body;

it('loads the pictures of the game that is opened', async () => {
  expect(await bodyOf('GameID=lantern-night')).toBe(picture('lantern-night'));
});

it('repeats no id of an unknown game', async () => {
  for (const query of ['GameID=%3Cscript%3E', 'GameID=a&GameID=b', '']) {
    expect(await bodyOf(query)).toBe('the page of any game');
  }
});

it('serves what all games load to a frame of the player client alone', async () => {
  const { body, headers } = await app.inject('/shared-code.html');
  expect(body).toBe('what all games load');
  expect(headers['content-security-policy']).toContain(`frame-ancestors ${WEB_ORIGIN}`);
});
