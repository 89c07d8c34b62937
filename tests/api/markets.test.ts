import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Market } from '../../server/api/src/contract/markets.ts';
import { eventually } from '../support/eventually.ts';
import { registerProvider } from './foreign-provider.ts';
import { launchToken } from './game-session.ts';
import { marketPlayer } from './market-player.ts';
import { startTestServer, type TestServer } from './test-server.ts';

/* For each market the rules that differ from the open one, each provoked (docs/markets.md). */

const TABLE = { gameId: 'brass-roulette' };
const MINUTE_MS = 60_000;

let server: TestServer;

/** A server whose new players are of a market. */
function inMarket(market: Market): void {
  beforeAll(async () => {
    server = await startTestServer({ withPayments: true, env: { MARKET: market } });
    await server.seedGames();
  });
  afterAll(() => server.close());

  test('is the market of new players, and no call changes a market', async () => {
    const player = await marketPlayer(server);
    expect((await player.own('get', '/user/info')).data.market).toBe(market);
    await player.own('put', '/user/profile', { market: 'mt', country: 'MT' });
    expect((await player.own('get', '/user/info')).data.market).toBe(market);
  });
}

const summaryOf = async (payUrl: string) => (await (await fetch(`${payUrl}/summary`)).json()).data;

const complete = (payUrl: string, body: object) =>
  fetch(`${payUrl}/complete`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

describe('the open market', () => {
  inMarket('open');

  test('has no rules for a game', async () => {
    const slot = await (await marketPlayer(server)).launch();
    expect(await slot.rules()).toEqual({
      autoplay: true,
      stakeRaises: true,
      quickPlay: true,
      roundGapMs: 0,
      stakeMax: null,
      idleEndMs: null,
    });
    expect((await slot.bet({ amount: '500' })).code).toBe(200);
    expect((await slot.play()).code).toBe(200);
    server.clock.advance(11 * 60 * MINUTE_MS);
    expect((await slot.bet()).code).toBe(200);
  });

  test('takes a first deposit without a limit, by every method, and matches it', async () => {
    const player = await marketPlayer(server, {});
    const { data } = await player.deposit({ walletType: 'BRL', amount: 200 });
    expect(await summaryOf(data.payUrl)).toMatchObject({
      methods: ['pix', 'card', 'bank'],
      cards: ['credit', 'debit'],
      note: expect.stringContaining('matched'),
    });
    expect((await player.own('get', '/promo/welcome')).data.available).toBe(true);
  });

  test('sets no reality check', async () => {
    const player = await marketPlayer(server);
    const { data } = await player.own('get', '/safer-play');
    expect(data.realityCheck.everyMinutes).toBe(0);
  });
});

describe('Great Britain', () => {
  inMarket('gb');

  test('has no autoplay and no quick play', async () => {
    const player = await marketPlayer(server);
    const rules = { autoplay: false, stakeRaises: false, quickPlay: false, idleEndMs: null };
    const slot = await player.launch();
    expect(await slot.rules()).toEqual({ ...rules, roundGapMs: 2500, stakeMax: 6.35 });
    const table = await player.launch(TABLE);
    expect(await table.rules()).toEqual({ ...rules, roundGapMs: 5000, stakeMax: null });
  });

  test.each([
    ['slot', undefined, 2500],
    ['other game', TABLE, 5000],
    ['original', { gameId: 'quayside-dice' }, 5000],
    ['game of picks', { gameId: 'sunken-field' }, 5000],
  ])('has a least time before the next round of a %s', async (_kind, of, gapMs) => {
    const game = await (await marketPlayer(server)).launch(of);
    expect((await game.play()).code).toBe(200);
    expect(await game.play()).toMatchObject({ code: 1212, data: { waitMs: gapMs } });
    server.clock.advance(gapMs - 1);
    expect(await game.bet()).toMatchObject({ code: 1212, data: { waitMs: 1 } });
    server.clock.advance(1);
    expect((await game.bet()).code).toBe(200);
  });

  test('counts the time over all games of all providers', async () => {
    const player = await marketPlayer(server);
    const slot = await player.launch();
    const stranger = await registerProvider(server, { id: 'gb-tin', gameIds: ['gb-tin-coin'] });
    await stranger.saveGames({ gameType: 1 });
    server.letNodesNotice();
    const token = await launchToken(server, { token: player.token, gameId: 'gb-tin-coin' });
    expect((await slot.play()).code).toBe(200);
    const strange = { ...slot.newStake({ token, gameId: 'gb-tin-coin' }), winAmount: '0' };
    expect((await stranger.call('/provider/play', strange)).body).toMatchObject({
      code: 1212,
      data: { waitMs: 5000 },
    });
    server.clock.advance(5000);
    expect((await stranger.call('/provider/play', strange)).body.code).toBe(200);
  });

  test('lets a round take another stake at once', async () => {
    const table = await (await marketPlayer(server)).launch(TABLE);
    const first = table.newStake();
    await table.bet(first);
    expect((await table.bet({ roundId: first.roundId })).code).toBe(200);
    expect((await table.bet()).code).toBe(1212);
  });

  test('returns a replay at once', async () => {
    const slot = await (await marketPlayer(server)).launch();
    const stake = slot.newStake();
    await slot.bet(stake);
    expect(await slot.bet(stake)).toMatchObject({ code: 200, data: { replayed: true } });
    expect((await slot.bet({ ...stake, amount: '2' })).code).toBe(1107);
  });

  test('lets one of many rounds at once through', async () => {
    const player = await marketPlayer(server);
    const [slot, table] = [await player.launch(), await player.launch(TABLE)];
    const stakes = Array.from({ length: 8 }, () => [slot.play(), table.bet()]).flat();
    const codes = (await Promise.all(stakes)).map(({ code }) => code);
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect(codes.filter((code) => code === 1212)).toHaveLength(15);
  });

  test.each([
    ['USD', '6.35', '6.36', 6.35],
    ['GBP', '5', '5.01', 5],
    ['JPY', '962', '963', 962],
  ])('takes at most five pounds for a round of a slot, in %s', async (...row) => {
    const [walletType, most, more, max] = row;
    const player = await marketPlayer(server, { [walletType]: 100_000n });
    const slot = await player.launch({ walletType });
    expect(await slot.bet({ amount: more })).toMatchObject({ code: 1102, data: { max } });
    expect((await slot.bet({ amount: most })).code).toBe(200);
    const table = await player.launch({ ...TABLE, walletType });
    server.clock.advance(5000);
    expect((await table.bet({ amount: more })).code).toBe(200);
  });

  test('counts all stakes of a slot’s round, also those at once', async () => {
    const slot = await (await marketPlayer(server)).launch();
    const { roundId } = slot.newStake();
    const bets = Array.from({ length: 6 }, () => slot.bet({ roundId, amount: '2' }));
    const codes = (await Promise.all(bets)).map(({ code }) => code);
    expect(codes.filter((code) => code === 200)).toHaveLength(3);
  });

  test('requires a choice before the first deposit: a limit, or none', async () => {
    const due = { code: 1406, data: { missing: ['deposit'], mayDecline: true } };
    const careful = await marketPlayer(server, {});
    expect(await careful.deposit()).toMatchObject(due);
    await careful.setLimit('time', 'day', 60);
    expect(await careful.deposit()).toMatchObject(due);
    await careful.setLimit('loss', 'week', 100);
    expect((await careful.deposit()).code).toBe(200);

    const free = await marketPlayer(server, {});
    expect((await free.deposit({ noLimit: true })).code).toBe(200);
    expect((await free.deposit()).code).toBe(200);
  });

  test('takes no credit card', async () => {
    const { data } = await (await marketPlayer(server, {})).deposit({ noLimit: true });
    expect(await summaryOf(data.payUrl)).toMatchObject({
      methods: ['card', 'bank'],
      cards: ['debit'],
    });
    const paid = { outcome: 'paid', method: 'card' };
    expect((await complete(data.payUrl, { ...paid, card: 'credit' })).status).toBe(400);
    expect((await complete(data.payUrl, { ...paid, card: 'debit' })).status).toBe(200);
  });

  test('sets a reality check of an hour', async () => {
    const { data } = await (await marketPlayer(server)).own('get', '/safer-play');
    expect(data.realityCheck.everyMinutes).toBe(60);
  });
});

describe('Brazil', () => {
  inMarket('br');

  /** A player with the limits that a first deposit requires. */
  async function limited() {
    const player = await marketPlayer(server, {});
    await player.setLimit('loss', 'month', 1000);
    await player.setLimit('time', 'day', 120);
    return player;
  }

  test('requires limits of loss and time before the first deposit', async () => {
    const player = await marketPlayer(server, {});
    const due = (...missing: string[]) => ({ code: 1406, data: { missing, mayDecline: false } });
    expect(await player.deposit()).toMatchObject(due('loss', 'time'));
    expect(await player.deposit({ noLimit: true })).toMatchObject(due('loss', 'time'));
    await player.setLimit('loss', 'month', 1000);
    expect(await player.deposit()).toMatchObject(due('time'));
    await player.setLimit('time', 'day', 120);
    expect((await player.deposit()).code).toBe(200);
  });

  test('takes PIX and bank transfers alone', async () => {
    const player = await limited();
    const { data } = await player.deposit({ walletType: 'BRL', amount: 200 });
    expect(await summaryOf(data.payUrl)).toMatchObject({ methods: ['pix', 'bank'], cards: [] });
    expect((await complete(data.payUrl, { outcome: 'paid', method: 'card' })).status).toBe(400);
    expect((await complete(data.payUrl, { outcome: 'paid', method: 'pix' })).status).toBe(200);
  });

  test('matches no deposit before a first stake', async () => {
    const player = await limited();
    const { data } = await player.deposit({ walletType: 'BRL', amount: 200 });
    expect((await summaryOf(data.payUrl)).note).toBeNull();
    await complete(data.payUrl, { outcome: 'paid', method: 'pix' });
    await eventually(async () => {
      const records = await player.own('post', '/payment/recharge/records');
      expect(records.data.list[0]).toMatchObject({ status: 2, bonusAmount: 0 });
    });
  });

  test('has no wheel before a first stake', async () => {
    const player = await marketPlayer(server);
    expect((await player.own('get', '/promo/welcome')).data.available).toBe(false);
    expect((await player.own('get', '/user/info')).data.hasOffers).toBe(false);
    expect((await player.own('post', '/promo/welcome')).code).toBe(1407);
    await (await player.launch()).bet();
    expect((await player.own('get', '/user/info')).data.hasOffers).toBe(true);
    expect((await player.own('get', '/promo/welcome')).data.available).toBe(true);
    expect((await player.own('post', '/promo/welcome')).code).toBe(200);
  });

  test('ends a launch after half an hour without a stake', async () => {
    const slot = await (await marketPlayer(server)).launch();
    expect(await slot.rules()).toMatchObject({ stakeRaises: false, idleEndMs: 30 * MINUTE_MS });
    server.clock.advance(20 * MINUTE_MS);
    const staked = slot.newStake();
    expect((await slot.bet(staked)).code).toBe(200);
    server.clock.advance(30 * MINUTE_MS - 1);
    expect(await slot.state()).toBe('ALIVE');
    server.clock.advance(1);
    expect(await slot.state()).toBe('EXPIRED');
    expect((await slot.bet()).code).toBe(1204);
    expect(await slot.bet(staked)).toMatchObject({ code: 200, data: { replayed: true } });
  });

  test('sets a reality check of an hour', async () => {
    const { data } = await (await marketPlayer(server)).own('get', '/safer-play');
    expect(data.realityCheck.everyMinutes).toBe(60);
  });
});

describe('Malta', () => {
  inMarket('mt');

  test('sets a reality check of an hour, which the player may change', async () => {
    const player = await marketPlayer(server);
    const everyMinutes = async () =>
      (await player.own('get', '/safer-play')).data.realityCheck.everyMinutes;
    expect(await everyMinutes()).toBe(60);
    await player.own('put', '/safer-play/reality-check', { everyMinutes: 0 });
    expect(await everyMinutes()).toBe(0);
  });

  test('raises no stake of automatic rounds, and has no other rule for a game', async () => {
    const player = await marketPlayer(server);
    const slot = await player.launch();
    expect(await slot.rules()).toMatchObject({
      ...{ autoplay: true, stakeRaises: false },
      ...{ roundGapMs: 0, stakeMax: null },
    });
    expect((await player.deposit()).code).toBe(200);
  });
});
