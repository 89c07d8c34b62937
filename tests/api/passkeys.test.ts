import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSoftwarePasskey } from '../support/software-passkey.ts';
import { addApp, addPasskey, beginLogin, endLogin } from './second-factor-calls.ts';
import { bearer, type Player, startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

type Challenge = { readonly challenge: string };

function call(path: string, body: object = {}, token?: string) {
  const request = server.api.post(`/api/user${path}`);
  if (token !== undefined) request.set(bearer(token));
  return request.send(body);
}

const loginOptions = async (): Promise<Challenge> =>
  (await call('/login/passkey/options')).body.data;

async function creationOptions({ token }: Player): Promise<Challenge> {
  return (await call('/passkeys/options', {}, token)).body.data;
}

const logIn = async (response: object) => (await call('/login/passkey', { response })).body;
const newPasskey = () => createSoftwarePasskey({ origin: server.settings.origins.web });

describe('a passkey', () => {
  it('is registered, listed, used and removed', async () => {
    const player = await server.player();
    const passkey = await addPasskey(server, player);
    const at = server.clock.now().toISOString();
    const list = async (token: string) =>
      (await server.api.get('/api/user/passkeys').set(bearer(token))).body.data;
    const listed = { id: passkey.id, name: 'Phone', createdAt: at, lastUsedAt: null };
    expect(await list(player.token)).toEqual([listed]);
    const login = await logIn(passkey.get(await loginOptions()));
    expect(login).toMatchObject({ code: 200, data: { userId: player.userId } });
    const { token } = login.data;
    expect(await list(token)).toEqual([{ ...listed, lastUsedAt: at }]);
    await server.api.delete(`/api/user/passkeys/${passkey.id}`).set(bearer(token));
    expect(await list(token)).toEqual([]);
    expect(await logIn(passkey.get(await loginOptions()))).toMatchObject({ code: 1010 });
  });

  it('replaces password and code, and is a method of the second step', async () => {
    const player = await addApp(server, await server.player());
    const passkey = await addPasskey(server, player);
    const { challenge, methods } = await beginLogin(server, player);
    expect(methods).toEqual(['totp', 'passkey', 'recovery']);
    const second = { challenge, passkey: passkey.get({ challenge }) };
    expect(await endLogin(server, second)).toMatchObject({ code: 200 });
    expect(await logIn(passkey.get(await loginOptions()))).toMatchObject({ code: 200 });
  });

  it('of another player does not end a login', async () => {
    const player = await addApp(server, await server.player());
    const strange = await addPasskey(server, await server.player());
    const { challenge } = await beginLogin(server, player);
    const second = { challenge, passkey: strange.get({ challenge }) };
    expect(await endLogin(server, second)).toMatchObject({ code: 1008 });
  });

  it('is reported by notification and mail', async () => {
    const player = await server.player();
    await addPasskey(server, player);
    const list = await server.api.get('/api/notifications').set(bearer(player.token));
    expect(list.body.data.list[0]).toMatchObject({ type: 'warning', title: 'Passkey added' });
    await server.infrastructure.mailer.idle();
    const subjects = (await server.mailsTo(player.email)).map(({ subject }) => subject);
    expect(subjects).toContain('A passkey was added');
  });
});

describe('a login by passkey is refused', () => {
  it('when its challenge was used, has expired, or is of another network', async () => {
    const passkey = await addPasskey(server, await server.player());
    const used = passkey.get(await loginOptions());
    expect(await logIn(used)).toMatchObject({ code: 200 });
    expect(await logIn(used)).toMatchObject({ code: 1010 });
    const elsewhere = await server.callFrom('192.0.2.44', {
      url: '/api/user/login/passkey',
      payload: { response: passkey.get(await loginOptions()) },
    });
    expect(elsewhere.json()).toMatchObject({ code: 1010 });
    const late = await loginOptions();
    server.clock.advance(300_000);
    expect(await logIn(passkey.get(late))).toMatchObject({ code: 1010 });
  });

  it('when a challenge is used twice although the authenticator does not count', async () => {
    const passkey = await addPasskey(server, await server.player());
    const options = await loginOptions();
    const responses = [0, 1].map(() => passkey.get(options, { counter: 0 }));
    expect(await logIn(responses[0] ?? {})).toMatchObject({ code: 200 });
    expect(await logIn(responses[1] ?? {})).toMatchObject({ code: 1010 });
  });

  it('when its counter does not grow: the authenticator was copied', async () => {
    const passkey = await addPasskey(server, await server.player());
    expect(await logIn(passkey.get(await loginOptions(), { counter: 7 }))).toMatchObject({
      code: 200,
    });
    expect(await logIn(passkey.get(await loginOptions(), { counter: 7 }))).toMatchObject({
      code: 1010,
    });
  });

  it('when it is made on another origin, or its user is not verified', async () => {
    const passkey = await addPasskey(server, await server.player());
    const origin = 'https://hall.example';
    expect(await logIn(passkey.get(await loginOptions(), { origin }))).toMatchObject({
      code: 1010,
    });
    const unverified = passkey.get(await loginOptions(), { isVerified: false });
    expect(await logIn(unverified)).toMatchObject({ code: 1010 });
  });

  it('when another key signed it, or the challenge is not ours', async () => {
    const passkey = await addPasskey(server, await server.player());
    const options = await loginOptions();
    const forged = { ...newPasskey().get(options), id: passkey.id, rawId: passkey.id };
    expect(await logIn(forged)).toMatchObject({ code: 1010 });
    const own = { challenge: Buffer.alloc(54).toString('base64url') };
    expect(await logIn(passkey.get(own))).toMatchObject({ code: 1010 });
  });
});

describe('a registration is refused', () => {
  it('when it is sent again, is of another player, or of a challenge for a login', async () => {
    const [player, other] = [await server.player(), await server.player()];
    const passkey = newPasskey();
    const response = passkey.create(await creationOptions(player));
    const register = async (body: object, { token }: Player = player) =>
      (await call('/passkeys', { name: 'Phone', response: body }, token)).body.code;
    expect(await register(response, other)).toBe(1010);
    expect(await register(response)).toBe(200);
    expect(await register(response)).toBe(1010);
    expect(await register(newPasskey().create(await loginOptions()))).toBe(1010);
    const unverified = newPasskey().create(await creationOptions(player), { isVerified: false });
    expect(await register(unverified)).toBe(1010);
  });

  it('beyond ten', async () => {
    const player = await server.player();
    for (let count = 0; count < 10; count += 1) await addPasskey(server, player);
    await expect(addPasskey(server, player)).rejects.toThrow('1010');
  });
});
