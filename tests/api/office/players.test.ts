import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchToken } from '../game-session.ts';
import { giveMoney } from '../give-money.ts';
import { bearer, type Player, startTestServer, type TestServer } from '../test-server.ts';
import { auditOf, codeOf, type Office, officeOf } from './as-staff.ts';
import { orderDeposit, reportPayment } from './payment-calls.ts';
import { loggedIn, type Staff } from './staff.ts';

const HOUR_MS = 3_600_000;
const GAME_ID = 'phoenix-ascend';
const reason = 'Asked for it by phone';

let server: TestServer;
let support: Staff;
let office: Office;

beforeAll(async () => {
  server = await startTestServer({ withPayments: true });
  await server.seedGames();
  support = await loggedIn(server, 'support');
  office = officeOf(server, support);
});

afterAll(() => server.close());

const me = ({ token }: Player) => server.api.get('/api/user/info').set(bearer(token));
const setProfile = ({ token }: Player, profile: object) =>
  server.api.put('/api/user/profile').set(bearer(token)).send(profile);
const later = (hours: number) =>
  new Date(server.clock.now().getTime() + hours * HOUR_MS).toISOString();

/** A player with a phone and 100.00 USD, who played a round of 2.00 that won 3.00. */
async function playerWithRound() {
  const player = await server.player({ USD: 10_000n });
  await server.infrastructure.prisma.user.update({
    where: { id: player.userId },
    data: { inviteCode: `inv-${player.userId}` },
  });
  await setProfile(player, { phone: '+5511987654321' });
  const token = await launchToken(server, player);
  const roundId = randomUUID();
  const ids = { transactionId: randomUUID(), roundId, gameId: GAME_ID };
  const round = { ...ids, token, amount: '2', winAmount: '3' };
  const { body } = await server.signed('provider', '/api/provider/play', round);
  expect(body.code).toBe(200);
  return { player, roundId };
}

describe('the list', () => {
  test('finds a player by id, email, nick name, phone, invite code and order number', async () => {
    const { player } = await playerWithRound();
    const nickName = `Ünï ${player.userId}`;
    await setProfile(player, { nickName });
    const order = await server.api
      .post('/api/payment/recharge')
      .set(bearer(player.token))
      .send({ walletType: 'USD', amount: 50 });
    for (const q of [
      player.userId,
      player.email,
      player.email.toUpperCase(),
      nickName.slice(1),
      `inv-${player.userId}`,
      order.body.data.outTradeNo,
      order.body.data.outTradeNo.toLowerCase(),
    ]) {
      const { body } = await office.get('/players', { q });
      expect(body.data, q).toMatchObject({ total: 1, list: [{ uid: player.userId }] });
    }
    const byPhone = await office.get('/players', { q: '+5511987654321', pageSize: 100 });
    expect(byPhone.body.data.list.map(({ uid }: { uid: string }) => uid)).toContain(player.userId);
    expect((await office.get('/players', { q: '%' })).body.data.total).toBe(0);
  });

  test.each([
    ['\u00c1lvaro', 'alvaro'],
    ['\u00c1lvaro', 'A\u0301LVARO'],
    ['Mar\u00eda-Jos\u00e9', 'maria  jose'],
    ['\u0130pek Y\u0131ld\u0131z', 'ipek yildiz'],
    ['\u00d6mer', '\u00f6mer'],
  ])('finds the nickname %s by %j', async (nickName, q) => {
    const player = await server.player();
    await setProfile(player, {
      nickName: `${nickName} ${player.userId}`,
      phone: '(11) 91234-5678',
    });
    const { data } = (await office.get('/players', { q: `${q} ${player.userId}` })).body;
    expect(data).toMatchObject({ total: 1, list: [{ uid: player.userId }] });
    const { total } = (await office.get('/players', { q: '11 912345678' })).body.data;
    expect(total).toBeGreaterThan(0);
  });

  test('finds a registered email without its accents, and nothing by a hyphen', async () => {
    const email = `ren\u00e9e-${Date.now()}@fairhall.test`;
    await server.api
      .post('/api/user/register')
      .send({ email, password: 'correct horse 8', nickName: 'Ren\u00e9e' });
    const q = email.normalize('NFD').replaceAll(/\p{M}/gu, '').replace('-', ' ');
    expect((await office.get('/players', { q })).body.data).toMatchObject({ total: 1 });
    expect((await office.get('/players', { q: '\u2013' })).body.data.total).toBe(0);
  });

  test('finds no player by a part of a masked email or phone, so that none is guessed part by part', async () => {
    const { player } = await playerWithRound();
    for (const q of [player.email.slice(0, -1), player.email.slice(1), '98765432', '+55119']) {
      const { body } = await office.get('/players', { q, pageSize: 100 });
      expect(body.data, q).toMatchObject({ total: 0, list: [] });
    }
  });

  test('has the balance by the reference rates, the last stake and the state, with a masked email', async () => {
    const { player } = await playerWithRound();
    await giveMoney(server.infrastructure, {
      userId: player.userId,
      currency: 'EUR',
      minor: 1000n,
    });
    const { body } = await office.get('/players', { q: player.userId });
    expect(body.data.list).toEqual([
      {
        uid: player.userId,
        nickName: 'Pat',
        email: 'p••@f••.test',
        market: 'open',
        state: 'open',
        balanceUsd: 111.8,
        joinedAt: expect.any(String),
        lastPlayedAt: server.clock.now().toISOString(),
      },
    ]);
  });

  test('filters by state and market', async () => {
    const player = await server.player();
    const found = async (query: object) =>
      (await office.get('/players', { q: player.userId, ...query })).body.data.total;
    expect(await found({ state: 'open' })).toBe(1);
    await office.post(`/players/${player.userId}/break`, {
      kind: 'timeOut',
      until: later(24),
      reason,
    });
    expect(await found({ state: 'open' })).toBe(0);
    expect(await found({ state: 'timeOut', market: 'open' })).toBe(1);
    expect(await found({ state: 'timeOut', market: 'gb' })).toBe(0);
    expect(await found({ state: 'excluded' })).toBe(0);
  });
});

describe('a player', () => {
  test('is shown with balances, totals and masked details', async () => {
    const { player } = await playerWithRound();
    const { body } = await office.get(`/players/${player.userId}`);
    expect(body.data).toMatchObject({
      uid: player.userId,
      email: 'p••@f••.test',
      phone: '••••4321',
      address: null,
      state: 'open',
      balances: [{ walletType: 'USD', available: 101, frozen: 0, availableUsd: 101 }],
      totals: { depositsUsd: 0, withdrawalsUsd: 0, stakesUsd: 2, winsUsd: 3, bonusesUsd: 0 },
      openWithdrawals: 0,
      notes: [],
    });
    expect(JSON.stringify(body)).not.toContain(player.email);
  });

  test('has entries, rounds with their proof, sessions and limits', async () => {
    const { player, roundId } = await playerWithRound();
    await server.api
      .put('/api/safer-play/limits')
      .set(bearer(player.token))
      .send({ kind: 'loss', period: 'day', amount: 50 });
    const path = `/players/${player.userId}`;
    const entries = await office.get(`${path}/entries`);
    expect(entries.body.data.list.map(({ kind }: { kind: string }) => kind)).toEqual([
      'play',
      'opening',
    ]);
    expect(entries.body.data).toMatchObject({ total: 2, list: [{ roundId }, {}] });
    const onlyPlay = await office.get(`${path}/entries`, { kind: 'play', walletType: 'USD' });
    expect(onlyPlay.body.data.total).toBe(1);
    expect((await office.get(`${path}/entries`, { walletType: 'EUR' })).body.data.total).toBe(0);
    const rounds = await office.get(`${path}/rounds`);
    expect(rounds.body.data).toMatchObject({
      total: 1,
      list: [{ roundId, gameId: GAME_ID, gameName: 'Phoenix Ascend', stake: 2, win: 3 }],
    });
    expect(rounds.body.data.list[0]).toMatchObject({ isOwn: true, verifyUrl: expect.any(String) });
    const sessions = await office.get(`${path}/sessions`);
    expect(sessions.body.data).toMatchObject({ total: 1, list: [{ endedAt: null }] });
    const limits = await office.get(`${path}/limits`);
    expect(limits.body.data).toMatchObject({
      limits: [{ kind: 'loss', period: 'day', amount: 50, walletType: 'USD', pending: null }],
      history: { total: 1, list: [{ action: 'set', from: null, to: 50, by: 'player' }] },
    });
  });

  test('has limits of money and of time, with a raise that waits and what led to them', async () => {
    const player = await server.player();
    const set = (limit: { kind: string; amount: number }) => {
      server.clock.advance(1000);
      return server.api
        .put('/api/safer-play/limits')
        .set(bearer(player.token))
        .send({ ...limit, period: 'day' });
    };
    await set({ kind: 'loss', amount: 50 });
    await set({ kind: 'time', amount: 60 });
    await set({ kind: 'time', amount: 90 });
    const { body } = await office.get(`/players/${player.userId}/limits`);
    expect(body.data.limits).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'loss', amount: 50, walletType: 'USD', pending: null }),
        expect.objectContaining({
          ...{ kind: 'time', amount: 60, walletType: null },
          pending: { amount: 90, requestedAt: expect.any(String) },
        }),
      ]),
    );
    expect(body.data.history.list).toMatchObject([
      { kind: 'time', action: 'request', from: 60, to: 90, walletType: null },
      { kind: 'time', action: 'set', from: null, to: 60, walletType: null },
      { kind: 'loss', action: 'set', from: null, to: 50, walletType: 'USD' },
    ]);
  });

  test('has logins that have expired, and the bonuses of the house', async () => {
    const player = await server.player();
    const { body: drawn } = await server.api
      .post('/api/promo/welcome')
      .set(bearer(player.token))
      .send({ walletType: 'USD' });
    const { outTradeNo, platOrderNum } = await orderDeposit(server, player, 50);
    const report = { outTradeNo, platOrderNum, amount: '50' };
    await reportPayment(server, { type: 'payment.paid', ...report });
    const { body } = await office.get(`/players/${player.userId}`);
    // The match of the first deposit, and the reward.
    expect(body.data.totals).toMatchObject({
      depositsUsd: 50,
      bonusesUsd: 50 + drawn.data.amount,
    });
    await server.infrastructure.prisma.session.updateMany({
      where: { userId: player.userId },
      data: { expiresAt: new Date(server.clock.now().getTime() - HOUR_MS) },
    });
    const sessions = await office.get(`/players/${player.userId}/sessions`);
    expect(sessions.body.data.list).toMatchObject([
      { endReason: 'EXPIRED', endedAt: expect.any(String) },
    ]);
  });

  test('that does not exist is 404 in every call', async () => {
    for (const tab of ['', '/entries', '/rounds', '/sessions', '/limits']) {
      expect(await codeOf(office.get(`/players/nobody${tab}`)), tab).toBe(404);
    }
    for (const act of ['end-sessions', 'reset-mail']) {
      expect(await codeOf(office.post(`/players/nobody/${act}`, { reason }))).toBe(404);
    }
    expect(
      await server.infrastructure.prisma.auditEntry.count({ where: { subjectId: 'nobody' } }),
    ).toBe(0);
  });
});

describe('staff', () => {
  test('reveal one detail, and the log has who saw it and why', async () => {
    const { player } = await playerWithRound();
    const reveal = (field: string) =>
      office.post(`/players/${player.userId}/reveal`, { field, reason });
    expect((await reveal('email')).body.data).toEqual({ field: 'email', value: player.email });
    expect((await reveal('phone')).body.data.value).toBe('+5511987654321');
    expect((await reveal('address')).body.data.value).toBeNull();
    expect(await codeOf(reveal('account'))).toBe(400);
    const acts = await auditOf(server, player.userId);
    expect(acts.map(({ after }) => after.field)).toEqual(['email', 'phone', 'address']);
    expect(acts[0]).toMatchObject({ action: 'player.reveal', staffId: support.staffId, reason });
    expect(JSON.stringify(acts)).not.toContain(player.email);
  });

  test('add notes, which the player page has', async () => {
    const player = await server.player();
    const path = `/players/${player.userId}`;
    const { body } = await office.post(`${path}/notes`, { text: 'Prefers mail\nin English' });
    const note = {
      text: 'Prefers mail\nin English',
      by: { id: support.staffId, name: 'A support' },
    };
    expect(body.data).toMatchObject(note);
    expect((await office.get(path)).body.data.notes).toEqual([body.data]);
    expect(await auditOf(server, player.userId)).toMatchObject([
      { action: 'player.note', after: { noteId: body.data.id } },
    ]);
  });

  test('end all sessions and launches of a player', async () => {
    const player = await server.player({ USD: 1000n });
    const token = await launchToken(server, player);
    await office.post(`/players/${player.userId}/end-sessions`, { reason });
    expect(await codeOf(me(player))).toBe(401);
    const bet = { transactionId: randomUUID(), roundId: randomUUID(), gameId: GAME_ID };
    const play = { ...bet, token, amount: '1', winAmount: '0' };
    expect(await codeOf(server.signed('provider', '/api/provider/play', play))).toBe(1204);
    const sessions = await office.get(`/players/${player.userId}/sessions`);
    expect(sessions.body.data.list[0].endReason).toBe('ENDED_BY_STAFF');
    expect(await auditOf(server, player.userId)).toMatchObject([
      { action: 'player.endSessions', reason },
    ]);
  });

  test('mail a reset link, at most ten within an hour', async () => {
    const player = await server.player();
    const send = () => office.post(`/players/${player.userId}/reset-mail`, { reason });
    for (let sent = 0; sent < 10; sent += 1) expect(await codeOf(send())).toBe(200);
    const refused = await send();
    expect(refused.status).toBe(429);
    expect(await auditOf(server, player.userId)).toHaveLength(10);
    expect(await server.infrastructure.prisma.passwordReset.count()).toBeGreaterThanOrEqual(10);
  });

  test('send a message, which the player reads in the own language', async () => {
    const player = await server.player();
    await office.post(`/players/${player.userId}/messages`, {
      title: 'Your withdrawal',
      message: 'It is on its way.',
      translations: { es: { title: 'Tu retiro', message: 'Está en camino.' } },
    });
    const read = async (language: string) => {
      const { body } = await server.api
        .get('/api/notifications')
        .set('accept-language', language)
        .set(bearer(player.token));
      return body.data.list;
    };
    expect(await read('es')).toMatchObject([{ title: 'Tu retiro', message: 'Está en camino.' }]);
    expect(await read('id')).toMatchObject([{ title: 'Your withdrawal', type: 'system' }]);
    expect(await auditOf(server, player.userId)).toMatchObject([{ action: 'player.message' }]);
  });

  test('send no promotion to a player on a break, and other messages all the same', async () => {
    const player = await server.player();
    const { prisma, clock } = server.infrastructure;
    const until = new Date(clock.now().getTime() + 86_400_000);
    await prisma.user.update({ where: { id: player.userId }, data: { timeOutUntil: until } });
    const send = (type: string) =>
      codeOf(
        office.post(`/players/${player.userId}/messages`, {
          ...{ type, title: 'Free spins', message: 'Today only.' },
        }),
      );
    expect([await send('promotion'), await send('bonus'), await send('system')]).toEqual([
      1006, 1006, 200,
    ]);
    const sent = await prisma.notification.findMany({
      where: { userId: player.userId, id: { startsWith: 'house.' } },
    });
    expect(sent.map(({ type }) => type)).toEqual(['system']);
  });

  test('set whose rules hold, at once', async () => {
    const player = await server.player();
    const manager = officeOf(server, await loggedIn(server, 'manager'));
    const path = `/players/${player.userId}/market`;
    expect(await codeOf(office.post(path, { market: 'gb', reason }))).toBe(403);
    const { body } = await manager.post(path, { market: 'gb', reason });
    expect(body.data).toEqual({ uid: player.userId, market: 'gb' });
    expect((await me(player)).body.data.market).toBe('gb');
    expect(await auditOf(server, player.userId)).toMatchObject([
      { action: 'player.market', before: { market: 'open' }, after: { market: 'gb' } },
    ]);
  });

  test('set whose rules hold, several at once, each from what the one before has set', async () => {
    const player = await server.player();
    const manager = officeOf(server, await loggedIn(server, 'manager'));
    const path = `/players/${player.userId}/market`;
    const set = (market: string) => codeOf(manager.post(path, { market, reason }));
    const codes = await Promise.all(['gb', 'br', 'open', 'gb', 'br'].map(set));
    const acts = await auditOf(server, player.userId);
    expect(codes.filter((code) => code === 200)).toHaveLength(acts.length);
    expect(codes.filter((code) => code !== 200 && code !== 1503)).toEqual([]);
    // Each act begins where another has ended, whatever their order.
    const befores: string[] = acts.map(({ before }) => before.market);
    const afters: string[] = acts.map(({ after }) => after.market);
    const last = (await me(player)).body.data.market;
    expect([...befores, last].toSorted()).toEqual(['open', ...afters].toSorted());
  });
});

describe('a break', () => {
  const setBreak = (player: Player, kind: string, until: string | null) =>
    office.post(`/players/${player.userId}/break`, { kind, until, reason });

  test('stops play and deposits at once, and only becomes longer', async () => {
    const player = await server.player({ USD: 1000n });
    const until = later(48);
    const { body } = await setBreak(player, 'timeOut', until);
    expect(body.data).toEqual({ state: 'timeOut', timeOutUntil: until, selfExcludedUntil: null });
    const deposit = { walletType: 'USD', amount: 50 };
    const recharge = server.api.post('/api/payment/recharge').set(bearer(player.token));
    expect(await codeOf(recharge.send(deposit))).toBe(1006);
    expect(await codeOf(me(player))).toBe(200);
    expect(await codeOf(setBreak(player, 'timeOut', later(47)))).toBe(1504);
    expect(await codeOf(setBreak(player, 'timeOut', until))).toBe(1504);
    expect(await codeOf(setBreak(player, 'timeOut', later(-1)))).toBe(1504);
    expect(await codeOf(setBreak(player, 'timeOut', null))).toBe(400);
    expect(await codeOf(setBreak(player, 'timeOut', later(72)))).toBe(200);
    expect(await auditOf(server, player.userId)).toMatchObject([
      { after: { kind: 'timeOut', until } },
      { before: { timeOutUntil: until } },
    ]);
  });

  test('becomes an exclusion, which ends the sessions and stands against anything weaker', async () => {
    const player = await server.player();
    await setBreak(player, 'timeOut', later(24 * 40));
    const until = later(24 * 180);
    const { body } = await setBreak(player, 'exclusion', until);
    expect(body.data).toMatchObject({ state: 'excluded', selfExcludedUntil: until });
    expect((await me(player)).body).toMatchObject({ code: 401, data: { reason: 'SELF_EXCLUDED' } });
    const { email, password } = player;
    const login = server.api.post('/api/user/login').send({ email, password });
    expect(await codeOf(login)).toBe(1006);
    expect(await codeOf(setBreak(player, 'timeOut', later(24 * 400)))).toBe(1504);
    expect(await codeOf(setBreak(player, 'exclusion', later(24 * 179)))).toBe(1504);
    const forever = await setBreak(player, 'exclusion', null);
    expect(forever.body.data).toMatchObject({ state: 'excluded', selfExcludedUntil: null });
    expect(await codeOf(setBreak(player, 'exclusion', later(24 * 10_000)))).toBe(1504);
  });
});
