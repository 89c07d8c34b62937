import { afterAll, beforeAll, expect, test } from 'vitest';
import { bearer, startTestServer, type TestServer } from '../test-server.ts';
import { officeCall, officeData } from './as-staff.ts';
import { loggedIn, logIn, newStaff, type Staff } from './staff.ts';

let server: TestServer;
let admin: Staff;

beforeAll(async () => {
  server = await startTestServer();
  admin = await loggedIn(server, 'admin');
});

afterAll(() => server.close());

const update = (id: string, body: object, by: Staff = admin) =>
  server.office.put(`/office/staff/${id}`).set(bearer(by.token)).send(body);

const isLoggedIn = async ({ token }: Staff) =>
  (await server.office.get('/office/me').set(bearer(token))).body.code === 200;

test('an admin creates an account, which logs in with its password', async () => {
  const account = {
    email: 'Mia@office.fairhall.test',
    name: 'Mia',
    role: 'viewer',
    password: 'correct horse 9',
  };
  const created = await officeData(server, admin, '/staff', account);
  expect(created).toMatchObject({
    email: 'mia@office.fairhall.test',
    name: 'Mia',
    role: 'viewer',
    enabled: true,
    hasSecondFactor: false,
    lastLoginAt: null,
  });
  expect((await logIn(server, created)).body.code).toBe(200);
  const list = await officeData(server, admin, '/staff');
  expect(list).toContainEqual({ ...created, lastLoginAt: server.clock.now().toISOString() });
  expect((await officeCall(server, admin, '/staff', account)).body.code).toBe(1002);
});

test.each([
  ['another role', { role: 'support' }],
  ['a new password', { password: 'correct horse 10' }],
  ['disabling', { enabled: false }],
  ['the removal of the app', { removeSecondFactor: true }],
])('%s ends the sessions of the account', async (_what, body) => {
  const member = await loggedIn(server, 'viewer');
  expect((await update(member.staffId, body)).body.code).toBe(200);
  expect(await isLoggedIn(member)).toBe(false);
});

test('logins that are checked while the password is replaced open no session', async () => {
  const member = await newStaff(server, 'viewer');
  const [replaced, ...logins] = await Promise.all([
    update(member.staffId, { password: 'correct horse 10' }),
    ...Array.from({ length: 6 }, () => logIn(server, member)),
  ]);
  expect(replaced.body.code).toBe(200);
  for (const { body } of logins) {
    if (body.code === 200) expect(await isLoggedIn({ ...member, ...body.data })).toBe(false);
    else expect(body.code).toBe(1001);
  }
});

test('a new name ends no session', async () => {
  const member = await loggedIn(server, 'viewer');
  expect((await update(member.staffId, { name: 'Another' })).body.data.name).toBe('Another');
  expect(await isLoggedIn(member)).toBe(true);
});

test('a password is in no response and in no log', async () => {
  const member = await newStaff(server, 'viewer');
  const secret = 'a secret of this test 7';
  const { body } = await update(member.staffId, { password: secret });
  expect(JSON.stringify(body)).not.toContain(secret);
  const entries = await server.infrastructure.prisma.auditEntry.findMany({
    where: { subjectId: member.staffId },
  });
  expect(entries).toMatchObject([{ action: 'staff.update', afterJson: '{"password":"new"}' }]);
});

test('the last enabled admin is neither disabled nor given another role', async () => {
  const { prisma } = server.infrastructure;
  await prisma.staffUser.updateMany({
    where: { role: 'admin', id: { not: admin.staffId } },
    data: { enabled: false },
  });
  expect((await update(admin.staffId, { enabled: false })).body.code).toBe(1501);
  expect((await update(admin.staffId, { role: 'manager' })).body.code).toBe(1501);
  expect(await isLoggedIn(admin)).toBe(true);
});

test('of two admins who disable each other at once one is left', async () => {
  for (let round = 0; round < 3; round += 1) {
    const other = await loggedIn(server, 'admin');
    const responses = await Promise.all([
      update(other.staffId, { enabled: false }, admin),
      update(admin.staffId, { enabled: false }, other),
    ]);
    const left = await server.infrastructure.prisma.staffUser.count({
      where: { role: 'admin', enabled: true },
    });
    expect(left).toBe(1);
    // The one that came second was refused, or its session had ended.
    expect(responses.filter(({ body }) => body.code === 200)).toHaveLength(1);
    if (!(await isLoggedIn(admin))) admin = other;
  }
});

test('an unknown account is 404', async () => {
  expect((await update('nobody', { name: 'Any' })).body.code).toBe(404);
});
