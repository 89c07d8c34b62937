import type { FastifyBaseLogger } from 'fastify';
import type { Channel, OpenChannel } from '../../../db/channel.ts';

/** What has changed. Streams read the rest, so that all of them see the newest state. */
export type OfficeChange = {
  readonly type: 'withdrawal' | 'deposit' | 'bigWin';
  /** An order number; of a big win the id of its notification. */
  readonly id: string;
  /** Of a big win. */
  readonly gameId?: string | undefined;
};

/** Its subjects are changes. */
const CHANNEL = 'fairhall_office';

type Listener = (change: OfficeChange) => void;

/**
 * Changes that the back office shows at once, from this process and, where there are several, from the
 * others. One that is lost on the way is seen with the next read of the list.
 */
export class OfficeEvents {
  readonly #listeners = new Set<Listener>();
  readonly #channel: Channel | null;

  /** @param openChannel opens the way to the other processes; `null` without any */
  constructor(openChannel: ((onSubject: (subject: string) => void) => Channel) | null = null) {
    this.#channel = openChannel?.((subject) => this.#deliver(changeOf(subject))) ?? null;
  }

  /** Call it after the commit. */
  publish(change: OfficeChange): void {
    this.#channel?.announce(subjectOf(change));
    this.#deliver(change);
  }

  /** @returns a function that ends the subscription */
  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async close(): Promise<void> {
    await this.#channel?.close();
  }

  #deliver(change: OfficeChange | null): void {
    if (change === null) return;
    for (const listener of this.#listeners) listener(change);
  }
}

/** The way of the back office's changes to the other processes. */
export function officeChannel({
  openChannel,
  log,
}: {
  openChannel: OpenChannel;
  log: FastifyBaseLogger;
}): (onSubject: (subject: string) => void) => Channel {
  return (onSubject) =>
    openChannel({
      name: CHANNEL,
      onSubject,
      // The streams read the lists again at each event and each connection of theirs.
      onGap: () => {},
      onFailure: (err) => log.error({ err }, 'the channel of the back office was interrupted'),
    });
}

/** Without spaces, as the channel requires. */
function subjectOf({ type, id, gameId = '' }: OfficeChange): string {
  return [type, id, gameId].map(encodeURIComponent).join('/');
}

function changeOf(subject: string): OfficeChange | null {
  const [type = '', id = '', gameId = ''] = subject.split('/').map(decodeURIComponent);
  if (type !== 'withdrawal' && type !== 'deposit' && type !== 'bigWin') return null;
  return { type, id, ...(gameId !== '' && { gameId }) };
}
