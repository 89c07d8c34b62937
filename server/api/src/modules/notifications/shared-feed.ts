import type { Currency } from '../../contract/money.ts';
import type { Notification } from '../../db/generated/client.ts';
import type { Infrastructure } from '../../infrastructure/infrastructure.ts';
import type { PlayerBalance } from '../../ledger/port.ts';
import type { EventFeed } from './event-feed.ts';
import { notificationOfRow } from './notifications.mapper.ts';
import { notificationsOfPlayers } from './notifications.repository.ts';
import type { PlayerEvent, PlayerEvents, Signal } from './player-events.ts';
import { parseSubject, signalSubject } from './signal-subject.ts';
import { COMMIT_MS_MAX, notificationsAfter, stateOf } from './state-since.ts';

/** How often the streams' players are read without an announcement of another node: it can be lost. */
const RECHECK_MS = 10_000;
const PLAYERS_PER_READ_MAX = 256;
const STATES_PER_READ_MAX = 64;
/** Of all players of one read. */
const NOTIFICATIONS_MAX = 5_000;

/** What the streams of this node know of a player. */
type Published = {
  readonly balances: Map<Currency, bigint>;
  /** Those created since `sinceMs`. */
  readonly notificationIds: Set<string>;
  /** Unix milliseconds: what was created before it was published, or is older than the subscription. */
  readonly sinceMs: number;
};

type StateRequest = {
  readonly player: { readonly userId: string; readonly after: string };
  readonly resolve: (state: readonly PlayerEvent[]) => void;
  readonly reject: (error: unknown) => void;
};

export type SharedFeedOptions = Pick<Infrastructure, 'prisma' | 'ledger' | 'clock' | 'log'> & {
  readonly playerEvents: PlayerEvents;
  /** Announces to the other nodes that this player has news, or a signal (`signal-subject.ts`). */
  readonly announce: (subject: string) => void;
  /** Ends the streams of sessions that have ended: they get no news that came after it. */
  readonly endStreams: (userIds: readonly string[]) => Promise<void>;
  readonly recheckMs?: number;
};

/**
 * The feed of one of many nodes. A player's balance moves on several of them, so an event is never
 * made from what a post returned: it may be older than another node's. The feed reads the players
 * that changed here or, as another node announces, elsewhere, one read after the other, and
 * publishes what differs from what it published before. So a later event is never older, and a lost
 * announcement only delays the news until the next recheck. Of balances that follow each other faster than they
 * are read, the newest is published.
 */
export class SharedFeed implements EventFeed {
  readonly #options: SharedFeedOptions;
  readonly #changed = new Set<string>();
  readonly #requests: StateRequest[] = [];
  readonly #published = new Map<string, Published>();
  readonly #recheck: NodeJS.Timeout;
  #reading: Promise<void> | undefined;
  #isClosed = false;

  constructor(options: SharedFeedOptions) {
    this.#options = options;
    this.#recheck = setInterval(() => this.recheck(), options.recheckMs ?? RECHECK_MS);
    this.#recheck.unref();
  }

  balancesChanged(userId: string): void {
    this.#announceAndRead(userId);
  }

  notificationStored(userId: string): void {
    this.#announceAndRead(userId);
  }

  signal(userId: string, signal: Signal): void {
    this.#options.announce(signalSubject(userId, signal));
    this.#options.playerEvents.publish(userId, signal);
  }

  /** Publishes a signal of another node, or reads a player who changed there. */
  announcedElsewhere(subject: string): void {
    const announced = parseSubject(subject);
    if (announced.signal === null) this.changedElsewhere(announced.userId);
    else this.#options.playerEvents.publish(announced.userId, announced.signal);
  }

  /** Reads a player who changed on another node, when a stream of this node wants to know. */
  changedElsewhere(userId: string): void {
    if (this.#isClosed || !this.#options.playerEvents.hasSubscribers(userId)) return;
    this.#changed.add(userId);
    this.#reading ??= this.#read();
  }

  /** Reads all players with a stream on this node. */
  recheck(): void {
    const { playerEvents } = this.#options;
    for (const userId of this.#published.keys())
      if (!playerEvents.hasSubscribers(userId)) this.#published.delete(userId);
    for (const userId of playerEvents.listenedTo()) this.changedElsewhere(userId);
  }

  state(player: StateRequest['player']): Promise<readonly PlayerEvent[]> {
    return new Promise((resolve, reject) => {
      this.#requests.push({ player, resolve, reject });
      this.#reading ??= this.#read();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#recheck);
    this.#changed.clear();
    await this.#reading;
  }

  #announceAndRead(userId: string): void {
    this.#options.announce(userId);
    this.changedElsewhere(userId);
  }

  /** One read after the other, until there is nothing to read. */
  async #read(): Promise<void> {
    while (this.#changed.size > 0 || this.#requests.length > 0) {
      const changed = [...this.#changed].slice(0, PLAYERS_PER_READ_MAX);
      for (const userId of changed) this.#changed.delete(userId);
      const requests = this.#requests.splice(0, STATES_PER_READ_MAX);
      try {
        await this.#readOnce(changed, requests);
      } catch (err) {
        // The next recheck reads the players again; a stream without its state ends, and resumes.
        this.#options.log.warn({ err, players: changed.length }, 'reading news of players failed');
        for (const { reject } of requests) reject(err);
      }
    }
    this.#reading = undefined;
  }

  /** Reads all first; then it publishes and resolves in one turn of the event loop. */
  async #readOnce(changed: readonly string[], requests: readonly StateRequest[]): Promise<void> {
    const sinceMs = this.#options.clock.now().getTime() - COMMIT_MS_MAX;
    const [stored, missed] = await Promise.all([
      this.#newNotifications(changed),
      Promise.all(requests.map(({ player }) => notificationsAfter(this.#options, player))),
    ]);
    const balances = await this.#balances([
      ...changed,
      ...requests.map(({ player }) => player.userId),
    ]);
    await this.#options.endStreams(changed);
    for (const [userId, wallets] of balances)
      for (const wallet of wallets) this.#publishBalance(userId, wallet);
    for (const userId of changed) {
      this.#publishNotifications(userId, stored);
      this.#forgetBefore(sinceMs, { userId, stored });
    }
    for (const [index, { player, resolve }] of requests.entries()) {
      this.#publishNotifications(player.userId, missed[index] ?? []);
      resolve(stateOf({ balances: balances.get(player.userId), notifications: missed[index] }));
    }
  }

  async #balances(userIds: readonly string[]): Promise<Map<string, readonly PlayerBalance[]>> {
    const { ledger } = this.#options;
    const entries = [...new Set(userIds)].map(
      async (userId) => [userId, await ledger.balances(userId)] as const,
    );
    return new Map(await Promise.all(entries));
  }

  async #newNotifications(userIds: readonly string[]): Promise<readonly Notification[]> {
    if (userIds.length === 0) return [];
    const since = new Date(Math.min(...userIds.map((id) => this.#publishedOf(id).sinceMs)));
    return notificationsOfPlayers(this.#options.prisma, {
      userIds,
      since,
      take: NOTIFICATIONS_MAX,
    });
  }

  #publishBalance(userId: string, { currency, availableMinor }: PlayerBalance): void {
    const { balances } = this.#publishedOf(userId);
    if (balances.get(currency) === availableMinor) return;
    balances.set(currency, availableMinor);
    this.#options.playerEvents.publish(userId, { type: 'balance', currency, availableMinor });
  }

  #publishNotifications(userId: string, rows: readonly Notification[]): void {
    const { notificationIds, sinceMs } = this.#publishedOf(userId);
    for (const row of rows) {
      const isNew = row.createdAt.getTime() >= sinceMs && !notificationIds.has(row.id);
      if (row.userId !== userId || !isNew) continue;
      notificationIds.add(row.id);
      const notification = notificationOfRow(row);
      this.#options.playerEvents.publish(userId, { type: 'notification', notification });
    }
  }

  /** The next read begins where this one did, so only its notifications can be read again. */
  #forgetBefore(
    sinceMs: number,
    { userId, stored }: { userId: string; stored: readonly Notification[] },
  ): void {
    const own = stored.filter((row) => row.userId === userId);
    const published = this.#publishedOf(userId);
    this.#published.set(userId, {
      ...published,
      notificationIds: new Set(own.map(({ id }) => id)),
      sinceMs: Math.max(published.sinceMs, sinceMs),
    });
  }

  #publishedOf(userId: string): Published {
    const published = this.#published.get(userId) ?? {
      balances: new Map(),
      notificationIds: new Set(),
      sinceMs:
        this.#options.playerEvents.subscribedSince(userId) ?? this.#options.clock.now().getTime(),
    };
    this.#published.set(userId, published);
    return published;
  }
}
