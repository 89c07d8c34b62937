import type { Clock } from '@fairhall/kit/clock';
import type { Mail, MailTransport } from './mail.ts';

const MAILS_MAX = 200;

export type StoredMail = Mail & { readonly createdAt: Date };

/** Stores the newest mails in memory; developers read them at `GET /dev/mail`. */
export class Outbox implements MailTransport {
  /** Oldest first. */
  readonly #mails: StoredMail[] = [];
  readonly #clock: Clock;

  constructor({ clock }: { clock: Clock }) {
    this.#clock = clock;
  }

  async send(mail: Mail): Promise<void> {
    this.#mails.push({ ...mail, createdAt: this.#clock.now() });
    if (this.#mails.length > MAILS_MAX) this.#mails.shift();
  }

  /** Newest first; all mails, or those to one address (case-insensitive). */
  list(to: string | undefined): readonly StoredMail[] {
    const wanted = to?.trim().toLowerCase();
    return this.#mails
      .filter((mail) => wanted === undefined || mail.to.toLowerCase() === wanted)
      .reverse();
  }

  close(): void {
    this.#mails.length = 0;
  }
}
