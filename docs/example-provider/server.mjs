/* A games provider with one game, in Node's standard library alone: docs/provider.md explains it. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { findRound, pastRounds, settleOpenRounds, toss } from './rounds.mjs';
import { callApi, isSigned } from './signed-calls.mjs';

const { PORT = '3005', WEB_ORIGIN, ORIGIN = `http://localhost:${PORT}` } = process.env;
const [BODY_BYTES_MAX, RETRY_MS] = [4096, 2000];

const read = (name) => readFileSync(new URL(name, import.meta.url));
const files = {
  '/': ['text/html; charset=utf-8', read('page.html')],
  '/replay': ['text/html; charset=utf-8', read('replay.html')],
  '/replay.mjs': ['text/javascript', read('replay.mjs')],
  '/page.css': ['text/css', read('page.css')],
  '/page.mjs': ['text/javascript', read('page.mjs')],
  '/game-frame.js': ['text/javascript', read('../../server/game-frame/dist/game-frame.js')],
  '/coin.svg': ['image/svg+xml', read('coin.svg')],
  '/rules.txt': ['text/plain; charset=utf-8', read('rules.txt')],
};
const calls = {
  '/session': ({ token }, language) => callApi('/provider/authenticate', { token }, language),
  '/toss': toss,
  '/replay': replay,
  '/player-history/rounds': pastRounds,
};
const headers = {
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'self'; base-uri 'none'; frame-ancestors ${WEB_ORIGIN}`,
  'referrer-policy': 'no-referrer', // The address of the page has a launch token.
  'x-content-type-options': 'nosniff',
};
const game = {
  gameId: 'example-coin',
  gameName: 'Example Coin',
  gameType: 1,
  supplier: 'Example Games',
  betList: [1, 5, 10],
  rtp: 98,
  volatility: 'low',
  pgIconUrl: `${ORIGIN}/coin.svg`,
  rulesHash: createHash('sha256').update(read('rules.txt')).digest('hex'),
  frameProtocol: 1,
  replayUrl: '/replay',
};

const fail = (code, msg) => ({ code, msg, data: null });

/** A finished round for anyone with its id, without its player. */
function replay({ round: roundId }) {
  const round = findRound(roundId);
  if (!round) return fail(404, 'unknown round');
  const { stake, outcome, win, walletType } = round;
  return { code: 200, msg: 'success', data: { stake, outcome, win, walletType } };
}

async function respond(request, path) {
  const { method, headers: given } = request;
  if (method !== 'POST' || !calls[path]) return fail(404, 'not found');
  if (!(given['content-length'] <= BODY_BYTES_MAX)) return fail(413, 'too large');
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk;
  const isSignedCall = path === '/player-history/rounds';
  if (isSignedCall && !isSigned(given['x-signature'], text)) return fail(403, 'forbidden');
  return calls[path](Object(JSON.parse(text)), given['accept-language']);
}

const server = createServer(async (request, response) => {
  const [path] = request.url.split('?');
  const [type, file] = (request.method === 'GET' && files[path]) || [];
  if (file) return response.writeHead(200, { ...headers, 'content-type': type }).end(file);
  const reply = await respond(request, path).catch((error) => {
    process.stderr.write(`${path}: ${error.message}\n`);
    return error instanceof SyntaxError ? fail(400, 'invalid') : fail(500, 'internal error');
  });
  const status = reply.code < 1000 ? reply.code : 200;
  response.writeHead(status, { ...headers, 'content-type': 'application/json' });
  response.end(JSON.stringify(reply));
});

async function saveGame() {
  for (;;) {
    const { code, msg } = await callApi('/rpgame/games/saveAll', { games: [game] });
    if (code === 200) return process.stdout.write(`Example Coin is in the lobby: ${WEB_ORIGIN}\n`);
    process.stdout.write(`The game is not saved yet (${code} ${msg})\n`);
    await delay(RETRY_MS);
  }
}

server.listen(PORT, 'localhost', () =>
  process.stdout.write(`The example provider is on ${ORIGIN}\n`),
);
await Promise.all([settleOpenRounds(), saveGame()]);
