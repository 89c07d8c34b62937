import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cardWithdrawal } from '../card-withdrawal.ts';
import { launchToken } from '../game-session.ts';
import { bearer, type Player, startTestServer, type TestServer } from '../test-server.ts';
import { auditOf, codeOf, type Office, officeOf } from './as-staff.ts';
import { reportPayment } from './payment-calls.ts';
import { loggedIn } from './staff.ts';

let server: TestServer;
let office: Office;
let player: Player;
let orderNum: string;
let roundId: string;

beforeAll(async () => {
  server = await startTestServer();
  await server.seedGames();
  office = officeOf(server, await loggedIn(server, 'viewer'));
  player = await server.player({ USD: 50_000n, JPY: 900n });
  const withdrawal = { ...cardWithdrawal, money: '60' };
  const ordered = await server.api
    .post('/api/payment/withdraw')
    .set(bearer(player.token))
    .send(withdrawal);
  orderNum = ordered.body.data.orderNum;
  roundId = randomUUID();
  const token = await launchToken(server, player);
  const round = { roundId, gameId: 'phoenix-ascend' };
  const bet = { ...round, token, transactionId: randomUUID(), amount: '5' };
  await server.signed('provider', '/api/provider/bet', bet);
  await server.signed('provider', '/api/provider/win', {
    ...round,
    transactionId: randomUUID(),
    betTransactionId: bet.transactionId,
    amount: '0',
    finished: true,
  });
});

afterAll(() => server.close());

type Entry = { readonly id: string; readonly kind: string };
const kinds = ({ list }: { list: Entry[] }) => list.map(({ kind }) => kind);
const find = async (q: string) => (await office.get('/ledger/entries', { q })).body.data;

test('the trial balance has every account in each currency and sums to zero', async () => {
  const { body } = await office.get('/ledger/trial-balance');
  const none = { house: 0, bank: 0, promotion: 0, fees: 0, adjustments: 0, bonus: 0, sum: 0 };
  expect(body.data.rows).toEqual([
    { ...none, walletType: 'USD', house: 5, promotion: -500, available: 435, frozen: 60 },
    { ...none, walletType: 'JPY', promotion: -900, available: 900, frozen: 0 },
  ]);
});

test('entries are found by key, order, round and player', async () => {
  expect(kinds(await find(orderNum))).toEqual(['withdraw-freeze']);
  expect(kinds(await find(`withdraw/${orderNum}/freeze`))).toEqual(['withdraw-freeze']);
  expect(kinds(await find(roundId))).toEqual(['win', 'bet']);
  expect(kinds(await find(player.userId)).sort()).toEqual([
    'bet',
    'opening',
    'opening',
    'withdraw-freeze',
  ]);
  expect((await find('no such text')).total).toBe(0);
  expect((await find('')).total).toBe(5);
});

test('entries are listed with the oldest first', async () => {
  const oldest = async (q: string) =>
    (await office.get('/ledger/entries', { q, sort: 'oldest' })).body.data.list;
  for (const q of ['', roundId, player.userId])
    expect(await oldest(q)).toEqual((await find(q)).list.toReversed());
});

test('an entry has its postings, tags and hash, and what follows', async () => {
  const [, bet] = (await find(roundId)).list;
  const { body } = await office.get(`/ledger/entries/${bet.id}`);
  expect(body.data).toMatchObject({
    entry: {
      uid: player.userId,
      postings: [
        { account: `player/${player.userId}/available`, walletType: 'USD', amount: -5 },
        { account: 'house', amount: 5, type: 'bet' },
      ],
    },
    requestHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    related: [{ kind: 'win', postings: [] }],
  });
  expect(body.data.tags).toEqual([expect.stringMatching(/^bet\//)]);
  expect(await codeOf(office.get('/ledger/entries/999999999'))).toBe(404);
  expect(await codeOf(office.get('/ledger/entries/x'))).toBe(400);
});

test('an entry of an order leads to the other entries of the order', async () => {
  const [freeze] = (await find(orderNum)).list;
  const { entry, related } = (await office.get(`/ledger/entries/${freeze.id}`)).body.data;
  expect([entry.kind, entry.roundId, related]).toEqual(['withdraw-freeze', null, []]);
  await reportPayment(server, { type: 'payout.succeeded', outTradeNo: orderNum, amount: '60' });
  const { body } = await office.get(`/ledger/entries/${freeze.id}`);
  expect(kinds({ list: body.data.related })).toEqual(['withdraw-settle']);
  const [opening] = (await find(player.userId)).list.filter(
    ({ kind }: Entry) => kind === 'opening',
  );
  expect((await office.get(`/ledger/entries/${opening.id}`)).body.data.related).toEqual([]);
});

test('a check of the totals runs at once, one of every entry as a job', async () => {
  const { body: cheap } = await office.post('/ledger/check');
  expect(cheap.data).toMatchObject({ full: false, breaches: [] });
  expect(cheap.data.finishedAt).not.toBeNull();
  const { body: full } = await office.post('/ledger/check', { full: true });
  expect(full.data).toMatchObject({ full: true, finishedAt: null });
  const { body: another } = await office.post('/ledger/check', { full: true });
  expect(another.data, 'one at a time').toEqual(full.data);
  await server.runDueJobs();
  const { body: checks } = await office.get('/ledger/checks');
  const finished = checks.data.list.find(({ id }: Entry) => id === full.data.id);
  expect(finished).toMatchObject({ full: true, breaches: [], requestedBy: { name: 'A viewer' } });
  expect(finished.finishedAt).not.toBeNull();
  expect(await auditOf(server, full.data.id)).toMatchObject([{ action: 'ledger.check' }]);
});

test('one search finds an order, a round, an entry, a player and a game', async () => {
  const search = async (q: string) => (await office.get('/search', { q })).body.data;
  const { userId, email } = player;
  expect(await search(orderNum.toLowerCase())).toMatchObject([
    { kind: 'withdrawal', id: orderNum, title: orderNum },
    { kind: 'player', id: userId },
  ]);
  const ofRound = await search(roundId);
  expect(ofRound).toMatchObject([
    { kind: 'round', id: roundId, detail: 'phoenix-ascend' },
    { kind: 'entry', detail: 'win' },
    { kind: 'entry', detail: 'bet' },
  ]);
  const [, { id, title }] = ofRound;
  expect(await search(id)).toEqual([{ kind: 'entry', id, title, detail: 'win' }]);
  const asPlayer = [{ kind: 'player', id: userId, detail: expect.stringContaining('•') }];
  expect(await search(userId)).toMatchObject(asPlayer);
  expect(await search(email)).toMatchObject(asPlayer);
  expect(await search('phoenix asc')).toMatchObject([{ kind: 'game', id: 'phoenix-ascend' }]);
  expect(await search('nothing at all')).toEqual([]);
});
