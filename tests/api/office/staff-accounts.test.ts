import { afterAll, beforeAll, expect, test } from 'vitest';
import { bearer, startTestServer, type TestServer } from '../test-server.ts';
import { auditOf, officeCall, officeData } from './as-staff.ts';
import { loggedIn, logIn, newStaff, SETTLED_MS, STAFF_PASSWORD, type Staff } from './staff.ts';

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

const MIA = {
  email: 'Mia@office.fairhall.test',
  name: 'Mia',
  role: 'viewer',
  password: 'correct horse 9',
};

type Account = { readonly id: string; readonly email: string; readonly credentialsAt: string };

const confirm = ({ id, credentialsAt }: Account, by: Staff) =>
  officeCall(server, by, `/staff/${id}/confirm`, { credentialsAt });

const codeOfLogin = async (member: { email: string }) => (await logIn(server, member)).body.code;

test('an account that an admin creates opens once another admin confirms it', async () => {
  const other = await loggedIn(server, 'admin');
  const created = await officeData(server, admin, '/staff', MIA);
  expect(created).toMatchObject({
    email: 'mia@office.fairhall.test',
    name: 'Mia',
    role: 'viewer',
    enabled: true,
    hasSecondFactor: false,
    credentialsBy: { id: admin.staffId },
    confirmedAt: null,
    lastLoginAt: null,
  });
  expect(await codeOfLogin(created)).toBe(1001);
  expect((await confirm(created, admin)).body.code).toBe(1502);
  const confirmed = (await confirm(created, other)).body.data;
  expect(confirmed.confirmedAt).toBe(server.clock.now().toISOString());
  expect(await codeOfLogin(created)).toBe(200);
  expect((await confirm(created, other)).body.code).toBe(1501);
  const list = await officeData(server, admin, '/staff');
  expect(list).toContainEqual({ ...confirmed, lastLoginAt: server.clock.now().toISOString() });
  expect((await officeCall(server, admin, '/staff', MIA)).body.code).toBe(1002);
  expect(
    (await auditOf(server, created.id)).map(({ action, staffId }) => [action, staffId]),
  ).toEqual([
    ['staff.create', admin.staffId],
    ['staff.confirm', other.staffId],
  ]);
});

test.each([
  ['a new password', { password: STAFF_PASSWORD }],
  ['the removal of the app', { removeSecondFactor: true }],
  ['a role with more permissions', { role: 'manager' }],
])('after %s an account opens once another admin confirms it', async (_what, body) => {
  const other = await loggedIn(server, 'admin');
  const member = await newStaff(server, 'viewer');
  const first = (await update(member.staffId, body)).body.data;
  server.clock.advance(1000);
  const second = (await update(member.staffId, { password: STAFF_PASSWORD })).body.data;
  expect(await codeOfLogin(member)).toBe(1001);
  expect((await confirm(first, other)).body.code).toBe(1503);
  expect((await confirm(second, other)).body.code).toBe(200);
  expect(await codeOfLogin(member)).toBe(200);
});

test('who set the password of an account that waits never confirms it, whatever others change', async () => {
  const other = await loggedIn(server, 'admin');
  const made = await officeData(server, admin, '/staff', { ...MIA, email: 'una@hall.example' });
  const raised = (await update(made.id, { role: 'admin' }, other)).body.data;
  expect(raised.credentialsBy.id).toBe(admin.staffId);
  expect((await confirm(raised, admin)).body.code).toBe(1502);
});

test('an account made or reset within 72 hours approves nothing', async () => {
  const player = await server.player({ USD: 1000n });
  const requested = await officeData(server, await loggedIn(server, 'manager'), '/adjustments', {
    ...{ uid: player.userId, walletType: 'USD', money: '300' },
    reason: 'A round was cut off by our outage',
  });
  const other = await loggedIn(server, 'admin');
  const member = await newStaff(server, 'admin');
  const made = await officeData(server, admin, '/staff', { ...MIA, email: 'eve@hall.example' });
  const reset = (await update(member.staffId, { password: STAFF_PASSWORD })).body.data;
  expect((await confirm(reset, other)).body.code).toBe(200);
  const codesOf = async (approver: Staff) => [
    (await officeCall(server, approver, `/adjustments/${requested.id}/approve`, {})).body.code,
    (await officeCall(server, approver, '/withdrawals/any/approve', { version: 0 })).body.code,
    (await confirm(made, approver)).body.code,
  ];
  server.clock.advance(SETTLED_MS - 1);
  expect(await codesOf({ ...member, ...(await logIn(server, member)).body.data })).toEqual([
    1505, 1505, 1505,
  ]);
  server.clock.advance(1);
  expect(await codesOf({ ...member, ...(await logIn(server, member)).body.data })).toEqual([
    200, 404, 200,
  ]);
  admin = await loggedIn(server, 'admin');
});

test('all admins get a mail when an account is made, reset or confirmed', async () => {
  const other = await loggedIn(server, 'admin');
  const mails = async () => (await server.mailsTo(other.email)).length;
  // Those of earlier tests have been sent by then.
  const before = await mails();
  const created = await officeData(server, admin, '/staff', { ...MIA, email: 'ada@hall.example' });
  expect(await mails()).toBe(before + 1);
  const reset = (await update(created.id, { password: STAFF_PASSWORD })).body.data;
  expect(await mails()).toBe(before + 2);
  await confirm(reset, other);
  expect(await mails()).toBe(before + 3);
  expect((await server.mailsTo(admin.email))[0]?.subject).toContain('back office');
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

test('the last open admin is neither disabled, nor reset, nor given another role', async () => {
  const { prisma } = server.infrastructure;
  await prisma.staffUser.updateMany({
    where: { role: 'admin', id: { not: admin.staffId } },
    data: { enabled: false },
  });
  expect((await update(admin.staffId, { enabled: false })).body.code).toBe(1501);
  expect((await update(admin.staffId, { role: 'manager' })).body.code).toBe(1501);
  expect((await update(admin.staffId, { password: STAFF_PASSWORD })).body.code).toBe(1501);
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
