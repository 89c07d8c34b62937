import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Channel, OpenChannel } from '../../db/channel.ts';

const CONNECT_MS_MAX = 5_000;
const STATEMENT_MS_MAX = 5_000;
const RECONNECT_MS_MIN = 100;
const RECONNECT_MS_MAX = 5_000;
/** What is announced within this time is one notification: each of them wakes every node. */
const COLLECT_MS = 25;
/** PostgreSQL's limit of a payload is 8,000 bytes. */
const PAYLOAD_BYTES_MAX = 7_900;
/** Unsent subjects beyond this many are dropped: receivers find again what they missed. */
const SUBJECTS_MAX = 10_000;

type Options = Parameters<OpenChannel>[0] & {
  /** Past a pooler: one that shares connections between transactions delivers no notifications. */
  readonly directUrl: string;
};

/**
 * A channel over `LISTEN` and `NOTIFY`, on one connection that reconnects. The subjects are sent
 * outside of the transactions that they are about: inside, all commits would wait in one queue.
 */
export function openChannel(options: Options): Channel {
  return new NotifyChannel(options);
}

class NotifyChannel implements Channel {
  readonly #options: Options;
  /** The sender in a payload: a node ignores its own. */
  readonly #node = randomUUID();
  readonly #subjects = new Set<string>();
  #client: pg.Client | undefined;
  #flush: NodeJS.Timeout | undefined;
  #reconnect: NodeJS.Timeout | undefined;
  #delayMs = RECONNECT_MS_MIN;
  #isClosed = false;
  #working: Promise<void>;

  constructor(options: Options) {
    this.#options = options;
    this.#working = this.#connect();
  }

  announce(subject: string): void {
    if (this.#isClosed || this.#subjects.size >= SUBJECTS_MAX) return;
    this.#subjects.add(subject);
    this.#flush ??= setTimeout(() => {
      this.#working = this.#working.then(() => this.#send());
    }, COLLECT_MS);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#flush);
    clearTimeout(this.#reconnect);
    await this.#working;
    await this.#send();
    await this.#client?.end();
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#options.directUrl,
      connectionTimeoutMillis: CONNECT_MS_MAX,
      query_timeout: STATEMENT_MS_MAX,
      keepAlive: true,
    });
    client.on('error', () => this.#lose(client));
    client.on('end', () => this.#lose(client));
    client.on('notification', ({ payload = '' }) => {
      const [node, ...subjects] = payload.split(' ');
      if (node !== this.#node) for (const subject of subjects) this.#options.onSubject(subject);
    });
    this.#client = client;
    try {
      await client.connect();
      await client.query(`LISTEN ${client.escapeIdentifier(this.#options.name)}`);
    } catch (error) {
      this.#options.onFailure(error);
      this.#lose(client);
      return;
    }
    this.#delayMs = RECONNECT_MS_MIN;
    this.#options.onGap();
  }

  /** Replaces a connection that failed; called again for the same one it does nothing. */
  #lose(client: pg.Client): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    // It has failed already: its end has nothing to say.
    client.end().catch(() => {});
    if (this.#isClosed) return;
    this.#reconnect = setTimeout(() => {
      this.#working = this.#working.then(() => this.#connect());
    }, this.#delayMs);
    this.#delayMs = Math.min(this.#delayMs * 2, RECONNECT_MS_MAX);
  }

  async #send(): Promise<void> {
    this.#flush = undefined;
    const subjects = [...this.#subjects];
    this.#subjects.clear();
    const client = this.#client;
    if (!client) return;
    try {
      for (const payload of payloads(this.#node, subjects)) {
        await client.query('SELECT pg_notify($1, $2)', [this.#options.name, payload]);
      }
    } catch (error) {
      this.#options.onFailure(error);
      this.#lose(client);
    }
  }
}

/** The subjects in as few payloads as hold them, each after the name of the sender. */
export function* payloads(node: string, subjects: readonly string[]): Generator<string> {
  let payload = node;
  for (const subject of subjects) {
    if (payload.length + 1 + subject.length > PAYLOAD_BYTES_MAX) {
      yield payload;
      payload = node;
    }
    payload += ` ${subject}`;
  }
  if (payload !== node) yield payload;
}
