import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { advanceToNoon, type CarefulPlayer, carefulPlayer } from './careful-player.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

let server: TestServer;
let player: CarefulPlayer;

beforeAll(async () => {
  server = await startTestServer({ withPayments: true });
  await server.seedGames();
});

afterAll(() => server.close());

beforeEach(async () => {
  advanceToNoon(server);
  player = await carefulPlayer(server, { USD: 100_000n });
});

const countOf = async (title: string) =>
  (await player.titles()).filter((one) => one === title).length;

async function texts(language = 'en'): Promise<string[]> {
  const { body } = await server.api
    .get('/api/notifications?pageSize=100')
    .set('accept-language', language)
    .auth(player.token(), { type: 'bearer' });
  return body.data.list.map(({ message }: { message: string }) => message);
}

/** The session has ended by then. */
async function later(ms: number): Promise<void> {
  server.clock.advance(ms);
  await server.runDueJobs();
  await player.logIn();
  await player.launch();
}

test('a limit is near at four fifths and reached at its first refusal, once in its window', async () => {
  await player.setLimit('wager', 'day', 10);
  await player.bet('7.99');
  expect(await countOf('Limit almost reached')).toBe(0);
  await player.bet('0.01');
  await player.bet('1');
  expect(await countOf('Limit almost reached')).toBe(1);
  expect(await countOf('Limit reached')).toBe(0);
  for (const amount of ['2', '3']) expect((await player.bet(amount)).code).toBe(1106);
  expect(await countOf('Limit reached')).toBe(1);
  await later(DAY_MS);
  await player.bet('9');
  expect(await countOf('Limit almost reached')).toBe(2);
});

test('a deposit limit is near and reached, too', async () => {
  await player.setLimit('deposit', 'week', 100);
  expect((await player.deposit(80)).code).toBe(200);
  expect(await countOf('Limit almost reached')).toBe(1);
  expect((await player.deposit(30)).code).toBe(1106);
  expect(await countOf('Limit reached')).toBe(1);
});

test('a raise is notified when it is requested, when it can be confirmed and when it lapses', async () => {
  await player.setLimit('loss', 'week', 50);
  await player.setLimit('loss', 'week', 80);
  expect(await player.titles()).toEqual(
    expect.arrayContaining(['Limit set', 'Higher limit requested']),
  );
  await server.runDueJobs();
  expect(await countOf('A limit change is ready')).toBe(0);
  await later(DAY_MS);
  expect(await countOf('A limit change is ready')).toBe(1);
  await later(7 * DAY_MS - 1);
  expect(await countOf('Limit change expired')).toBe(0);
  await later(1);
  expect(await countOf('Limit change expired')).toBe(1);
  expect(await countOf('A limit change is ready')).toBe(1);
  const { userId } = player;
  const lapsed = await server.infrastructure.prisma.limitChange.findMany({
    where: { userId, action: 'lapse' },
  });
  expect(lapsed).toMatchObject([{ by: 'system', fromMinor: 5000n, toMinor: 5000n }]);
});

test('neither a cancelled raise nor one that was requested anew is notified', async () => {
  await player.setLimit('loss', 'week', 50);
  await player.setLimit('loss', 'week', 80);
  server.clock.advance(MINUTE_MS);
  await player.setLimit('loss', 'week', 90);
  await player.own('delete', '/safer-play/limits/loss/week/pending');
  await later(DAY_MS + MINUTE_MS);
  await later(7 * DAY_MS);
  expect(await countOf('A limit change is ready')).toBe(0);
  expect(await countOf('Limit change expired')).toBe(0);
});

test('every 180 days a player with a limit is reminded of it', async () => {
  await player.setLimit('loss', 'week', 50);
  await later(180 * DAY_MS - 1);
  expect(await countOf('Are your limits still right?')).toBe(0);
  await later(1);
  expect(await countOf('Are your limits still right?')).toBe(1);
  await later(180 * DAY_MS);
  expect(await countOf('Are your limits still right?')).toBe(2);
});

test('a start of the server, which runs all jobs, notifies of nothing early', async () => {
  await player.setLimit('loss', 'week', 50);
  await player.setLimit('loss', 'week', 80);
  await player.own('post', '/safer-play/time-out', { duration: '24h' });
  const { userId } = player;
  await server.infrastructure.prisma.job.updateMany({
    where: { subject: { startsWith: userId } },
    data: { runAt: server.clock.now() },
  });
  await server.runDueJobs();
  for (const title of [
    'A limit change is ready',
    'Are your limits still right?',
    'Your break is over',
  ]) {
    expect(await countOf(title)).toBe(0);
  }
  await later(DAY_MS);
  expect(await countOf('A limit change is ready')).toBe(1);
  expect(await countOf('Your break is over')).toBe(1);
});

test('the texts name the limit, its amount and its time in each language', async () => {
  await player.setLimit('time', 'day', 90);
  await player.setLimit('loss', 'month', 1500);
  expect(await texts('en')).toEqual([
    'Your monthly loss limit is now $1,500.00.',
    'Your daily time limit is now 90 minutes.',
  ]);
  expect(await texts('pt-br')).toContain('O seu limite diário de tempo agora é de 90 minutos.');
  expect(await texts('id')).toContain('Batas waktu harian Anda kini 90 menit.');
  expect(await texts('es')).toContain('Tu límite diario de tiempo ahora es de 90 minutos.');
});
