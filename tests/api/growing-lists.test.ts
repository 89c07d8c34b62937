import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { endpointEntries } from '../../server/api/src/contract/index.ts';
import { officeEntries } from '../../server/api/src/office/contract/index.ts';
import { launchToken } from './game-session.ts';
import { officeOf } from './office/as-staff.ts';
import { loggedIn } from './office/staff.ts';
import { bearer, type Player, startTestServer, type TestServer } from './test-server.ts';

/* A list that grows between its pages shows no row twice. */

const ROWS = 4;
const HALF = ROWS / 2;
/** A visit of a game counts again after ten minutes. */
const BETWEEN_MS = 660_000;

let server: TestServer;
let office: ReturnType<typeof officeOf>;
let player: Player;
let token: string;

beforeAll(async () => {
  server = await startTestServer({ withPayments: true, env: { ORDER_TTL_S: '86400' } });
  server.requireOwnServer('advances the clock');
  await server.seedGames();
  office = officeOf(server, await loggedIn(server, 'manager'));
  player = await server.player({ USD: 1_000_000n });
});

afterAll(() => server.close());

const own = async (method: 'get' | 'post' | 'put', path: string, fields: object = {}) => {
  const call = server.api[method](`/api${path}`).set(bearer(token));
  const { body } = await (method === 'get' ? call.query(fields) : call.send(fields));
  expect(body.code, path).toBe(200);
  return body.data;
};

async function asStaff(path: string, fields: object): Promise<void> {
  expect((await office.post(path, fields)).body.code, path).toBe(200);
}

/** One row more in every list. */
async function grow(step: number): Promise<void> {
  server.clock.advance(BETWEEN_MS);
  const { userId: uid, email, password } = player;
  const { body } = await server.api.post('/api/user/login').send({ email, password });
  token = body.data.token;
  const round = { transactionId: randomUUID(), roundId: randomUUID(), gameId: 'phoenix-ascend' };
  const play = { ...round, token: await launchToken(server, { token }), amount: '1' };
  await server.signed('provider', '/api/provider/play', { ...play, winAmount: '0' });
  await own('get', '/rpgame/games/phoenix-ascend');
  await own('post', '/payment/recharge', { walletType: 'USD', amount: 50 });
  const account = { bankCode: 'LMPUS', bank: '4111111111111111' };
  await own('post', '/payment/withdraw', { walletType: 'USD', money: '100.50', ...account });
  await own('post', '/support/tickets', { subject: 'deposit', text: `Question ${step}` });
  await own('put', '/safer-play/limits', { kind: 'deposit', period: 'day', amount: 900 - step });
  const reason = `The correction of step ${step}.`;
  await asStaff('/adjustments', { uid, walletType: 'USD', money: '1', reason });
  await asStaff(`/players/${uid}/notes`, { text: `Note ${step}` });
  await asStaff('/ledger/check', { full: false });
  await server.player();
}

const lists = (uid: string) => ({
  'user.history': (page: object) => own('get', '/user/history', page),
  'rounds of user.history': (page: object) =>
    own('get', '/user/history', { byRound: true, ...page }),
  'orders of user.history': (page: object) =>
    own('get', '/user/history', { kind: 'transaction', ...page }),
  'adjustments of user.history': (page: object) =>
    own('get', '/user/history', { kind: 'adjustment', ...page }),
  'visits of user.history': (page: object) =>
    own('get', '/user/history', { kind: 'browse', ...page }),
  'payments.rechargeRecords': (page: object) => own('post', '/payment/recharge/records', page),
  'payments.withdrawRecords': (page: object) => own('post', '/payment/withdraw/records', page),
  'notifications.list': (page: object) => own('get', '/notifications', page),
  'support.list': (page: object) => own('get', '/support/tickets', page),
  'players.list': ofOffice('/players'),
  'players.entries': ofOffice(`/players/${uid}/entries`),
  'players.rounds': ofOffice(`/players/${uid}/rounds`),
  'players.sessions': ofOffice(`/players/${uid}/sessions`),
  'players.limits': async (page: object) =>
    (await ofOffice(`/players/${uid}/limits`)(page)).history,
  'players.log': ofOffice(`/players/${uid}/log`),
  'log.list': ofOffice('/log'),
  'deposits.list': ofOffice('/deposits'),
  'withdrawals.list': ofOffice('/withdrawals', { state: 'all' }),
  'adjustments.list': ofOffice('/adjustments'),
  'tickets.list': ofOffice('/tickets'),
  'ledger.entries': ofOffice('/ledger/entries'),
  'entries of a player': ofOffice('/ledger/entries', { q: uid }),
  'ledger.checks': ofOffice('/ledger/checks'),
});

const ofOffice =
  (path: string, filter: object = {}) =>
  async (page: object) => {
    const { body } = await office.get(path, { ...filter, ...page });
    expect(body.code, path).toBe(200);
    return body.data;
  };

/** How long a withdrawal has waited changes with the clock. */
const withoutAge = ({ ageS: _age, ...row }: { ageS?: number }) => row;

it('no row of page 1 comes again on page 2 with the time of page 1, in any list', async () => {
  for (let step = 0; step < ROWS; step += 1) await grow(step);
  server.clock.advance(1);
  const all = lists(player.userId);
  const before = new Map<string, { rows: object[]; asOf: string; total: number }>();
  for (const [name, read] of Object.entries(all)) {
    const { list: rows } = await read({ pageSize: ROWS });
    expect(rows.length, name).toBe(ROWS);
    const { list, asOf, total } = await read({ pageSize: HALF });
    expect(list, name).toEqual(rows.slice(0, HALF));
    before.set(name, { rows, asOf, total });
  }
  await grow(ROWS);
  for (const [name, read] of Object.entries(all)) {
    const { rows = [], asOf, total } = before.get(name) ?? {};
    const page = await read({ pageNum: 2, pageSize: HALF, asOf });
    expect(page.list.map(withoutAge), name).toEqual(rows.slice(HALF).map(withoutAge));
    expect({ asOf: page.asOf, total: page.total }, name).toEqual({ asOf, total });
  }
});

it('holds in every list of both APIs', () => {
  const tested = new Set(Object.keys(lists('1')).map((name) => name.split(' ').at(-1)));
  const paged = [...endpointEntries(), ...officeEntries()].filter(
    ([, { input }]) => input instanceof z.ZodObject && 'pageNum' in input.shape,
  );
  expect(paged.length).toBeGreaterThan(15);
  expect(paged.map(([name]) => name).filter((name) => !tested.has(name))).toEqual([]);
});
