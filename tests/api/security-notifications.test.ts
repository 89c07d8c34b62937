import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bearer, type Player, startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0';
const NEW_PASSWORD = 'battery staple 9';

async function logIn({ email, password }: Player): Promise<string> {
  const response = await server.api.post('/api/user/login').send({ email, password });
  return response.body.data.token;
}

async function notificationsOf(token: string, language = 'en') {
  const response = await server.api
    .get('/api/notifications')
    .set(bearer(token))
    .set('accept-language', language);
  return response.body.data.list;
}

describe('a new login', () => {
  it('is reported when it ends a session elsewhere, in the player’s language', async () => {
    server.requireOwnServer('compares with the manual clock');
    const player = await server.player();
    expect(await notificationsOf(player.token)).toEqual([]);
    const token = await logIn(player);
    expect(await notificationsOf(token)).toEqual([
      {
        id: expect.any(String),
        type: 'warning',
        title: 'New login',
        message: expect.stringMatching(
          /^Unknown device, from a known network, on .+ UTC\. If this was not you, change/,
        ),
        isRead: false,
        createdAt: server.clock.now().toISOString(),
        link: '/profile',
      },
    ]);
    const titles = await Promise.all(
      ['pt-BR', 'id', 'es'].map(
        async (language) => (await notificationsOf(token, language))[0].title,
      ),
    );
    expect(titles).toEqual(['Novo acesso', 'Login baru', 'Nuevo acceso']);
  });

  it('is reported when it comes from an address that is new to the account', async () => {
    const player = await server.player();
    await server.api.post('/api/user/logout').set(bearer(player.token));
    const { email, password } = player;
    const response = await server.callFrom('192.0.2.44', {
      url: '/api/user/login',
      payload: { email, password },
      headers: { 'user-agent': FIREFOX },
    });
    const [notification] = await notificationsOf(response.json().data.token);
    expect(notification).toMatchObject({ type: 'warning', title: 'New login' });
    expect(notification.message).toMatch(/^Firefox · Windows, from a new network, on .+ UTC\. /);
  });

  it('is not reported on the same device after a logout or an expiry', async () => {
    const player = await server.player();
    await server.api.post('/api/user/logout').set(bearer(player.token));
    await logIn(player);
    server.clock.advance(86_400_001);
    expect(await notificationsOf(await logIn(player))).toEqual([]);
  });

  it('is counted as unread', async () => {
    const player = await server.player();
    const token = await logIn(player);
    const unread = await server.api.get('/api/notifications/unread-count').set(bearer(token));
    expect(unread.body.data).toEqual({ count: 1 });
  });
});

describe('a new password', () => {
  it('is reported by notification and by mail when it was changed', async () => {
    const player = await server.player();
    await server.api
      .post('/api/user/changePassword')
      .set(bearer(player.token))
      .send({ oldPassword: player.password, newPassword: NEW_PASSWORD });
    const [notification] = await notificationsOf(player.token);
    expect(notification).toMatchObject({
      type: 'system',
      title: 'Password changed',
      link: '/profile',
    });
    const [mail] = await server.mailsTo(player.email);
    expect(mail?.subject).toBe('Your password was changed');
  });

  it('is reported by notification and by mail when it was reset', async () => {
    const player = await server.player();
    await server.api.post('/api/user/forgotPassword').send({ email: player.email });
    const [resetMail] = await server.mailsTo(player.email);
    const token = /#resetToken=([\w-]+)/.exec(resetMail?.text ?? '')?.[1];
    await server.api.post('/api/user/resetPassword').send({ token, newPassword: NEW_PASSWORD });
    const session = await logIn({ ...player, password: NEW_PASSWORD });
    const [notification] = await notificationsOf(session);
    expect(notification).toMatchObject({
      type: 'warning',
      title: 'Password reset',
      link: '/profile',
    });
    const [mail] = await server.mailsTo(player.email);
    expect(mail?.subject).toBe('Your password was changed');
  });

  it('is not reported when the change was refused', async () => {
    const player = await server.player();
    await server.api
      .post('/api/user/changePassword')
      .set(bearer(player.token))
      .send({ oldPassword: 'not this one', newPassword: NEW_PASSWORD });
    await server.api
      .post('/api/user/resetPassword')
      .send({ token: 'x'.repeat(43), newPassword: NEW_PASSWORD });
    expect(await notificationsOf(player.token)).toEqual([]);
    const subjects = (await server.mailsTo(player.email)).map((mail) => mail.subject);
    expect(subjects).toEqual(['Welcome to Fairhall']);
  });
});
