import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { systemClock } from '@fairhall/kit/clock';
import { sha256Hex } from '@fairhall/kit/fairness/node-hmac';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSqliteDatabase } from '../backends/sqlite/sqlite-database.ts';
import { openStore } from '../backends/sqlite/store.ts';
import { gameServerCalls } from '../contract/rounds.ts';
import { startWallet } from '../testing/fake-wallet.ts';
import { chooseClientSeed, startGameServer } from '../testing/game-server.ts';
import { canonicalJson } from './canonical-json.ts';
import { openDefinitions } from './definitions.ts';
import { definitionInForce, definitionsInForce } from './definitions-in-force.ts';

let dir: string;
let wallet: Awaited<ReturnType<typeof startWallet>>;
let app: FastifyInstance;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'definitions-'));
  wallet = await startWallet();
  app = await startGameServer({ walletOrigin: wallet.origin, dataDir: dir });
  await chooseClientSeed(app);
});

afterAll(async () => {
  await app.close();
  await wallet.close();
  await rm(dir, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers });

async function call<Name extends 'open' | 'spin'>(name: Name, body: object) {
  const response = await app.inject({
    method: 'POST',
    url: gameServerCalls[name].path,
    headers: { 'content-type': 'application/json', authorization: 'Bearer launch-token' },
    payload: JSON.stringify(body),
  });
  return response.json().data;
}

it('sends the definition of each game as the bytes of its hash, to every origin', async () => {
  for (const { gameId } of definitionsInForce) {
    const response = await get(`/fairness/games/${gameId}.json`);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('application/json');
    expect(response.headers['access-control-allow-origin']).toBe('*');
    expect(response.headers['cache-control']).toBe('no-cache');
    expect(response.json()).toEqual(JSON.parse(JSON.stringify(definitionInForce(gameId))));
    const rulesHash = sha256Hex(response.body);
    expect(response.headers['etag']).toBe(`"${rulesHash}"`);
    const stored = await get(`/fairness/sheets/${rulesHash}.json`);
    expect(stored.body).toBe(response.body);
    expect(stored.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  }
});

it.each(['a%00b', 'a%ED%A0%80b', 'a'.repeat(65)])(
  'refuses a path that no definition can have: %s',
  async (odd) => {
    for (const path of [`/fairness/games/${odd}.json`, `/fairness/sheets/${odd}.json`]) {
      expect((await get(path)).statusCode).toBe(400);
    }
  },
);

it('sends no body again to a caller that has it', async () => {
  const { headers } = await get('/fairness/games/aurora-keno.json');
  const again = await get('/fairness/games/aurora-keno.json', {
    'if-none-match': String(headers['etag']),
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

it.each(['/fairness/games/no-such-game.json', `/fairness/sheets/${'0'.repeat(64)}.json`])(
  'responds to %s with 404 in the envelope',
  async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 404, data: null });
  },
);

it('is named by open and by each round', async () => {
  const gameId = 'phoenix-ascend';
  const opened = await call('open', { gameId });
  const { body } = await get(`/fairness/games/${gameId}.json`);
  expect(opened.rulesHash).toBe(sha256Hex(body));
  expect(opened.sheet).toEqual(JSON.parse(body));
  const { round } = await call('spin', { gameId, requestId: 'request-1', stake: '1.00' });
  expect(round.proof.rulesHash).toBe(opened.rulesHash);
});

it('is stored once, over all starts', async () => {
  const store = openStore(dir);
  await openDefinitions({ database: createSqliteDatabase(store), clock: systemClock });
  const stored = store.prepare('SELECT count(*) FROM definitions').pluck().get();
  store.close();
  expect(stored).toBe(definitionsInForce.length);
});

it('builds the engines of earlier definitions, which open rounds and fixtures go on with', async () => {
  const earlier = definitionInForce('high-tide');
  if (earlier.engine !== 'hi-lo') throw new Error('another engine');
  const json = canonicalJson({ ...earlier, tables: { ...earlier.tables, guessesMax: 3 } });
  const named = { gameId: 'high-tide', rulesHash: sha256Hex(json) };
  const store = openStore(dir);
  const database = createSqliteDatabase(store);
  const definitions = await openDefinitions({ database, clock: systemClock });
  const multiStep = (dealt: typeof named | { gameId: string; rulesHash: null }) =>
    database.run((tx) => definitions.multiStepFor(tx, dealt));
  await expect(multiStep(named)).rejects.toThrow('no engine');
  store
    .prepare(
      'INSERT INTO definitions (rules_hash, game_id, definition, first_used_at) VALUES (?, ?, ?, 0)',
    )
    .run(named.rulesHash, named.gameId, json);
  expect((await multiStep(named)).choicesMax).toBe(4);
  expect((await multiStep({ ...named, rulesHash: null })).choicesMax).toBe(13);
  expect(await database.run((tx) => definitions.scheduledFor(tx, named))).toBeNull();
  expect(() => definitions.inForce('no-such-game')).toThrow('no definition');
  store.close();
});

it('a round older than definitions has the first ones of its game with an engine of its kind', async () => {
  const slot = canonicalJson({ ...definitionInForce('wolfmoon'), gameId: 'parade-7' });
  const store = openStore(dir);
  const database = createSqliteDatabase(store);
  const definitions = await openDefinitions({ database, clock: systemClock });
  store
    .prepare(
      'INSERT INTO definitions (id, rules_hash, game_id, definition, first_used_at) VALUES (0, ?, ?, ?, 0)',
    )
    .run(sha256Hex(slot), 'parade-7', slot);
  const bare = { gameId: 'parade-7', rulesHash: null };
  const ofKind = (kind: 'slot' | 'decisions' | 'spots') =>
    database.run((tx) => definitions.definitionFor(tx, bare, kind));
  expect((await ofKind('slot')).rulesHash).toBe(sha256Hex(slot));
  expect((await ofKind('decisions')).definition.engine).toBe('fruit-machine');
  expect((await database.run((tx) => definitions.multiStepFor(tx, bare))).kind).toBe(
    'fruit-machine',
  );
  await expect(ofKind('spots')).rejects.toThrow('parade-7 has no rules');
  store.close();
});
