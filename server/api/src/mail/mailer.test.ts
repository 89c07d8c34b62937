import { systemClock } from '@fairhall/kit/clock';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import type { Mail } from './mail.ts';
import { Mailer } from './mailer.ts';

const log = pino({ level: 'silent' });

function newMailer({ production = false } = {}) {
  const mail = { smtpUrl: null, from: 'Fairhall <no-reply@fairhall.test>' };
  return new Mailer({ mail, production, clock: systemClock, log });
}

function mailNamed(subject: string): Mail {
  return { to: 'ana@fairhall.test', subject, text: '', html: '' };
}

const storedSubjects = (mailer: Mailer) =>
  mailer.outbox?.list(undefined).map(({ subject }) => subject);

it('composes a mail asynchronously', async () => {
  const mailer = newMailer();
  let isComposed = false;
  mailer.enqueue(async () => {
    isComposed = true;
    return mailNamed('late');
  });
  expect(isComposed).toBe(false);
  await mailer.idle();
  expect(storedSubjects(mailer)).toEqual(['late']);
});

it('continues after a composition that fails or returns no mail', async () => {
  const mailer = newMailer();
  mailer.enqueue(() => Promise.reject(new Error('no')));
  mailer.enqueue(async () => null);
  mailer.enqueue(async () => mailNamed('third'));
  await mailer.idle();
  expect(storedSubjects(mailer)).toEqual(['third']);
});

it('drops mails when a thousand are queued', async () => {
  const mailer = newMailer();
  let composed = 0;
  for (let index = 0; index < 1100; index += 1) {
    mailer.enqueue(async () => {
      composed += 1;
      return null;
    });
  }
  await mailer.idle();
  expect(composed).toBe(1000);
});

it('sends the queued mails before it closes', async () => {
  const mailer = newMailer();
  let composed = 0;
  for (let index = 0; index < 20; index += 1) {
    mailer.enqueue(async () => {
      composed += 1;
      return mailNamed(`${index}`);
    });
  }
  await mailer.close();
  expect(composed).toBe(20);
});

it('has no outbox in production', async () => {
  const mailer = newMailer({ production: true });
  mailer.enqueue(async () => mailNamed('secret'));
  await mailer.idle();
  expect(mailer.outbox).toBeNull();
});
