import { LRUCache } from 'lru-cache';
import type { Infrastructure } from '../../infrastructure/infrastructure.ts';
import { type PlayedBy, playSessionsSince, savePlaySessions } from './play-sessions.repository.ts';
import { goesOn, mergeIntervals, PLAY_GAP_MS, type PlayInterval, playedMs } from './play-time.ts';

const DAY_MS = 86_400_000;
const SAVE_MS = 30_000;
const PLAYERS_MAX = 50_000;
/** Runs that ended and are not saved yet: more than these are saved at once. */
const ENDED_MAX = 1_000;

type Player = {
  session: PlayInterval | null;
  /** Whether `session` and `earlierMs` contain what was stored before the session began. */
  isLoaded: boolean;
  loadedAtMs: number;
  /** Time in play on the day from `dayMs`, before the session. */
  earlierMs: number;
  dayMs: number;
  savedAtMs: number;
};

type Options = Pick<Infrastructure, 'prisma' | 'clock' | 'log'>;

/**
 * The runs of bets of each player, in memory: a bet costs no write but the first of its run. They are
 * saved every 30 seconds and at the close, so that a crash loses at most so much. Other nodes see the
 * same player's bets; each saves what it saw, and reads what is stored where its own bets pause.
 */
export class PlaySessions {
  readonly #options: Options;
  readonly #players = new LRUCache<string, Player>({
    max: PLAYERS_MAX,
    dispose: (player, userId, reason) => {
      if (reason === 'evict') this.#end(userId, player);
    },
  });
  /** Players whose session has changed since it was saved. */
  readonly #unsaved = new Set<string>();
  #ended: PlayedBy[] = [];
  #saving: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Counts an applied bet. @returns whether it began a session */
  record(userId: string, at: Date): boolean {
    this.#timer ??= setInterval(() => void this.saveAll(), SAVE_MS).unref();
    const atMs = at.getTime();
    const player = this.#players.get(userId);
    if (player?.session && goesOn(player.session, atMs)) {
      const lastBetAtMs = Math.max(player.session.lastBetAtMs, atMs);
      player.session = { ...player.session, lastBetAtMs };
      this.#unsaved.add(userId);
      return false;
    }
    const session = { startedAtMs: atMs, lastBetAtMs: atMs };
    if (player && !player.session && atMs - player.loadedAtMs < SAVE_MS) {
      player.session = session;
      this.#unsaved.add(userId);
      return true;
    }
    if (player?.session) this.#end(userId, player);
    const began = { session, isLoaded: false, loadedAtMs: 0, earlierMs: 0, dayMs: 0, savedAtMs: 0 };
    this.#unsaved.add(userId);
    this.#players.set(userId, began);
    return true;
  }

  /** The session that goes on, with what other nodes have saved; `null` without one. */
  async current(userId: string): Promise<PlayInterval | null> {
    const nowMs = this.#options.clock.now().getTime();
    const player = this.#players.get(userId);
    const isKnown = player?.isLoaded && player.session && goesOn(player.session, nowMs);
    return isKnown ? player.session : (await this.#load(userId)).session;
  }

  /** Milliseconds in play on the day (UTC), up to now while a session goes on. */
  async todayMs(userId: string): Promise<number> {
    const session = await this.current(userId);
    const nowMs = this.#options.clock.now().getTime();
    const dayMs = Math.floor(nowMs / DAY_MS) * DAY_MS;
    const player = this.#players.get(userId);
    const earlierMs = player?.dayMs === dayMs ? player.earlierMs : 0;
    const own = session ? [{ ...session, lastBetAtMs: nowMs }] : [];
    return earlierMs + playedMs(own, { fromMs: dayMs, untilMs: nowMs });
  }

  /**
   * Saves the player's session now, unless that was done within `withinMs`. A failure is only logged,
   * as in `saveAll`: the bet that was applied is not a failure.
   */
  async save(userId: string, withinMs: number): Promise<void> {
    const { prisma, clock, log } = this.#options;
    const player = this.#players.get(userId);
    const nowMs = clock.now().getTime();
    if (!player?.session || nowMs - player.savedAtMs < withinMs) return;
    player.savedAtMs = nowMs;
    this.#unsaved.delete(userId);
    try {
      await savePlaySessions(prisma, [{ userId, ...player.session }]);
    } catch (err) {
      this.#unsaved.add(userId);
      log.warn({ err, userId }, 'saving a play session failed');
    }
  }

  /** Saves all sessions that have changed. A failure is only logged: the next run saves them. */
  saveAll(): Promise<void> {
    this.#saving = this.#saving.then(() => this.#saveAll());
    return this.#saving;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.saveAll();
  }

  async #saveAll(): Promise<void> {
    const userIds = [...this.#unsaved];
    const ended = this.#ended;
    this.#unsaved.clear();
    this.#ended = [];
    const sessions = userIds.flatMap((userId) => {
      const session = this.#players.get(userId)?.session;
      return session ? { userId, ...session } : [];
    });
    try {
      await savePlaySessions(this.#options.prisma, [...ended, ...sessions]);
    } catch (err) {
      for (const userId of userIds) this.#unsaved.add(userId);
      this.#ended.push(...ended.slice(-ENDED_MAX));
      this.#options.log.warn({ err, players: userIds.length }, 'saving play sessions failed');
    }
  }

  async #load(userId: string): Promise<Player> {
    const { prisma, clock } = this.#options;
    const nowMs = clock.now().getTime();
    const dayMs = Math.floor(nowMs / DAY_MS) * DAY_MS;
    const from = new Date(Math.min(dayMs, nowMs - PLAY_GAP_MS));
    const stored = await playSessionsSince(prisma, { userId, from });
    // Bets may have been recorded meanwhile.
    const known = this.#players.get(userId);
    const merged = mergeIntervals([...stored, ...(known?.session ? [known.session] : [])]);
    const last = merged.at(-1);
    const session = last && goesOn(last, nowMs) ? last : null;
    if (known && !session) this.#end(userId, known);
    const player = {
      session,
      isLoaded: true,
      loadedAtMs: nowMs,
      earlierMs: playedMs(session ? merged.slice(0, -1) : merged, {
        fromMs: dayMs,
        untilMs: nowMs,
      }),
      dayMs,
      savedAtMs: known?.savedAtMs ?? 0,
    };
    this.#players.set(userId, player);
    return player;
  }

  /** The player's session is over, or no longer in memory. */
  #end(userId: string, { session }: Player): void {
    if (!session || !this.#unsaved.delete(userId)) return;
    this.#ended.push({ userId, ...session });
    if (this.#ended.length > ENDED_MAX) void this.saveAll();
  }
}
