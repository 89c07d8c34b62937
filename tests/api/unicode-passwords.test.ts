import { afterAll, beforeAll, expect, it } from 'vitest';
import { officeData } from './office/as-staff.ts';
import { loggedIn } from './office/staff.ts';
import { bearer, startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

const FULL_WIDTH = 'Gru\u0308\u00dfe \uff11\uff12\uff13';
const PASSWORD = 'Gr\u00fc\u00dfe 123';
const NEXT_FULL_WIDTH = 'Pa\u0303o \uff14\uff15\uff16\uff17';
const NEXT = 'P\u00e3o 4567';

const logIn = async (email: string, password: string) =>
  (await server.api.post('/api/user/login').send({ email, password })).body;

it('a player’s password is the same from every keyboard, in each call that takes it', async () => {
  const email = 'unicode@fairhall.test';
  await server.api
    .post('/api/user/register')
    .send({ email, password: FULL_WIDTH, nickName: 'Una' });
  const { data } = await logIn(email, PASSWORD);
  const call = async (url: string, body: object) =>
    (await server.api.post(`/api${url}`).set(bearer(data.token)).send(body)).body.code;
  expect(await call('/user/reauthenticate', { password: FULL_WIDTH })).toBe(200);
  const same = { oldPassword: PASSWORD, newPassword: FULL_WIDTH };
  expect(await call('/user/changePassword', same)).toBe(1004);
  const next = { oldPassword: PASSWORD, newPassword: NEXT_FULL_WIDTH };
  expect(await call('/user/changePassword', next)).toBe(200);
  expect((await logIn(email, NEXT)).code).toBe(200);
  expect((await logIn(email, PASSWORD)).code).toBe(1001);
  const { token } = (await logIn(email, NEXT_FULL_WIDTH)).data;
  const excluded = await server.api
    .post('/api/safer-play/self-exclusion')
    .set(bearer(token))
    .send({ duration: '6m', password: NEXT_FULL_WIDTH, confirm: true });
  expect(excluded.body.code).toBe(200);
});

it('so is the password of staff', async () => {
  const [admin, other] = [await loggedIn(server, 'admin'), await loggedIn(server, 'admin')];
  const email = 'unicode@office.fairhall.test';
  const account = { email, name: 'Una', role: 'viewer', password: FULL_WIDTH };
  const { id, credentialsAt } = await officeData(server, admin, '/staff', account);
  await officeData(server, other, `/staff/${id}/confirm`, { credentialsAt });
  for (const password of [PASSWORD, FULL_WIDTH]) {
    const { body } = await server.office.post('/office/login').send({ email, password });
    expect(body.code).toBe(200);
  }
});
