import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sqliteDialect } from '../../server/api/src/backends/sqlite/dialect.ts';
import { openSqliteReader } from '../../server/api/src/backends/sqlite/reader.ts';
import { claimDueJobs, nextDueAt } from '../../server/api/src/jobs/job-store.ts';
import { DATA_RETENTION_JOB } from '../../server/api/src/jobs/retention.ts';
import { prepareAuthQueries } from '../../server/api/src/modules/auth/index.ts';
import { preparePaymentQueries } from '../../server/api/src/modules/payments/index.ts';
import { findOpenRounds, preparePlayQueries } from '../../server/api/src/modules/play/index.ts';
import { prepareReturnQueries } from '../../server/api/src/modules/providers/index.ts';
import { prepareRestrictionQueries } from '../../server/api/src/modules/restrictions/index.ts';
import { cardWithdrawal } from './card-withdrawal.ts';
import { launchToken } from './game-session.ts';
import { codeOf, officeData, officeOf } from './office/as-staff.ts';
import { loggedIn } from './office/staff.ts';
import { addApp, beginLogin, endLogin } from './second-factor-calls.ts';
import { type Player, startTestServer, type TestServer } from './test-server.ts';

/*
 * Growing tables are read by index. The statements are those that the calls really execute: they
 * are recorded at the driver and explained by SQLite.
 */

/** Tables that only grow. */
const GROWING = [
  'Adjustment',
  'AuditEntry',
  'AuditSeal',
  'DailyPlayer',
  'DepositOrder',
  'Favorite',
  'GameRating',
  'GameVisit',
  'Job',
  'KnownAddress',
  'LaunchToken',
  'LedgerBudget',
  'LedgerEntry',
  'LedgerTag',
  'LedgerPosting',
  'LedgerStake',
  'LoginChallenge',
  'Notification',
  'Passkey',
  'PasswordReset',
  'PaymentEvent',
  'RecoveryCode',
  'RetiredToken',
  'Session',
  'StaffSession',
  'SupportMessage',
  'SupportTicket',
  'WithdrawOrder',
];

const statements = new Set<string>();
const { prepare } = Sqlite.prototype;
let server: TestServer;
let player: Player;

beforeAll(async () => {
  server = await startTestServer();
  await server.seedGames();
  player = await server.player({ USD: 10_000n });
  const token = await launchToken(server, player);
  const round = { transactionId: 'won', roundId: 'won', gameId: 'phoenix-ascend' };
  const bet = { ...round, token, amount: '1', winAmount: '3' };
  await server.signed('provider', '/api/provider/play', bet);
  Sqlite.prototype.prepare = function (this: Sqlite.Database, sql: string) {
    statements.add(sql);
    return prepare.call(this, sql);
  } as typeof prepare;
});

afterAll(async () => {
  Sqlite.prototype.prepare = prepare;
  await server.close();
});

const range = { startTime: '2026-01-01', endTime: '2026-12-31' };

const historyQueries = ['game', 'transaction', 'browse'].flatMap((kind) => [
  { kind },
  { kind, pageNum: '3', pageSize: '50' },
  { kind, ...range },
  { kind, walletType: 'USD' },
  { kind, status: 'completed' },
  { kind, status: 'cancelled', ...range },
]);

test.each(historyQueries)('history %o is read by index', async (query) => {
  await expectIndexed(() => get('/user/history', query));
});

test.each([{}, { ...range, walletType: 'USD' }, { kind: 'transaction' }])(
  'the totals of the history %o are read by index',
  async (query) => {
    await expectIndexed(() => get('/user/history/totals', query));
  },
);

test.each([
  { kind: 'game', type: 'bet' },
  { kind: 'game', type: 'win' },
  { kind: 'game', byRound: 'true' },
  { kind: 'game', byRound: 'true', walletType: 'USD', ...range },
  { kind: 'transaction', type: 'deposit' },
  { kind: 'transaction', type: 'withdraw' },
  { kind: 'adjustment' },
  { kind: 'adjustment', pageNum: '3', pageSize: '50' },
  { kind: 'adjustment', type: 'reward', walletType: 'USD', ...range },
])('history %o is read by index', async (query) => {
  await expectIndexed(() => get('/user/history', query));
});

test('played rounds are counted from their partial index', async () => {
  const steps = await expectIndexed(() => get('/user/history', { kind: 'game', type: 'win' }));
  const index = 'LedgerPosting_account_createdAt_type_currency_amountMinor_idx';
  expect(steps.join('\n')).toContain(`SEARCH LedgerPosting USING COVERING INDEX ${index}`);
});

test.each(['recharge', 'withdraw'])('records of %s are read by index', async (kind) => {
  const euros = { walletType: 'EUR', status: 2 };
  for (const filter of [{}, { walletType: 'USD' }, { status: 2 }, euros, { ...euros, ...range }]) {
    const steps = await expectIndexed(() =>
      server.api
        .post(`/api/payment/${kind}/records`)
        .set('authorization', `Bearer ${player.token}`)
        .send(filter),
    );
    // Never by the status alone, which selects the orders of all players.
    const orders = steps.filter((step) => /^SEARCH \w*\.?(Deposit|Withdraw)Order\b/.test(step));
    expect(orders.length).toBeGreaterThan(0);
    for (const step of orders) expect(step).toContain('(userId=?');
  }
});

test('notifications and their count are read by index', async () => {
  await expectIndexed(async () => {
    await get('/notifications', {});
    await get('/notifications', { isRead: 'false' });
    await get('/notifications', { group: 'system' });
    return get('/notifications', { type: 'deposit' });
  });
  const steps = await expectIndexed(() => get('/notifications/unread-count', {}));
  // Without a scan of all read ones: every page requests the count.
  expect(steps.join('\n')).toContain('(userId=? AND isRead=?)');
});

test('logins, passkeys and second factors are read by index', async () => {
  await expectIndexed(async () => {
    await get('/user/logins', {});
    await get('/user/passkeys', {});
    return get('/user/second-factor', {});
  });
  const owner = await addApp(server, await server.player());
  await expectIndexed(async () => {
    const { challenge } = await beginLogin(server, owner);
    return endLogin(server, { challenge, recovery: owner.recoveryCodes[0] });
  });
});

test('questions to support are read by index', async () => {
  await expectIndexed(async () => {
    const send = (path: string, body: object) =>
      server.api
        .post(`/api/support/tickets${path}`)
        .set('authorization', `Bearer ${player.token}`)
        .send(body);
    const { body } = await send('', { subject: 'A question', text: 'Is it read by index?' });
    const reply = await send(`/${body.data.id}/messages`, { text: 'And this one?' });
    expect(reply.body.code).toBe(200);
    return get('/support/tickets', {});
  });
});

test('what staff read of one player is read by index', async () => {
  const office = officeOf(server, await loggedIn(server, 'viewer'));
  const path = `/players/${player.userId}`;
  const read = async () => {
    for (const query of [{}, { walletType: 'USD', ...range }, { kind: 'play' }]) {
      expect((await office.get(`${path}/entries`, query)).body.data.total).toBeGreaterThan(0);
    }
    for (const tab of ['', '/rounds', '/sessions', '/limits', '/log']) {
      expect(await codeOf(office.get(`${path}${tab}`))).toBe(200);
    }
    for (const q of [player.userId, 'won', 'no such text'])
      await office.get('/ledger/entries', { q });
    await office.get('/tickets', { uid: player.userId });
  };
  await expectIndexed(read, { maySort: true });
});

test('ratings, and the rounds before them, are read by index', async () => {
  await expectIndexed(async () => {
    await get('/game/rating/phoenix-ascend', {});
    return server.api
      .put('/api/game/rating')
      .set('authorization', `Bearer ${player.token}`)
      .send({ gameId: 'phoenix-ascend', stars: 4 });
  });
});

test('a round and its replay are read by index', async () => {
  await expectIndexed(async () => {
    const { body } = await server.api
      .get('/api/game/rounds/won/replay')
      .query({ gameId: 'phoenix-ascend' })
      .set('authorization', `Bearer ${player.token}`);
    await get(`/game/replays/${body.data.id}`, {});
  });
});

test('favourites are read by index', async () => {
  await expectIndexed(async () => {
    await get('/game/favorite/list', {});
    return get('/game/favorite/check/phoenix-ascend', {});
  });
});

test('a game’s page and the clearing of the history read the player’s own rows alone', async () => {
  await get('/rpgame/games/phoenix-ascend', {});
  await expectIndexed(async () => {
    await get('/rpgame/games/wolfmoon', {});
    await server.api
      .delete('/api/user/history')
      .query({ kind: 'browse' })
      .set('authorization', `Bearer ${player.token}`);
  });
});

test('sessions, known addresses and reset tokens are read by index', async () => {
  const { email, password } = await server.player();
  const mailed = async () => {
    await server.api.post('/api/user/forgotPassword').send({ email });
    const [mail] = await server.mailsTo(email);
    return /#resetToken=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  };
  await expectIndexed(async () => {
    const login = await server.api.post('/api/user/login').send({ email, password });
    const session = { authorization: `Bearer ${login.body.data.token}` };
    await server.api.post('/api/user/refreshToken').set(session);
    // A token that was renewed before is looked up among the retired ones.
    await server.api.get('/api/user/info').set(session);
    const token = await mailed();
    const reset = { token, newPassword: 'battery staple 9' };
    const response = await server.api.post('/api/user/resetPassword').send(reset);
    expect(response.body.code).toBe(200);
  });
});

test('launches and stakes are read by index', async () => {
  await expectIndexed(() => placeBet('plans-1'));
});

test('a bet of a player with limits makes no statement more than another one', async () => {
  const careful = await server.player({ USD: 10_000n });
  await server.api
    .put('/api/safer-play/limits')
    .set('authorization', `Bearer ${careful.token}`)
    .send({ kind: 'loss', period: 'day', amount: 100 })
    .expect(({ body }) => expect(body.code).toBe(200));
  const statementsOf = async (of: Player, id: string) => {
    // Of a session that goes on, with what its caches hold.
    for (const bet of ['first', 'second']) await placeBet(`${id}-${bet}`, of);
    statements.clear();
    await placeBet(`${id}-third`, of);
    return [...statements].sort();
  };
  expect(await statementsOf(careful, 'limited')).toEqual(await statementsOf(player, 'unlimited'));
});

test('open rounds are read by index', async () => {
  await placeBet('plans-2');
  const now = server.clock.now();
  const { prisma } = server.infrastructure;
  await expectIndexed(async () => {
    const rounds = await findOpenRounds(prisma, { since: new Date(0), until: now, limit: 10 });
    expect(rounds.map(({ roundId }) => roundId)).toContain('plans-2');
  });
});

test('the rounds of the measured returns are read by index', async () => {
  const steps = await expectIndexed(async () => {
    const reader = openSqliteReader(server);
    prepareReturnQueries(reader);
    await reader.close();
  });
  expect(steps.join('\n')).toContain('LedgerEntry_roundId_idx');
});

test('queries prepared at the start use an index', async () => {
  await expectIndexed(async () => {
    const reader = openSqliteReader(server);
    prepareAuthQueries(reader);
    preparePlayQueries(reader);
    preparePaymentQueries(reader);
    prepareRestrictionQueries(reader);
    await reader.close();
  });
});

test('the queue of the back office, its figures and the facts of an order are read by index', async () => {
  const { body } = await server.api
    .post('/api/payment/withdraw')
    .set('authorization', `Bearer ${player.token}`)
    .send(cardWithdrawal);
  const staff = await loggedIn(server, 'viewer');
  server.clock.advance(60_000);
  const read = async () => {
    await server.modules.office.sumMetrics();
    await server.modules.office.extendHashChain();
    await officeData(server, staff, '/overview?days=7');
    await officeData(server, staff, '/withdrawals?state=waiting');
    await officeData(server, staff, `/withdrawals?state=all&uid=${player.userId}`);
    await officeData(server, staff, `/withdrawals/${body.data.orderNum}`);
    await officeData(server, staff, `/deposits?uid=${player.userId}`);
    await officeData(server, staff, `/log?subjectKind=player&subjectId=${player.userId}`);
  };
  // Staff wait for a sort of the few players of one account.
  await expectIndexed(read, { maySort: true });
});

test('what a deposit limit counts is read by index: the credits, and the open orders', async () => {
  const limited = await server.player({ USD: 10_000n });
  const steps = await expectIndexed(() =>
    server.api
      .put('/api/safer-play/limits')
      .set('authorization', `Bearer ${limited.token}`)
      .send({ kind: 'deposit', period: 'month', amount: 100 }),
  );
  expect(steps.join('\n')).toContain('USING INDEX LedgerEntry_userId_createdAt_idx');
});

test('what one person corrects alone is summed by index', async () => {
  const office = officeOf(server, await loggedIn(server, 'payments'));
  const correction = { uid: player.userId, walletType: 'USD', money: '1' };
  await expectIndexed(() =>
    office.post('/adjustments', { ...correction, reason: 'A correction of this test' }),
  );
});

test('overdue deposits are read by index', async () => {
  const steps = await expectIndexed(() => server.runJob('deposit-expiry'));
  expect(steps.join('\n')).toContain('DepositOrder_expiresAt_idx');
});

test('due jobs are read by index', async () => {
  const { prisma } = server.infrastructure;
  const now = server.clock.now();
  await expectIndexed(async () => {
    await nextDueAt(prisma);
    return claimDueJobs(prisma, { now, leaseMs: 1000, take: 10, dialect: sqliteDialect });
  });
});

test('rows past their retention time are deleted by index', async () => {
  const { prisma } = server.infrastructure;
  const longAgo = new Date(0);
  await prisma.session.create({
    data: {
      id: 'old',
      userId: player.userId,
      tokenHash: 'old',
      createdAt: longAgo,
      expiresAt: longAgo,
    },
  });
  await expectIndexed(() => server.runJob(DATA_RETENTION_JOB));
  expect(await prisma.session.count({ where: { id: 'old' } })).toBe(0);
});

async function placeBet(id: string, of = player): Promise<void> {
  const token = await launchToken(server, of);
  await server.signed('provider', '/api/provider/authenticate', { token });
  const bet = { token, transactionId: id, roundId: id, gameId: 'phoenix-ascend', amount: '0.20' };
  const { body } = await server.signed('provider', '/api/provider/bet', bet);
  expect(body.code).toBe(200);
}

async function get(url: string, query: Record<string, string>) {
  const response = await server.api
    .get(`/api${url}`)
    .query(query)
    .set('authorization', `Bearer ${player.token}`);
  expect(response.body.code).toBe(200);
}

/**
 * Fails on a scan of a growing table, and on a sort of rows after they were read.
 * @returns the steps of all statements
 */
/** @param options.maySort staff wait for a sort of one player's rows; players do not */
async function expectIndexed(
  act: () => PromiseLike<unknown>,
  { maySort = false }: { maySort?: boolean } = {},
): Promise<string[]> {
  statements.clear();
  await act();
  const checked = [...statements].filter((sql) => /^\s*(SELECT|UPDATE|DELETE)/i.test(sql));
  expect(checked.length).toBeGreaterThan(0);
  return checked.flatMap((sql) => {
    const steps = plan(sql);
    const slow = steps.filter((step) => isScan(step) || (isSort(step) && !maySort));
    expect(slow, `${sql}\n${steps.join('\n')}`).toEqual([]);
    return steps;
  });
}

function isScan(step: string): boolean {
  return GROWING.includes(/^SCAN (?:main\.)?(\w+)/.exec(step)?.[1] ?? '');
}

/** Rows of the same time may be sorted among themselves; a whole result may not. */
function isSort(step: string): boolean {
  return step === 'USE TEMP B-TREE FOR ORDER BY';
}

function plan(sql: string): string[] {
  const database = new Sqlite(server.databaseFile, { readonly: true });
  try {
    const parameters = sql.match(/\?/g)?.map(() => null) ?? [];
    const explained = prepare.call<Sqlite.Database, [string], Sqlite.Statement<unknown[]>>(
      database,
      `EXPLAIN QUERY PLAN ${sql}`,
    );
    return explained.all(...parameters).map((row) => (row as { detail: string }).detail);
  } finally {
    database.close();
  }
}
