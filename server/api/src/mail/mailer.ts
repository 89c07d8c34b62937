import type { Clock } from '@fairhall/kit/clock';
import type { Settings } from '@fairhall/kit/settings';
import type { FastifyBaseLogger } from 'fastify';
import type { Mail, MailTransport } from './mail.ts';
import { Outbox } from './outbox.ts';
import { createSmtpTransport } from './smtp-transport.ts';

const CONCURRENT_MAX = 4;
/** Queued mails, mails in progress and mails that wait for a retry. */
const PENDING_MAX = 1000;
const ATTEMPTS_MAX = 6;
const RETRY_MS_MIN = 1000;
/** Starts the composition after the response, so that the response time does not reveal it. */
const COMPOSE_DELAY_MS = 50;

/**
 * Composes a mail; `null` when there is none to send. It runs after the response, so slow work, and
 * work whose duration would reveal something (whether an email is known), belongs here.
 */
export type Compose = () => Promise<Mail | null>;

/**
 * Sends mails after the response of the request that enqueues them. The queue is in memory only: a
 * mail with a token must not be stored, and the player can request a lost one again.
 */
export class Mailer {
  /** Stores the mails in development without an SMTP server; `null` with one and in production. */
  readonly outbox: Outbox | null;
  readonly #transport: MailTransport | null;
  readonly #log: FastifyBaseLogger;
  readonly #queue: (() => Promise<void>)[] = [];
  readonly #retries = new Set<NodeJS.Timeout>();
  #running = 0;
  #idleListeners: (() => void)[] = [];

  constructor({
    mail,
    production,
    clock,
    log,
  }: Pick<Settings, 'mail' | 'production'> & {
    clock: Clock;
    log: FastifyBaseLogger;
  }) {
    const { smtpUrl, from } = mail;
    this.#log = log;
    this.outbox = smtpUrl === null && !production ? new Outbox({ clock }) : null;
    this.#transport = smtpUrl === null ? this.outbox : createSmtpTransport({ url: smtpUrl, from });
    if (!this.#transport) log.warn('SMTP_URL is not set: mails are dropped');
  }

  /** Queues a mail. Never throws: failures are logged. */
  enqueue(compose: Compose): void {
    const transport = this.#transport;
    if (!transport) return;
    if (this.#pending >= PENDING_MAX) {
      this.#log.error({ pending: PENDING_MAX }, 'mail dropped: the queue is full');
      return;
    }
    this.#queue.push(async () => {
      const mail = await compose();
      if (mail) await this.#send({ transport, mail, attempts: 1 });
    });
    setTimeout(() => this.#runQueue(), COMPOSE_DELAY_MS);
  }

  /** Resolves when no mail is queued or in progress, retries excepted. */
  async idle(): Promise<void> {
    if (this.#running + this.#queue.length === 0) return;
    await new Promise<void>((resolve) => this.#idleListeners.push(resolve));
  }

  /** Sends the queued mails; drops those that wait for a retry. */
  async close(): Promise<void> {
    for (const retry of this.#retries) clearTimeout(retry);
    if (this.#retries.size > 0)
      this.#log.warn({ mails: this.#retries.size }, 'mails dropped before their retry');
    this.#retries.clear();
    await this.idle();
    this.#transport?.close();
  }

  get #pending(): number {
    return this.#running + this.#queue.length + this.#retries.size;
  }

  #runQueue(): void {
    while (this.#running < CONCURRENT_MAX) {
      const next = this.#queue.shift();
      if (!next) break;
      this.#running += 1;
      next()
        .catch((error: unknown) => this.#log.error({ err: error }, 'composing a mail failed'))
        .finally(() => {
          this.#running -= 1;
          this.#runQueue();
        });
    }
    if (this.#running > 0) return;
    for (const listener of this.#idleListeners.splice(0)) listener();
  }

  async #send(delivery: { transport: MailTransport; mail: Mail; attempts: number }): Promise<void> {
    const { transport, mail, attempts } = delivery;
    try {
      await transport.send(mail);
    } catch (error) {
      if (attempts >= ATTEMPTS_MAX) {
        this.#log.error({ err: error, attempts }, 'mail dropped after the last attempt');
        return;
      }
      const delayMs = RETRY_MS_MIN * 4 ** (attempts - 1);
      this.#log.warn({ err: error, delayMs }, 'sending a mail failed');
      const retry = setTimeout(() => {
        this.#retries.delete(retry);
        this.#queue.push(() => this.#send({ transport, mail, attempts: attempts + 1 }));
        this.#runQueue();
      }, delayMs);
      retry.unref();
      this.#retries.add(retry);
    }
  }
}
