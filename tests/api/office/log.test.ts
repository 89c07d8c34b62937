import { rm } from 'node:fs/promises';
import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { backendOf } from '../../../server/api/src/backends/index.ts';
import type { PrismaClient } from '../../../server/api/src/db/generated/client.ts';
import { checkHashChain } from '../../../server/api/src/office/index.ts';
import { newPostgresDatabase, query } from '../../support/postgres-databases.ts';
import { bearer, type Player, startTestServer, type TestServer } from '../test-server.ts';
import { officeCall, officeData, officeOf } from './as-staff.ts';
import { loggedIn, newStaff, type Staff } from './staff.ts';

const MINUTE_MS = 60_000;

let server: TestServer;
let admin: Staff;

beforeAll(async () => {
  server = await startTestServer();
  admin = await loggedIn(server, 'admin');
});

afterAll(() => server.close());

/** Some acts of an admin: a new name for a member of staff. */
async function act(times: number): Promise<string> {
  const { staffId } = await newStaff(server, 'viewer');
  for (let time = 0; time < times; time += 1) {
    await server.office
      .put(`/office/staff/${staffId}`)
      .auth(admin.token, { type: 'bearer' })
      .send({ name: `Name ${time}` });
  }
  return staffId;
}

async function chainAll(): Promise<void> {
  server.clock.advance(MINUTE_MS);
  await server.modules.office.extendHashChain();
}

test('an act is in the log with who, when, what it was and what it became', async () => {
  const staffId = await act(2);
  const { list, total } = await officeData(
    server,
    admin,
    `/log?subjectKind=staff&subjectId=${staffId}`,
  );
  expect(total).toBe(2);
  expect(list[0]).toMatchObject({
    staff: { id: admin.staffId, name: admin.name },
    action: 'staff.update',
    uid: null,
    before: { name: 'Name 0' },
    after: { name: 'Name 1' },
    requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    sealed: false,
  });
});

test('the log is read from its beginning', async () => {
  const path = `/log?subjectKind=staff&subjectId=${await act(2)}`;
  const [newest, oldest] = await Promise.all(
    [path, `${path}&sort=oldest`].map((each) => officeData(server, admin, each)),
  );
  expect(oldest.list).toEqual(newest.list.toReversed());
});

test('the log is filtered by who, what, on what and when', async () => {
  const staffId = await act(1);
  const today = server.clock.now().toISOString().slice(0, 10);
  const count = async (filter: string) =>
    (await officeData(server, admin, `/log?subjectId=${staffId}&${filter}`)).total;
  expect(await count(`staffId=${admin.staffId}&action=staff.update`)).toBe(1);
  expect(await count('staffId=someone')).toBe(0);
  expect(await count('action=staff.create')).toBe(0);
  expect(await count('subjectKind=player')).toBe(0);
  expect(await count(`startTime=${today}&endTime=${today}`)).toBe(1);
  expect(await count('startTime=2099-01-01')).toBe(0);
  expect((await officeCall(server, admin, '/log?action=other')).body.code).toBe(400);
});

test('the log is a CSV file, in which no cell is a formula', async () => {
  const { staffId } = await newStaff(server, 'viewer');
  await server.office
    .put(`/office/staff/${staffId}`)
    .auth(admin.token, { type: 'bearer' })
    .send({ name: '=1+1, "two"' });
  await server.infrastructure.prisma.auditEntry.create({
    data: {
      id: server.infrastructure.random.uuid(),
      at: server.clock.now(),
      staffId: admin.staffId,
      action: 'player.note',
      subjectKind: 'player',
      subjectId: staffId,
      reason: '=HYPERLINK("https://example.test")',
      requestId: 'any',
    },
  });
  const response = await server.office
    .get(`/office/log.csv?subjectId=${staffId}`)
    .auth(admin.token, { type: 'bearer' });
  expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(response.headers['content-disposition']).toContain('attachment');
  const [header, formula, update] = response.text.split('\r\n');
  expect(header).toBe('at,staff,action,subject,id,player,reason,before,after,request');
  expect(formula).toContain(`"'=HYPERLINK(""https://example.test"")"`);
  expect(update).toContain('staff.update');
  const { status } = await server.office.get('/office/log.csv');
  expect(status).toBe(401);
});

test('the log of a player has the acts on what is the player’s, and no other', async () => {
  const [player, other] = [await server.player(), await server.player()];
  const office = officeOf(server, admin);
  const { userId: uid } = player;
  const reason = 'Round 4711 was cut off';
  const adjusted = (user: Player) =>
    office.post('/adjustments', { uid: user.userId, walletType: 'USD', money: '20', reason });
  await office.post(`/players/${uid}/notes`, { text: 'Called twice' });
  await adjusted(player);
  await adjusted(other);
  const { body } = await server.api
    .post('/api/support/tickets')
    .set(bearer(player.token))
    .send({ subject: 'My bonus', text: 'Where is it?' });
  await office.post(`/tickets/${body.data.id}/reply`, { text: 'On its way.' });
  await office.post(`/tickets/${body.data.id}/close`);
  const log = async (query: object = {}) =>
    (await office.get(`/players/${uid}/log`, query)).body.data;
  const { list, total } = await log();
  expect(total).toBe(4);
  expect(list.map(({ action }: { action: string }) => action)).toEqual([
    'ticket.close',
    'ticket.reply',
    'adjustment.request',
    'player.note',
  ]);
  expect(new Set(list.map((row: { uid: string }) => row.uid))).toEqual(new Set([uid]));
  expect(await log({ pageSize: 1, pageNum: 4 })).toMatchObject({
    total: 4,
    list: [{ action: 'player.note' }],
  });
  expect((await log({ endTime: '2020-12-31' })).total).toBe(0);
});

test('entries and seals are never changed or deleted', async () => {
  await act(1);
  await chainAll();
  const { prisma } = server.infrastructure;
  const entry = await prisma.auditEntry.findFirstOrThrow();
  const link = await prisma.auditSeal.findFirstOrThrow();
  const [{ id }, { number }] = [entry, link];
  const attempts = [
    () => prisma.auditEntry.update({ where: { id }, data: { reason: 'other' } }),
    () => prisma.auditEntry.delete({ where: { id } }),
    () => prisma.auditSeal.update({ where: { number }, data: { hash: 'other' } }),
    () => prisma.auditSeal.delete({ where: { number } }),
  ];
  for (const attempt of attempts) await expect(attempt()).rejects.toThrow();
  expect(await prisma.auditEntry.findUniqueOrThrow({ where: { id } })).toEqual(entry);
  expect(await prisma.auditSeal.findUniqueOrThrow({ where: { number } })).toEqual(link);
});

test('a minute’s job seals what is settled, and every seal holds', async () => {
  await chainAll();
  const before = await checkHashChain(server.infrastructure.prisma);
  const staffId = await act(3);
  await server.modules.office.extendHashChain();
  // The last entries may still have a neighbour in flight.
  expect((await checkHashChain(server.infrastructure.prisma)).entries).toBe(before.entries);
  await chainAll();
  const after = await checkHashChain(server.infrastructure.prisma);
  expect(after).toEqual({ seals: before.seals + 1, entries: before.entries + 3, breach: null });
  admin = await loggedIn(server, 'admin');
  const { list } = await officeData(server, admin, `/log?subjectId=${staffId}`);
  expect(list).toMatchObject([{ sealed: true }, { sealed: true }, { sealed: true }]);
});

const FORGERIES = [
  [
    'given to a player',
    `UPDATE "AuditEntry" SET "playerId" = 'other' WHERE "id" = $id`,
    'was changed',
  ],
  ['changed', `UPDATE "AuditEntry" SET "reason" = 'forged' WHERE "id" = $id`, 'was changed'],
  ['removed', `DELETE FROM "AuditEntry" WHERE "id" = $id`, 'the log'],
  [
    'inserted',
    `INSERT INTO "AuditEntry" SELECT "id" || '0' AS "id", "at", "staffId", "action", "subjectKind",
       "subjectId", "reason", "beforeJson", "afterJson", "requestId", "playerId" FROM "AuditEntry" WHERE "id" = $id`,
    'the log',
  ],
] as const;

test.each(FORGERIES)('an entry that was %s in a copy breaks its seal', async (_how, sql, why) => {
  await act(2);
  await chainAll();
  await act(2);
  await chainAll();
  admin = await loggedIn(server, 'admin');
  const links = await server.infrastructure.prisma.auditSeal.findMany({
    orderBy: { number: 'asc' },
  });
  const [last] = links.slice(-2);
  const id = last?.lastId ?? '';
  const copy = await copyOfLog();
  expect((await checkHashChain(copy.prisma)).breach).toBeNull();
  await copy.forge(sql.replace('$id', `'${id}'`));
  const { breach } = await checkHashChain(copy.prisma);
  // Of an insertion after the last entry of a seal the next one shows it.
  expect(breach).toMatch(/^seal \d+ of /);
  expect(breach).toContain(why);
});

/** A copy of the entries and seals, in which the triggers are off. */
async function copyOfLog(): Promise<{ prisma: PrismaClient; forge(sql: string): Promise<void> }> {
  const { database } = server.settings;
  if (database.backend === 'sqlite') {
    const file = `${database.file}.${server.infrastructure.random.uuid()}`;
    const source = new Sqlite(database.file);
    source.exec(`VACUUM INTO '${file}'`);
    source.close();
    const opened = await backendOf({ backend: 'sqlite', file }).openDatabase();
    onTestFinished(async () => {
      await opened.close();
      await rm(file, { force: true });
    });
    return {
      prisma: opened.prisma,
      async forge(sql) {
        const copy = new Sqlite(file);
        const triggers = copy
          .prepare(
            `SELECT "name" FROM sqlite_master WHERE "type" = 'trigger' AND "tbl_name" = 'AuditEntry'`,
          )
          .pluck()
          .all();
        for (const trigger of triggers) copy.exec(`DROP TRIGGER "${trigger}"`);
        copy.exec(sql);
        copy.close();
      },
    };
  }
  const target = await newPostgresDatabase();
  const copied = await backendOf({
    backend: 'postgresql',
    url: target.url,
    directUrl: target.url,
  }).openDatabase();
  onTestFinished(async () => {
    await copied.close();
    await target.remove();
  });
  const { prisma } = server.infrastructure;
  await copied.prisma.auditEntry.createMany({ data: await prisma.auditEntry.findMany() });
  await copied.prisma.auditSeal.createMany({ data: await prisma.auditSeal.findMany() });
  return {
    prisma: copied.prisma,
    async forge(sql) {
      await query(target.url, 'ALTER TABLE "AuditEntry" DISABLE TRIGGER USER');
      await query(target.url, sql);
    },
  };
}
