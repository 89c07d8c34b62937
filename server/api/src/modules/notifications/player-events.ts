import { randomBytes } from 'node:crypto';
import type { Clock } from '@fairhall/kit/clock';
import type { Currency } from '../../contract/money.ts';
import type { NotificationType } from '../../contract/notification-types.ts';
import type { NotificationMessage } from './messages/en.ts';
import type { NotificationParams } from './messages/notification-text.ts';

/** A notification as it is stored; its text is made for each reader, in the reader's language. */
export type StoredNotification = {
  readonly id: string;
  readonly type: NotificationType;
  readonly message: NotificationMessage;
  readonly params: NotificationParams;
  readonly link: string | null;
  readonly createdAt: Date;
};

/** What a player's open pages are told, after what it tells of was committed. */
export type PlayerEvent =
  | { readonly type: 'balance'; readonly currency: Currency; readonly availableMinor: bigint }
  | { readonly type: 'notification'; readonly notification: StoredNotification };

/** An event with its place among all events of this process. */
export type PlacedEvent = { readonly id: string; readonly event: PlayerEvent };

type Listener = (placed: PlacedEvent) => void;

/** What a listener gets who says where the last one stopped. */
export type Following = {
  /** The place of this moment: what comes later is told to the listener. */
  readonly position: string;
  /**
   * The events since the place that was named, oldest first; `unknown` when they are not all
   * remembered (too long ago, too many, another process).
   */
  readonly missed: readonly PlacedEvent[] | 'unknown';
  readonly stop: () => void;
};

type BufferedEvent = PlacedEvent & { readonly sequence: number; readonly atMs: number };

type PlayerLog = {
  readonly listeners: Set<Listener>;
  /** Oldest first. */
  readonly events: BufferedEvent[];
  /** Every event of the player after this one is in `kept`. */
  completeAfter: number;
  quietSinceMs: number;
};

const HOUR_MS = 3_600_000;
const EVENTS_PER_PLAYER_MAX = 1000;

/**
 * Events within this process. Those of a player are remembered from the first listener on until an
 * hour after the last one left, at most 1,000 and for an hour each; for players whom nobody follows
 * nothing is done at all.
 */
export class PlayerEvents {
  readonly #clock: Clock;
  readonly #logs = new Map<string, PlayerLog>();
  /** Players whose last listener has left, in that order. */
  readonly #quiet = new Set<string>();
  readonly #eventsMax: number;
  /** Tells the places of this process from those of an earlier one. */
  readonly #process = randomBytes(4).toString('hex');
  #sequence = 0;
  #keptCount = 0;

  /** @param options.eventsMax events that are remembered of all players together */
  constructor({ clock, eventsMax = 200_000 }: { clock: Clock; eventsMax?: number }) {
    this.#clock = clock;
    this.#eventsMax = eventsMax;
  }

  /** The place of this moment among all events. */
  get position(): string {
    return this.#place(this.#nowMs());
  }

  /** Whether an event of this player would reach anybody, now or on a return within the hour. */
  isFollowed(userId: string): boolean {
    return this.#logs.has(userId);
  }

  publish(userId: string, event: PlayerEvent): void {
    const log = this.#logs.get(userId);
    if (!log) return;
    const nowMs = this.#nowMs();
    if (isForgotten(log, nowMs)) {
      this.#drop(userId, log);
      return;
    }
    this.#sequence += 1;
    const placed = { id: this.#place(nowMs), event, sequence: this.#sequence, atMs: nowMs };
    log.events.push(placed);
    this.#keptCount += 1;
    if (log.events.length > EVENTS_PER_PLAYER_MAX) this.#forgetOldest(log);
    while (this.#keptCount > this.#eventsMax) this.#makeRoom(log);
    for (const listener of log.listeners) listener(placed);
  }

  /** Tells `listener` of the player's events from now on; `after` is the place of the last known. */
  follow(userId: string, { listener, after }: { listener: Listener; after?: string }): Following {
    const nowMs = this.#nowMs();
    this.#dropForgotten(nowMs);
    const log = this.#logs.get(userId) ?? this.#startLog(userId);
    while (log.events[0] && log.events[0].atMs < nowMs - HOUR_MS) this.#forgetOldest(log);
    log.listeners.add(listener);
    this.#quiet.delete(userId);
    return {
      position: this.#place(nowMs),
      missed: after === undefined ? [] : this.#missedSince(after, log),
      stop: () => this.#stop(userId, { log, listener }),
    };
  }

  #stop(userId: string, { log, listener }: { log: PlayerLog; listener: Listener }): void {
    if (!log.listeners.delete(listener) || log.listeners.size > 0) return;
    log.quietSinceMs = this.#nowMs();
    this.#quiet.add(userId);
  }

  #missedSince(after: string, log: PlayerLog): Following['missed'] {
    const place = parsePlace(after);
    const isOurs = place?.process === this.#process && place.sequence <= this.#sequence;
    if (!isOurs || place.sequence < log.completeAfter) return 'unknown';
    return log.events.filter(({ sequence }) => sequence > place.sequence);
  }

  #startLog(userId: string): PlayerLog {
    const log: PlayerLog = {
      listeners: new Set(),
      events: [],
      completeAfter: this.#sequence,
      quietSinceMs: 0,
    };
    this.#logs.set(userId, log);
    return log;
  }

  #dropForgotten(nowMs: number): void {
    for (const userId of this.#quiet) {
      const log = this.#logs.get(userId);
      if (log && !isForgotten(log, nowMs)) return;
      if (log) this.#drop(userId, log);
    }
  }

  /** Whoever left first loses what was kept for a return; without any, this player the oldest. */
  #makeRoom(log: PlayerLog): void {
    const [longestGone] = this.#quiet;
    const gone = longestGone === undefined ? undefined : this.#logs.get(longestGone);
    if (longestGone !== undefined && gone) this.#drop(longestGone, gone);
    else this.#forgetOldest(log);
  }

  #drop(userId: string, log: PlayerLog): void {
    this.#keptCount -= log.events.length;
    this.#logs.delete(userId);
    this.#quiet.delete(userId);
  }

  #forgetOldest(log: PlayerLog): void {
    const oldest = log.events.shift();
    if (!oldest) return;
    log.completeAfter = oldest.sequence;
    this.#keptCount -= 1;
  }

  #place(atMs: number): string {
    return `${atMs}-${this.#process}-${this.#sequence}`;
  }

  #nowMs(): number {
    return this.#clock.now().getTime();
  }
}

/** The moment of a place, also of one that another process named; `null` for other text. */
export function momentOf(place: string): Date | null {
  const parsed = parsePlace(place);
  return parsed && new Date(parsed.atMs);
}

function parsePlace(text: string) {
  const match = /^(\d{1,15})-([0-9a-f]{8})-(\d{1,15})$/.exec(text);
  if (!match) return null;
  const [, atMs, process, sequence] = match;
  return { atMs: Number(atMs), process, sequence: Number(sequence) };
}

function isForgotten(log: PlayerLog, nowMs: number): boolean {
  return log.listeners.size === 0 && log.quietSinceMs < nowMs - HOUR_MS;
}
