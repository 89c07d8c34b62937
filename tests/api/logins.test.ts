import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bearer, type Player, startTestServer, type TestServer } from './test-server.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

async function logIn({ email, password }: Player, userAgent = FIREFOX): Promise<string> {
  const login = server.api.post('/api/user/login').set('user-agent', userAgent);
  return (await login.send({ email, password })).body.data.token;
}

const loginsOf = async (token: string) =>
  (await server.api.get('/api/user/logins').set(bearer(token))).body.data;

describe('the logins of a player', () => {
  it('have device, network and end, newest first', async () => {
    const player = await server.player();
    server.clock.advance(1000);
    const { email, password } = player;
    await server.callFrom('192.0.2.44', { url: '/api/user/login', payload: { email, password } });
    server.clock.advance(1000);
    const token = await logIn(player);
    const now = server.clock.now().toISOString();
    const { list, knownAddresses } = await loginsOf(token);
    expect(knownAddresses).toBe(2);
    expect(list).toHaveLength(3);
    expect(list[0]).toEqual({
      at: now,
      device: 'Firefox · Linux',
      network: 'known',
      isCurrent: true,
      endedAt: null,
      endReason: null,
    });
    expect(list[1]).toMatchObject({ network: 'new', endReason: 'KICKED_OUT', endedAt: now });
    expect(list[2]).toMatchObject({ network: 'known', endReason: 'KICKED_OUT' });
  });

  it('state how each ended', async () => {
    const player = await server.player();
    server.clock.advance(1);
    await server.api.post('/api/user/logout').set(bearer(await logIn(player)));
    server.clock.advance(1);
    await logIn(player);
    server.clock.advance(86_400_000);
    const { list } = await loginsOf(await logIn(player));
    expect(list.map(({ endReason }: { endReason: string }) => endReason)).toEqual([
      null,
      'EXPIRED',
      'LOGOUT',
      'KICKED_OUT',
    ]);
  });

  it('are the last twenty', async () => {
    const player = await server.player();
    let token = '';
    for (let logins = 0; logins < 21; logins += 1) {
      server.clock.advance(1);
      token = await logIn(player, `Device ${logins}`);
    }
    expect((await loginsOf(token)).list).toHaveLength(20);
  });
});

it('deleted addresses are new at the next login', async () => {
  const player = await server.player();
  const deleted = await server.api.delete('/api/user/addresses').set(bearer(player.token));
  expect(deleted.body.code).toBe(200);
  expect((await loginsOf(player.token)).knownAddresses).toBe(0);
  server.clock.advance(1);
  const token = await logIn(player);
  expect((await loginsOf(token)).list[0]).toMatchObject({ network: 'new', isCurrent: true });
});

it('a logout everywhere ends every session, this one too', async () => {
  const player = await server.player();
  const ended = await server.api.post('/api/user/sessions/end-all').set(bearer(player.token));
  expect(ended.body.code).toBe(200);
  const info = await server.api.get('/api/user/info').set(bearer(player.token));
  expect(info.status).toBe(401);
  const { prisma } = server.infrastructure;
  expect(await prisma.session.count({ where: { userId: player.userId, endedAt: null } })).toBe(0);
});
