import { randomBytes } from 'node:crypto';
import type { Clock } from '@fairhall/kit/clock';
import type { Currency } from '../../contract/money.ts';
import type { NotificationType } from '../../contract/notification-types.ts';
import type { NotificationMessage, NotificationParams } from './notification-text.ts';

/** A stored notification; its text depends on the reader's language. */
export type StoredNotification = {
  readonly id: string;
  readonly type: NotificationType;
  readonly message: NotificationMessage;
  readonly params: NotificationParams;
  readonly link: string | null;
  readonly createdAt: Date;
};

/** An event for a player's event streams, published after the commit of its cause. */
export type PlayerEvent =
  | { readonly type: 'balance'; readonly currency: Currency; readonly availableMinor: bigint }
  | { readonly type: 'notification'; readonly notification: StoredNotification }
  | Signal;

/** An event that is stored nowhere: a client that misses it reads the state, or meets a refusal. */
export type Signal =
  /** What protects the player has changed. */
  | { readonly type: 'protection' }
  | { readonly type: 'realityCheck'; readonly dueAt: Date; readonly everyMinutes: number };

/** An event with its id, which is its position among all events of this process. */
export type PublishedEvent = { readonly id: string; readonly event: PlayerEvent };

type Listener = (published: PublishedEvent) => void;

export type Subscription = {
  /** The event id of the subscription: the listener receives all later events. */
  readonly position: string;
  /**
   * The events after the given id, oldest first; `unknown` when some are no longer buffered (too
   * old, too many, another process).
   */
  readonly missed: readonly PublishedEvent[] | 'unknown';
  readonly stop: () => void;
};

type BufferedEvent = PublishedEvent & { readonly sequence: number; readonly atMs: number };

type PlayerBuffer = {
  readonly listeners: Set<Listener>;
  /** Oldest first. */
  readonly events: BufferedEvent[];
  /** The sequence after which `events` contains every event of the player. */
  completeAfter: number;
  /** When the first listener subscribed. */
  readonly openedAtMs: number;
  /** When the last listener stopped. */
  idleSinceMs: number;
};

const RETENTION_MS = 3_600_000;
const EVENTS_PER_PLAYER_MAX = 1000;

/**
 * Publishes events within this process. A player's events are buffered from the first subscription
 * until an hour after the last listener stopped: at most 1,000, each for an hour. Events of other
 * players are not buffered.
 */
export class PlayerEvents {
  readonly #clock: Clock;
  readonly #buffers = new Map<string, PlayerBuffer>();
  /** User ids without a listener, in the order in which their last listener stopped. */
  readonly #idle = new Set<string>();
  readonly #eventsMax: number;
  /** Distinguishes the event ids of this process from those of an earlier one. */
  readonly #process = randomBytes(4).toString('hex');
  #sequence = 0;
  #bufferedCount = 0;

  /** @param options.eventsMax the maximum of buffered events of all players together */
  constructor({ clock, eventsMax = 200_000 }: { clock: Clock; eventsMax?: number }) {
    this.#clock = clock;
    this.#eventsMax = eventsMax;
  }

  /** The current event id: later events follow it. */
  get position(): string {
    return this.#eventId(this.#nowMs());
  }

  /** Whether the player's events have a listener or are buffered for one that reconnects. */
  hasSubscribers(userId: string): boolean {
    return this.#buffers.has(userId);
  }

  /** The time, in Unix milliseconds, from which the player's events are published or buffered. */
  subscribedSince(userId: string): number | undefined {
    return this.#buffers.get(userId)?.openedAtMs;
  }

  /** The players with an open event stream. */
  *listenedTo(): Generator<string> {
    for (const [userId, { listeners }] of this.#buffers) if (listeners.size > 0) yield userId;
  }

  publish(userId: string, event: PlayerEvent): void {
    const buffer = this.#buffers.get(userId);
    if (!buffer) return;
    const nowMs = this.#nowMs();
    if (isExpired(buffer, nowMs)) {
      this.#drop(userId, buffer);
      return;
    }
    this.#sequence += 1;
    const published = { id: this.#eventId(nowMs), event, sequence: this.#sequence, atMs: nowMs };
    buffer.events.push(published);
    this.#bufferedCount += 1;
    if (buffer.events.length > EVENTS_PER_PLAYER_MAX) this.#dropOldest(buffer);
    while (this.#bufferedCount > this.#eventsMax) this.#evict(buffer);
    for (const listener of buffer.listeners) listener(published);
  }

  /** Subscribes `listener` to the player's events; `after` is the id of the last received event. */
  subscribe(
    userId: string,
    { listener, after }: { listener: Listener; after?: string },
  ): Subscription {
    const nowMs = this.#nowMs();
    this.#dropExpired(nowMs);
    const buffer = this.#buffers.get(userId) ?? this.#createBuffer(userId);
    while (buffer.events[0] && buffer.events[0].atMs < nowMs - RETENTION_MS)
      this.#dropOldest(buffer);
    buffer.listeners.add(listener);
    this.#idle.delete(userId);
    return {
      position: this.#eventId(nowMs),
      missed: after === undefined ? [] : this.#missedSince(after, buffer),
      stop: () => this.#stop(userId, { buffer, listener }),
    };
  }

  #stop(userId: string, { buffer, listener }: { buffer: PlayerBuffer; listener: Listener }): void {
    if (!buffer.listeners.delete(listener) || buffer.listeners.size > 0) return;
    buffer.idleSinceMs = this.#nowMs();
    this.#idle.add(userId);
  }

  #missedSince(after: string, buffer: PlayerBuffer): Subscription['missed'] {
    const last = parseEventId(after);
    const isOurs = last?.process === this.#process && last.sequence <= this.#sequence;
    if (!isOurs || last.sequence < buffer.completeAfter) return 'unknown';
    return buffer.events.filter(({ sequence }) => sequence > last.sequence);
  }

  #createBuffer(userId: string): PlayerBuffer {
    const buffer: PlayerBuffer = {
      listeners: new Set(),
      events: [],
      completeAfter: this.#sequence,
      openedAtMs: this.#nowMs(),
      idleSinceMs: 0,
    };
    this.#buffers.set(userId, buffer);
    return buffer;
  }

  #dropExpired(nowMs: number): void {
    for (const userId of this.#idle) {
      const buffer = this.#buffers.get(userId);
      if (buffer && !isExpired(buffer, nowMs)) return;
      if (buffer) this.#drop(userId, buffer);
    }
  }

  /** Drops the buffer that is idle the longest; without one, the oldest event of `buffer`. */
  #evict(buffer: PlayerBuffer): void {
    const [userId] = this.#idle;
    const idle = userId === undefined ? undefined : this.#buffers.get(userId);
    if (userId !== undefined && idle) this.#drop(userId, idle);
    else this.#dropOldest(buffer);
  }

  #drop(userId: string, buffer: PlayerBuffer): void {
    this.#bufferedCount -= buffer.events.length;
    this.#buffers.delete(userId);
    this.#idle.delete(userId);
  }

  #dropOldest(buffer: PlayerBuffer): void {
    const oldest = buffer.events.shift();
    if (!oldest) return;
    buffer.completeAfter = oldest.sequence;
    this.#bufferedCount -= 1;
  }

  #eventId(atMs: number): string {
    return `${atMs}-${this.#process}-${this.#sequence}`;
  }

  #nowMs(): number {
    return this.#clock.now().getTime();
  }
}

/** The time in an event id, also of another process; `null` for other text. */
export function timeOfEventId(eventId: string): Date | null {
  const parsed = parseEventId(eventId);
  return parsed && new Date(parsed.atMs);
}

function parseEventId(text: string) {
  const match = /^(\d{1,15})-([0-9a-f]{8})-(\d{1,15})$/.exec(text);
  if (!match) return null;
  const [, atMs, process, sequence] = match;
  return { atMs: Number(atMs), process, sequence: Number(sequence) };
}

function isExpired(buffer: PlayerBuffer, nowMs: number): boolean {
  return buffer.listeners.size === 0 && buffer.idleSinceMs < nowMs - RETENTION_MS;
}
