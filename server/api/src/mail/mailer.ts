import type { Clock } from '@fairhall/kit/clock';
import type { Settings } from '@fairhall/kit/settings';
import type { FastifyBaseLogger } from 'fastify';
import type { Mail, MailTransport } from './mail.ts';
import { Outbox } from './outbox.ts';
import { createSmtpTransport } from './smtp-transport.ts';

const AT_ONCE_MAX = 4;
/** Composing, sending or waiting for another try. */
const PENDING_MAX = 1000;
const TRIES_MAX = 6;
const RETRY_MS_MIN = 1000;
/** By then the caller has its answer: what a composition takes cannot be told from the answer's time. */
const COMPOSED_AFTER_MS = 50;

/**
 * Makes a mail when its turn comes, or answers that there is none to send. What takes time or tells
 * something apart (whether an email is known) belongs in here, behind the caller's answer.
 */
export type Compose = () => Promise<Mail | null>;

/**
 * Sends mails after the call that asked for them was answered. Mails live in memory alone: one
 * that carries a token must not be stored, and a player who misses it asks again.
 */
export class Mailer {
  /** Where mails are kept that no server sends; `null` when one does, and always in production. */
  readonly outbox: Outbox | null;
  readonly #transport: MailTransport | null;
  readonly #log: FastifyBaseLogger;
  readonly #waiting: (() => Promise<void>)[] = [];
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

  /** Composes and sends when there is time. Never throws: what goes wrong is logged. */
  enqueue(compose: Compose): void {
    const transport = this.#transport;
    if (!transport) return;
    if (this.#pending >= PENDING_MAX) {
      this.#log.error({ pending: PENDING_MAX }, 'a mail was dropped: too many wait');
      return;
    }
    this.#waiting.push(async () => {
      const mail = await compose();
      if (mail) await this.#send({ transport, mail, tries: 1 });
    });
    setTimeout(() => this.#work(), COMPOSED_AFTER_MS);
  }

  /** Resolves when nothing is composed or sent any more, retries aside. */
  async idle(): Promise<void> {
    if (this.#running + this.#waiting.length === 0) return;
    await new Promise<void>((resolve) => this.#idleListeners.push(resolve));
  }

  /** Finishes what is under way; mails that wait for another try are given up. */
  async close(): Promise<void> {
    for (const retry of this.#retries) clearTimeout(retry);
    if (this.#retries.size > 0) this.#log.warn({ mails: this.#retries.size }, 'mails given up');
    this.#retries.clear();
    await this.idle();
    this.#transport?.close();
  }

  get #pending(): number {
    return this.#running + this.#waiting.length + this.#retries.size;
  }

  #work(): void {
    while (this.#running < AT_ONCE_MAX) {
      const next = this.#waiting.shift();
      if (!next) break;
      this.#running += 1;
      next()
        .catch((error: unknown) => this.#log.error({ err: error }, 'a mail was not composed'))
        .finally(() => {
          this.#running -= 1;
          this.#work();
        });
    }
    if (this.#running > 0) return;
    for (const listener of this.#idleListeners.splice(0)) listener();
  }

  async #send(delivery: { transport: MailTransport; mail: Mail; tries: number }): Promise<void> {
    const { transport, mail, tries } = delivery;
    try {
      await transport.send(mail);
    } catch (error) {
      if (tries >= TRIES_MAX) {
        this.#log.error({ err: error, tries }, 'a mail was given up');
        return;
      }
      const delayMs = RETRY_MS_MIN * 4 ** (tries - 1);
      this.#log.warn({ err: error, delayMs }, 'a mail was not taken');
      const retry = setTimeout(() => {
        this.#retries.delete(retry);
        this.#waiting.push(() => this.#send({ transport, mail, tries: tries + 1 }));
        this.#work();
      }, delayMs);
      retry.unref();
      this.#retries.add(retry);
    }
  }
}
