import type { Channel, OpenChannel } from '../../../db/channel.ts';
import type { Infrastructure } from '../../../infrastructure/infrastructure.ts';

/** Its subjects are changes that the back office shows. */
const CHANNEL = 'fairhall_office';

/** What has changed. Streams read the rest, so that all of them see the newest state. */
export type OfficeChange = {
  readonly type: 'withdrawal' | 'deposit' | 'bigWin';
  /** An order number; of a big win the id of its notification. */
  readonly id: string;
  /** Of a big win. */
  readonly gameId?: string | undefined;
};

type Listener = (change: OfficeChange) => void;

/**
 * Changes that the back office shows at once, from this process and, where there are several, from the
 * others. One that is lost on the way is seen with the next read of the list.
 */
export class OfficeEvents {
  readonly #listeners = new Set<Listener>();
  readonly #channel: Channel | null;

  constructor({
    events,
    openChannel,
    log,
  }: Pick<Infrastructure, 'events' | 'log'> & {
    /** `null` where there is one process. */
    readonly openChannel: OpenChannel | null;
  }) {
    this.#channel =
      openChannel?.({
        name: CHANNEL,
        onSubject: (subject) => this.#deliver(changeOf(subject)),
        // Its streams read the lists again at each event and each connection of theirs.
        onGap: () => {},
        onFailure: (err) => log.error({ err }, 'the channel of the back office was interrupted'),
      }) ?? null;
    events.subscribe('withdrawal-changed', ({ orderNum }) =>
      this.#publish({ type: 'withdrawal', id: orderNum }),
    );
    events.subscribe('deposit-changed', ({ outTradeNo }) =>
      this.#publish({ type: 'deposit', id: outTradeNo }),
    );
    events.subscribe('big-win', ({ notificationId, gameId }) =>
      this.#publish({ type: 'bigWin', id: notificationId, gameId }),
    );
  }

  /** @returns a function that ends the subscription */
  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async close(): Promise<void> {
    await this.#channel?.close();
  }

  #publish(change: OfficeChange): void {
    this.#channel?.announce(subjectOf(change));
    this.#deliver(change);
  }

  #deliver(change: OfficeChange | null): void {
    if (change === null) return;
    for (const listener of this.#listeners) listener(change);
  }
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
