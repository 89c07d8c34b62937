import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { type EventReader, openEvents, type ReceivedEvent } from '../support/event-stream.ts';
import { advanceToNoon, type CarefulPlayer, carefulPlayer } from './careful-player.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const MINUTE_MS = 60_000;

let server: TestServer;
let player: CarefulPlayer;

beforeAll(async () => {
  server = await startTestServer();
  await server.seedGames();
});

afterAll(() => server.close());

beforeEach(async () => {
  advanceToNoon(server);
  player = await carefulPlayer(server, { USD: 100_000n, JPY: 100_000n });
});

/** Without balances: a node among others may send those of the money that the player began with. */
async function nextSignal(stream: EventReader): Promise<ReceivedEvent | null> {
  const next = await stream.next();
  return next?.event === 'balance' ? nextSignal(stream) : next;
}

/** Bets at these minutes after each other. @returns the codes of the responses */
async function betsAfter(...minutes: number[]): Promise<number[]> {
  const codes: number[] = [];
  for (const one of minutes) {
    server.clock.advance(one * MINUTE_MS);
    codes.push((await player.bet()).code);
  }
  return codes;
}

const setCheck = (everyMinutes: number) =>
  player.own('put', '/safer-play/reality-check', { everyMinutes });

const acknowledge = () => player.own('post', '/safer-play/reality-check/acknowledge');

test('a time limit is of a day, of 15 to 1,440 minutes', async () => {
  for (const [period, amount] of [
    ['week', 60],
    ['day', 14],
    ['day', 1441],
  ] as const) {
    expect((await player.setLimit('time', period, amount)).code).toBe(400);
  }
  expect((await player.setLimit('time', 'day', 15)).data).toMatchObject({
    kind: 'time',
    amount: 15,
    walletType: null,
    used: 0,
    remaining: 15,
  });
});

test('the time from the first bet to the last counts, also before the limit was set', async () => {
  expect(await betsAfter(0, 20)).toEqual([200, 200]);
  expect((await player.setLimit('time', 'day', 60)).data).toMatchObject({ used: 20 });
  expect(await betsAfter(20, 19)).toEqual([200, 200]);
  server.clock.advance(MINUTE_MS);
  expect(await player.bet()).toMatchObject({
    code: 1106,
    data: { kind: 'time', period: 'day', limit: 60, remaining: 0, walletType: null },
  });
});

test('a pause of half an hour does not count, a shorter one does', async () => {
  await player.setLimit('time', 'day', 60);
  expect(await betsAfter(0, 29, 30, 29)).toEqual([200, 200, 200, 200]);
  expect((await player.overview()).time.todayMinutes).toBe(58);
  expect(await betsAfter(2)).toEqual([1106]);
  // A new session: its first bet adds nothing, and 58 minutes are less than 60.
  expect(await betsAfter(30, 1, 1)).toEqual([200, 200, 1106]);
});

test('a session over midnight counts on each of its days, and the new day begins with none', async () => {
  await player.setLimit('time', 'day', 15);
  server.clock.advance(12 * 60 * MINUTE_MS - 10 * MINUTE_MS);
  await player.logIn();
  await player.launch();
  expect(await betsAfter(0, 9, 2, 12)).toEqual([200, 200, 200, 200]);
  expect((await player.overview()).time.todayMinutes).toBe(13);
  expect(await betsAfter(3)).toEqual([1106]);
});

test('a settled round and a replay need no time', async () => {
  await player.setLimit('time', 'day', 15);
  const first = player.newBet('1');
  await player.provider('bet', first);
  expect(await betsAfter(15)).toEqual([1106]);
  expect(await player.provider('bet', first)).toMatchObject({
    code: 200,
    data: { replayed: true },
  });
  const { transactionId: betTransactionId, roundId } = first;
  const win = { transactionId: `win-${betTransactionId}`, betTransactionId, roundId };
  const settled = await player.provider('win', { ...win, amount: '2', finished: true });
  expect(settled.code).toBe(200);
});

test('a reality check is due after its minutes of play, until it is acknowledged', async () => {
  const { data } = await setCheck(15);
  expect(data).toEqual({ everyMinutes: 15, nextAt: null, session: null });
  expect(await betsAfter(0, 10, 4)).toEqual([200, 200, 200]);
  expect(await betsAfter(1, 1)).toEqual([1401, 1401]);
  const acknowledged = await acknowledge();
  const nextMs = server.clock.now().getTime() + 15 * MINUTE_MS;
  expect(acknowledged.data).toEqual({ nextAt: new Date(nextMs).toISOString() });
  expect(await betsAfter(0, 14, 1)).toEqual([200, 200, 1401]);
  await setCheck(0);
  expect(await betsAfter(0)).toEqual([200]);
});

test('a new session has its own reality check, over all wallets', async () => {
  await setCheck(15);
  expect(await betsAfter(0, 10, 30)).toEqual([200, 200, 200]);
  await player.launch('JPY');
  const play = { ...player.newBet('100'), winAmount: '50' };
  expect((await player.provider('play', play)).code).toBe(200);
  expect(await betsAfter(14, 1)).toEqual([200, 1401]);
  expect((await player.overview()).realityCheck.session).toMatchObject({
    // Of the login, as the game shows it: the check itself was due after 15.
    minutes: 55,
    // 3 dollars, 101 yen: 66.66 cents, rounded up; of 50 yen 33 cents.
    staked: 3.67,
    won: 0.33,
    net: -3.34,
    walletType: 'USD',
  });
});

test('the pages are notified at the due time, once, and of each change', async () => {
  await setCheck(15);
  await player.bet();
  const origin = server.settings.origins.web;
  const stream = await openEvents({ origin, token: player.token() });
  onTestFinished(() => stream.vanish());
  await server.runDueJobs();
  server.clock.advance(15 * MINUTE_MS);
  await server.runDueJobs();
  await server.runDueJobs();
  const dueAt = server.clock.now().toISOString();
  expect(await nextSignal(stream)).toMatchObject({
    event: 'realityCheck',
    data: { dueAt, everyMinutes: 15 },
  });
  await acknowledge();
  expect(await nextSignal(stream)).toMatchObject({ event: 'protection', data: {} });
  await player.setLimit('loss', 'day', 500);
  expect(await nextSignal(stream)).toMatchObject({ event: 'protection' });
});

test('sessions are saved, so that a restart loses none', async () => {
  expect(await betsAfter(0, 20)).toEqual([200, 200]);
  await Promise.all(server.nodes.map(({ modules }) => modules.restrictions.playSessions.saveAll()));
  const stored = await server.infrastructure.prisma.playSession.findMany({
    where: { userId: player.userId },
  });
  const last = Math.max(...stored.map(({ lastBetAt }) => lastBetAt.getTime()));
  const first = Math.min(...stored.map(({ startedAt }) => startedAt.getTime()));
  expect(last - first).toBe(20 * MINUTE_MS);
});
