import type { Clock } from '@fairhall/kit/clock';
import type { SessionEndReason } from '@fairhall/kit/errors';
import type { Random } from '@fairhall/kit/random';
import { unauthorized } from '../../core/app-error.ts';
import type { AppSecret } from '../../core/app-keys.ts';
import type { ActiveSession, Caller } from '../../core/caller.ts';
import { sha256 } from '../../core/digest.ts';
import type { Prisma, PrismaClient } from '../../db/generated/client.ts';
import type { LedgerPort } from '../../ledger/port.ts';
import { insertStatement, type RowWrite, updateStatement } from '../../ledger/rows.ts';
import type { AuthQueries } from './auth.queries.ts';
import { renewedToken } from './renewed-token.ts';
import { publicEndReason, type StoredEndReason } from './session-end-reasons.ts';
import { RETIRED_TOKEN_MS, sessionExpiry } from './session-lifetime.ts';
import { SessionLookup, unauthenticated } from './session-lookup.ts';
import { SessionWatchers } from './session-watchers.ts';
import {
  changeAndEndLaunches,
  changeAndEndSessions,
  endSession,
  endSessionsOf,
  findSessionOfRetiredToken,
  renewSession,
} from './sessions.repository.ts';

const updateSessionEnd = updateStatement('Session', {
  set: ['endedAt', 'endReason'],
  where: ['userId', 'endedAt'],
});
const insertSession = insertStatement('Session', [
  'id',
  'userId',
  'tokenHash',
  'createdAt',
  'expiresAt',
  'remember',
  'deviceText',
  'isNewAddress',
]);

/**
 * Opens, renews and ends sessions. Tokens are opaque and have 256 bits; the database stores only their
 * SHA-256.
 */
export class SessionRegistry {
  readonly #lookup: SessionLookup;
  readonly #watchers = new SessionWatchers();
  readonly #prisma: PrismaClient;
  readonly #ledger: LedgerPort;
  readonly #clock: Clock;
  readonly #random: Random;
  readonly #settings: AppSecret;

  constructor({
    prisma,
    queries,
    ledger,
    clock,
    random,
    settings,
    cachedMax,
  }: {
    prisma: PrismaClient;
    queries: AuthQueries;
    ledger: LedgerPort;
    clock: Clock;
    random: Random;
    settings: AppSecret;
    /** Limit of each cache; 0 where other nodes end sessions too. */
    cachedMax: number;
  }) {
    this.#lookup = new SessionLookup({ queries, clock, cachedMax });
    this.#prisma = prisma;
    this.#ledger = ledger;
    this.#clock = clock;
    this.#random = random;
    this.#settings = settings;
  }

  /**
   * Opens a session and ends the player's others: one session per player.
   * @param login.rows side rows, written in the same transaction
   */
  async open({
    userId,
    remember,
    deviceText = '',
    isNewAddress = false,
    rows = [],
  }: {
    userId: string;
    remember: boolean;
    deviceText?: string;
    isNewAddress?: boolean;
    rows?: readonly RowWrite[];
  }) {
    const now = this.#clock.now();
    const token = this.#random.token();
    const expiresAt = sessionExpiry({ now, openedAt: now, remember });
    // Through the ledger's writer, whose group commit syncs the disk once for concurrent logins.
    const ended = updateSessionEnd({
      set: { endedAt: now, endReason: 'KICKED_OUT' satisfies StoredEndReason },
      where: { userId, endedAt: null },
    });
    const sessionId = this.#random.uuid();
    const opened = insertSession({
      id: sessionId,
      userId,
      tokenHash: sha256(token),
      createdAt: now,
      expiresAt,
      remember,
      deviceText,
      isNewAddress,
    });
    await this.#ledger.write([ended, opened, ...rows], { userId });
    this.#publishEnd(userId, { reason: 'KICKED_OUT' });
    return { sessionId, token, expiresAt };
  }

  /** The caller of a request with this bearer token, or without one. */
  async identify(token: string | null): Promise<Caller> {
    if (token === null) return unauthenticated('LOGIN_REQUIRED');
    return this.#lookup.caller(sha256(token));
  }

  /**
   * Replaces the session's token. The old one stays valid a little longer, for requests in flight, and
   * for a repeat after a lost response, which returns the same new token on every node. Of a later
   * repeat two clients have the token and one may be an attacker: the session ends.
   * @throws UNAUTHORIZED when the token was renewed earlier, or the session ended meanwhile
   */
  async renew({ session, token: oldToken }: { session: ActiveSession; token: string }) {
    const { sessionId, userId, tokenHash } = session;
    const now = this.#clock.now();
    const token = renewedToken(this.#settings, oldToken);
    const expiresAt = await renewSession(this.#prisma, {
      tokenHash,
      newTokenHash: sha256(token),
      at: now,
      repeatableFrom: new Date(now.getTime() - RETIRED_TOKEN_MS),
      expiresAt: (renewed) => sessionExpiry({ now, ...renewed }),
    });
    if (!expiresAt) {
      await this.end({ sessionId, userId }, 'TOKEN_REUSED');
      const { ended } = await this.#lookup.storedCaller(tokenHash);
      throw unauthorized(ended ?? 'SESSION_EXPIRED');
    }
    this.#lookup.invalidate(userId, (cached) => cached.sessionId === sessionId);
    return { token, expiresAt };
  }

  /**
   * Ends the session of a retired token.
   * @returns the session's player; `null` when no active session had this token
   */
  async endReused(token: string): Promise<string | null> {
    const session = await findSessionOfRetiredToken(this.#prisma, sha256(token));
    if (!session) return null;
    await this.end(session, 'TOKEN_REUSED');
    return session.userId;
  }

  /**
   * Whether a launch token issued at `issuedAt` is still valid: since then neither its session nor
   * the session's launches were ended. The expiry of the session does not count.
   */
  async allowsLaunch({
    sessionId,
    issuedAt,
  }: {
    sessionId: string;
    issuedAt: Date;
  }): Promise<boolean> {
    const session = await this.#lookup.launchSession(sessionId);
    if (!session) return false;
    return session.launchesEndedAt === null || issuedAt > session.launchesEndedAt;
  }

  /** Whether a session has not been ended; it may have expired. */
  async hasNotEnded(sessionId: string): Promise<boolean> {
    return (await this.#lookup.launchSession(sessionId)) !== null;
  }

  /** Ends one session and its launch tokens. */
  async end(
    { sessionId, userId }: Pick<ActiveSession, 'sessionId' | 'userId'>,
    reason: StoredEndReason,
  ): Promise<void> {
    await endSession(this.#prisma, { sessionId, at: this.#clock.now(), reason });
    this.#publishEnd(userId, { reason, ended: (session) => session.sessionId === sessionId });
  }

  /** Ends all sessions and launch tokens of the player. */
  async endAll(userId: string): Promise<void> {
    const reason: StoredEndReason = 'LOGOUT';
    await endSessionsOf(this.#prisma, { userId, at: this.#clock.now(), reason });
    this.#publishEnd(userId, { reason });
  }

  /**
   * Ends the player's sessions in the transaction that changes the password. The session `keep`
   * stays active, but its launch tokens end.
   * @param change returns false when there is nothing to change: then no session ends
   * @returns the result of `change`
   */
  endForPasswordChange(options: {
    userId: string;
    keep: string | null;
    change: (tx: Prisma.TransactionClient) => Promise<boolean>;
  }): Promise<boolean> {
    return this.#endFor({ ...options, reason: 'PASSWORD_CHANGED' });
  }

  /** Ends the player's sessions in the transaction that excludes the player; as above. */
  endForExclusion(options: {
    userId: string;
    change: (tx: Prisma.TransactionClient) => Promise<boolean>;
  }): Promise<boolean> {
    return this.#endFor({ ...options, keep: null, reason: 'SELF_EXCLUDED' });
  }

  /** Ends the player's sessions in the transaction that stores who of the staff did it; as above. */
  endByStaff(options: {
    userId: string;
    change: (tx: Prisma.TransactionClient) => Promise<boolean>;
  }): Promise<boolean> {
    return this.#endFor({ ...options, keep: null, reason: 'ENDED_BY_STAFF' });
  }

  async #endFor({
    userId,
    keep,
    reason,
    change,
  }: {
    userId: string;
    keep: string | null;
    reason: StoredEndReason;
    change: (tx: Prisma.TransactionClient) => Promise<boolean>;
  }): Promise<boolean> {
    const at = this.#clock.now();
    const changed = await changeAndEndSessions(this.#prisma, { userId, keep, at, reason, change });
    if (!changed) return false;
    this.#publishEnd(userId, { reason, ended: ({ sessionId }) => sessionId !== keep });
    return true;
  }

  /**
   * Ends the launch tokens of the player's sessions, which go on, in the transaction of a change.
   * @param options.change returns false when there is nothing to change: then no launch ends
   * @returns the result of `change`
   */
  async endLaunches(options: {
    userId: string;
    change: (tx: Prisma.TransactionClient) => Promise<boolean>;
  }): Promise<boolean> {
    const changed = await changeAndEndLaunches(this.#prisma, { ...options, at: this.#clock.now() });
    if (changed) this.#lookup.invalidate(options.userId, () => false);
    return changed;
  }

  /**
   * Calls `onEnd` once when this session is ended; its expiry does not call it.
   * @returns a function that stops the watch
   */
  watch(session: ActiveSession, onEnd: (reason: SessionEndReason) => void): () => void {
    return this.#watchers.add(session, onEnd);
  }

  /** The ids of the sessions with a watcher, of these players or of all. */
  watchedSessions(userIds?: Iterable<string>): string[] {
    return this.#watchers.sessionIds(userIds);
  }

  /** Calls the watchers of a session that another node ended. */
  endedElsewhere(ended: { sessionId: string; userId: string; reason: string | null }): void {
    const { sessionId, userId, reason } = ended;
    this.#publishEnd(userId, { reason, ended: (session) => session.sessionId === sessionId });
  }

  /** Invalidates ended sessions and calls their watchers; the cost depends on this player alone. */
  #publishEnd(
    userId: string,
    { reason, ended }: { reason: string | null; ended?: (session: ActiveSession) => boolean },
  ): void {
    this.#lookup.invalidate(userId, ended);
    this.#watchers.end(userId, { reason: publicEndReason(reason), ended });
  }
}
