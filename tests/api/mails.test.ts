import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startSmtpServer } from '../support/smtp-server.ts';
import { startTestServer, type TestServer } from './test-server.ts';

describe('mails without an SMTP server', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer();
  });

  afterAll(() => server.close());

  const register = (email: string, language: string, nickName = 'Pat') =>
    server.api
      .post('/api/user/register')
      .set('accept-language', language)
      .send({ email, password: 'correct horse 8', nickName });

  it('are listed at /dev/mail, newest first, by address', async () => {
    const email = 'reader@fairhall.test';
    await register(email, 'en');
    server.clock.advance(1000);
    await server.api.post('/api/user/forgotPassword').send({ email });
    const response = await server.api.get('/dev/mail').query({ to: 'Reader@Fairhall.test' });
    expect(response.status).toBe(200);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.body).toMatchObject({ code: 200, msg: 'success' });
    const subjects = response.body.data.map((mail: { subject: string }) => mail.subject);
    expect(subjects).toEqual(['Set a new password', 'Welcome to Fairhall']);
    expect(Object.keys(response.body.data[0]).sort()).toEqual([
      'createdAt',
      'html',
      'subject',
      'text',
      'to',
    ]);
    expect(response.body.data[0]).toMatchObject({
      to: email,
      createdAt: server.clock.now().toISOString(),
    });
    const everything = await server.api.get('/dev/mail');
    expect(everything.body.data.length).toBeGreaterThanOrEqual(2);
  });

  it.each([
    ['en', 'Welcome to Fairhall', 'No real money moves', 'Set a new password'],
    [
      'pt-BR',
      'Boas-vindas ao Fairhall',
      'Nenhum dinheiro real é movimentado',
      'Defina uma nova senha',
    ],
    ['id', 'Selamat datang di Fairhall', 'Tidak ada uang sungguhan', 'Buat kata sandi baru'],
    [
      'es-MX',
      'Te damos la bienvenida a Fairhall',
      'No se mueve dinero real',
      'Elige una contraseña',
    ],
    ['fr', 'Welcome to Fairhall', 'No real money moves', 'Set a new password'],
  ])(
    'are in %s for a player with this language',
    async (language, subject, playMoney, resetSubject) => {
      const email = `speaker-${language}@fairhall.test`.toLowerCase();
      await register(email, language);
      // A stranger's language has no effect.
      await server.api
        .post('/api/user/forgotPassword')
        .set('accept-language', 'id')
        .send({ email });
      const [reset, welcome] = await server.mailsTo(email);
      expect(welcome?.subject).toBe(subject);
      expect(reset?.subject).toContain(resetSubject);
      for (const mail of [welcome, reset]) {
        expect(mail?.text).toContain(playMoney);
        expect(mail?.html).toContain(playMoney);
      }
    },
  );

  it('have the same text in HTML, with one link and no external resource', async () => {
    const email = 'html@fairhall.test';
    await register(email, 'en');
    await server.api.post('/api/user/forgotPassword').send({ email });
    const [mail] = await server.mailsTo(email);
    const link = /(http:\/\/\S+#resetToken=[\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? 'none';
    expect(mail?.html).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(mail?.html.match(/href="[^"]*"/g)).toEqual([`href="${link}"`]);
    expect(mail?.html).not.toMatch(/<(img|script|link|style)\b|url\(/);
  });

  it('contain no input of the registration form', async () => {
    const email = 'victim@fairhall.test';
    await register(email, 'en', 'Win at evil.test');
    const [mail] = await server.mailsTo(email);
    expect(JSON.stringify(mail)).not.toContain('evil.test');
  });

  it('are in the language of the last login', async () => {
    const player = await server.player();
    const { email, password } = player;
    await server.api.post('/api/user/login').set('accept-language', 'es').send({ email, password });
    await server.api.post('/api/user/forgotPassword').send({ email });
    expect((await server.mailsTo(email))[0]?.subject).toBe('Elige una contraseña nueva');
  });

  it('are kept up to a hundred and for a limited time', async () => {
    const email = 'many@fairhall.test';
    await register(email, 'en');
    const { mailer } = server.infrastructure;
    for (let index = 0; index < 250; index += 1) {
      const mail = { to: email, subject: `${index}`, text: '', html: '' };
      mailer.enqueue(async () => mail);
    }
    const mails = await server.mailsTo(email);
    expect(mails).toHaveLength(200);
    expect(mails[0]?.subject).toBe('249');
  });
});

describe('mails with an SMTP server', () => {
  let closeAll: (() => Promise<void>) | undefined;

  afterEach(async () => {
    await closeAll?.();
  });

  async function startWithServer(refusals: number) {
    const smtp = await startSmtpServer({ refusals });
    const server = await startTestServer({
      env: { SMTP_URL: smtp.url, MAIL_FROM: 'Fairhall <hall@fairhall.test>' },
    });
    closeAll = async () => {
      await server.close();
      await smtp.close();
    };
    return { smtp, server };
  }

  it('are sent as text and HTML, and are not stored', async () => {
    const { smtp, server } = await startWithServer(0);
    const arriving = smtp.next();
    await server.api
      .post('/api/user/register')
      .set('accept-language', 'en')
      .send({ email: 'ana@fairhall.test', password: 'correct horse 8', nickName: 'Ana' });
    const mail = await arriving;
    expect(mail.from).toBe('hall@fairhall.test');
    expect(mail.to).toEqual(['ana@fairhall.test']);
    expect(mail.message).toContain('From: Fairhall <hall@fairhall.test>');
    expect(mail.message).toContain('Subject: Welcome to Fairhall');
    expect(mail.message).toContain('Content-Type: multipart/alternative');
    expect(mail.message).toContain('Content-Type: text/plain; charset=utf-8');
    expect(mail.message).toContain('Content-Type: text/html; charset=utf-8');
    expect((await server.api.get('/dev/mail')).status).toBe(404);
  });

  it('are sent to one mailbox, whatever the address contains', async () => {
    const { smtp, server } = await startWithServer(0);
    const arriving = smtp.next();
    const mail = { to: 'list,victim@fairhall.test', subject: 'one', text: '', html: '' };
    server.infrastructure.mailer.enqueue(async () => mail);
    expect((await arriving).to).toEqual(['"list,victim"@fairhall.test']);
  });

  it('are retried when the server is busy', async () => {
    const { smtp, server } = await startWithServer(1);
    const arriving = smtp.next();
    await server.api
      .post('/api/user/register')
      .send({ email: 'bea@fairhall.test', password: 'correct horse 8', nickName: 'Bea' });
    expect((await arriving).to).toEqual(['bea@fairhall.test']);
    expect(smtp.received).toHaveLength(1);
  });

  it('never delay a call, whatever the server does', async () => {
    const server = await startTestServer({ env: { SMTP_URL: 'smtp://localhost:1' } });
    closeAll = () => server.close();
    const player = await server.player();
    const requested = await server.api
      .post('/api/user/forgotPassword')
      .send({ email: player.email });
    expect(requested.body).toEqual({ code: 200, msg: 'success', data: null });
  });
});

describe('mails in production', () => {
  it('are never served', async () => {
    const secret = 'a secret of a test, long enough to be one';
    const server = await startTestServer({
      env: {
        NODE_ENV: 'production',
        PASSWORD_COST: 'full',
        RATE_LIMIT: 'on',
        APP_SECRET: secret,
        PROVIDER_SECRET: secret,
        PAYMENT_SECRET: secret,
      },
    });
    try {
      const player = await server.player();
      const requested = await server.api
        .post('/api/user/forgotPassword')
        .send({ email: player.email });
      expect(requested.body.code).toBe(200);
      const response = await server.api.get('/dev/mail').query({ to: player.email });
      expect(response.status).toBe(404);
      expect(response.body).toMatchObject({ code: 404, data: null });
    } finally {
      await server.close();
    }
  });
});
