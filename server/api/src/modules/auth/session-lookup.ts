import type { Clock } from '@fairhall/kit/clock';
import type { SessionEndReason } from '@fairhall/kit/errors';
import type { ActiveSession, Caller } from '../../core/caller.ts';
import type { AuthQueries, LaunchSession } from './auth.queries.ts';
import { PlayerCache } from './player-cache.ts';
import { publicEndReason } from './session-end-reasons.ts';
import { tokenExpiry } from './session-lifetime.ts';

/** The session of a token, and the expiry of the token itself. */
type CachedToken = {
  readonly userId: string;
  readonly session: ActiveSession;
  readonly validUntil: Date;
};

/**
 * Finds the sessions of tokens and of launch tokens. Where this process alone ends sessions, a bounded
 * cache avoids most reads, and each end invalidates its entries. Where other nodes end sessions too,
 * every call reads its own.
 */
export class SessionLookup {
  readonly #tokens: PlayerCache<CachedToken>;
  /** Sessions that have not been ended, for the validation of launch tokens. */
  readonly #launchSessions: PlayerCache<LaunchSession>;
  /** Ends of sessions so far: what was read before one is not cached after it. */
  #ends = 0;
  readonly #queries: AuthQueries;
  readonly #clock: Clock;

  constructor({
    queries,
    clock,
    cachedMax,
  }: {
    queries: AuthQueries;
    clock: Clock;
    /** Limit of each cache; 0 where other nodes end sessions too. */
    cachedMax: number;
  }) {
    this.#tokens = new PlayerCache(cachedMax);
    this.#launchSessions = new PlayerCache(cachedMax);
    this.#queries = queries;
    this.#clock = clock;
  }

  /** The caller with a token of this hash. */
  async caller(tokenHash: string): Promise<Caller> {
    const cached = this.#tokens.get(tokenHash);
    return cached ? this.#callerOf(cached) : this.storedCaller(tokenHash);
  }

  /** As `caller`, as the database has it now. */
  async storedCaller(tokenHash: string): Promise<Caller> {
    const ends = this.#ends;
    const stored = await this.#queries.session(tokenHash);
    if (!stored) return unauthenticated('SESSION_EXPIRED');
    if (stored.endedAt) return unauthenticated(publicEndReason(stored.endReason));
    const { sessionId, userId, expiresAt } = stored;
    const session = { sessionId, userId, expiresAt, tokenHash };
    const found = { userId, session, validUntil: tokenExpiry(stored) };
    const caller = this.#callerOf(found);
    if (caller.session && ends === this.#ends) this.#tokens.set(tokenHash, found);
    return caller;
  }

  #callerOf({ session, validUntil }: CachedToken): Caller {
    const isValid = validUntil > this.#clock.now();
    return isValid ? { session, ended: null } : unauthenticated('SESSION_EXPIRED');
  }

  /** A session that has not been ended; it may have expired. */
  async launchSession(sessionId: string): Promise<LaunchSession | null> {
    const ends = this.#ends;
    const cached = this.#launchSessions.get(sessionId);
    const session = cached ?? (await this.#queries.launchSession(sessionId));
    if (session && !cached && ends === this.#ends) this.#launchSessions.set(sessionId, session);
    return session;
  }

  /** Invalidates what is cached of the player's sessions, or only the tokens of the stale ones. */
  invalidate(userId: string, isStale: (session: ActiveSession) => boolean = () => true): void {
    this.#ends += 1;
    this.#tokens.invalidate(userId, ({ session }) => isStale(session));
    // Also those of sessions that go on: the password change of another one ends their launches.
    this.#launchSessions.invalidate(userId);
  }
}

/** Without a session; `ended`: why. */
export function unauthenticated(ended: SessionEndReason): Caller {
  return { session: null, ended };
}
