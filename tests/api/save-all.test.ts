import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestServer, type TestServer } from './test-server.ts';

const SAVE_ALL_MAX = 500;

let server: TestServer;

beforeEach(async () => {
  server = await startTestServer();
});

afterEach(() => server.close());

const game = (gameId: string, more: object = {}) => ({
  gameId,
  gameName: `The ${gameId}`,
  gameType: 4,
  ...more,
});

test('a provider saves its games, and missing fields have the defaults of the contract', async () => {
  expect((await save([game('first'), game('second')])).body.data).toEqual({ saved: 2 });
  const { body } = await server.api.get('/api/rpgame/games/first');
  expect(body.data).toMatchObject({ gameSort: 999, enabled: true, supplier: null, betList: [] });
});

test('a second call updates the same games', async () => {
  await save([game('first', { rtp: 1 })]);
  await save([game('first', { rtp: 94.5, betList: [0.2, 1] })]);
  expect(await listed()).toMatchObject([{ gameId: 'first', rtp: 94.5, betList: [0.2, 1] }]);
});

test('a provider’s own rating shows until players rate, and its popularity is ignored', async () => {
  await save([game('first', { rating: 4.9, popularity: 5000 })]);
  expect(await listed()).toMatchObject([{ gameId: 'first', rating: 4.9, popularity: 0 }]);
});

test('one invalid game among many saves none of them', async () => {
  const broken = await save([game('first'), game('second', { gameType: 9 }), game('third')]);
  expect(broken.status).toBe(400);
  expect(broken.body.data.issues[0].path).toContain('games.1.gameType');
  expect(await listed()).toEqual([]);
});

test('five hundred games are saved at once, and one more is refused as a whole', async () => {
  const games = Array.from({ length: SAVE_ALL_MAX }, (_, index) => game(`game-${index}`));
  expect((await save(games)).body.data).toEqual({ saved: SAVE_ALL_MAX });
  expect((await save([...games, game('too-many')])).status).toBe(400);
  expect(await listed()).toHaveLength(SAVE_ALL_MAX);
});

test('the cached lists and their ETags change immediately', async () => {
  await save([game('first')]);
  const before = await server.api.get('/api/rpgame/games/hot');
  const unchanged = await server.api
    .get('/api/rpgame/games/hot')
    .set('if-none-match', before.headers.etag ?? '');
  expect(unchanged.status).toBe(304);
  await save([game('second', { isHot: true })]);
  server.letNodesNotice();
  const after = await server.api
    .get('/api/rpgame/games/hot')
    .set('if-none-match', before.headers.etag ?? '');
  expect(after.status).toBe(200);
  expect(after.headers.etag).not.toBe(before.headers.etag);
  const ids = after.body.data.map(({ gameId }: { gameId: string }) => gameId);
  expect(ids).toEqual(['second', 'first']);
  expect(await listed()).toHaveLength(2);
});

test('concurrent readers see all of the change or none of it', async () => {
  const names = Array.from({ length: 40 }, (_, index) => `game-${index}`);
  await save(names.map((name) => game(name, { supplier: 'Before' })));
  const saving = save(names.map((name) => game(name, { supplier: 'After' })));
  const seen = await Promise.all(Array.from({ length: 50 }, () => suppliers()));
  await saving;
  for (const one of seen) expect(one.size).toBe(1);
  expect(await suppliers()).toEqual(new Set(['After']));
});

test.each([
  ['hot', ['Hot', '热门', 'Em alta', 'Populer', 'Popular']],
  ['new', ['NEW', '最新', 'Novo', 'Baru', 'Nuevo']],
  ['recommended', ['recommended', '推荐', 'Recomendado', 'Direkomendasikan']],
  ['exclusive', ['Exclusive', '独家', 'Exclusivo', ' Eksklusif ']],
])('the label %s has names in Chinese and in the four languages', async (label, names) => {
  await save(names.map((gameLabel, index) => game(`g${index}`, { gameLabel })));
  const labels = (await listed()).map(({ gameLabel }) => gameLabel);
  expect(new Set(labels)).toEqual(new Set([label]));
  const unknown = await save([game('g0', { gameLabel: 'lukewarm' })]);
  expect(unknown.body).toMatchObject({
    code: 400,
    data: { issues: [{ path: 'games.0.gameLabel', message: expect.stringContaining('hot') }] },
  });
});

test('a catalogue in Reading B is saved in Reading A', async () => {
  const games = [0, 1, 2, 3, 4, 5].map((gameType) => game(`g${gameType}`, { gameType }));
  const response = await server.signed('provider', '/api/rpgame/games/saveAll', {
    games,
    reading: 'B',
  });
  expect(response.body.data).toEqual({ saved: 6 });
  const types = new Map((await listed()).map(({ gameId, gameType }) => [gameId, gameType]));
  expect(games.map(({ gameId }) => types.get(gameId))).toEqual([0, 2, 1, 5, 4, 1]);
});

test('a search ignores accents and case', async () => {
  await save([game('a', { gameName: 'São João' }), game('b', { gameName: 'PHỞ RUSH' })]);
  const found = async (keyword: string) => {
    const { body } = await server.api.get('/api/rpgame/games/search').query({ keyword });
    return body.data.map(({ gameId }: { gameId: string }) => gameId);
  };
  expect(await found('sao joao')).toEqual(['a']);
  expect(await found('SÃO')).toEqual(['a']);
  expect(await found('pho')).toEqual(['b']);
});

function save(games: readonly object[]) {
  return server.signed('provider', '/api/rpgame/games/saveAll', { games });
}

type Listed = { gameId: string; gameType: number; gameLabel: string | null; supplier: string };

async function listed(): Promise<Listed[]> {
  return (await server.api.post('/api/rpgame/games/available')).body.data;
}

async function suppliers(): Promise<Set<string>> {
  return new Set((await listed()).map(({ supplier }) => supplier));
}
