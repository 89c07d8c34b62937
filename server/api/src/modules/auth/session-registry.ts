import type { Clock } from '@fairhall/kit/clock';
import type { SessionEndReason } from '@fairhall/kit/errors';
import type { Random } from '@fairhall/kit/random';
import { unauthorized } from '../../core/app-error.ts';
import { sha256 } from '../../core/digest.ts';
import type { Prisma, PrismaClient } from '../../db/generated/client.ts';
import type { LedgerPort } from '../../ledger/port.ts';
import { changeOf, insertionInto, type RowWrite } from '../../ledger/rows.ts';
import type { AuthQueries, LaunchingSession, StoredSession } from './auth.queries.ts';
import type { ActiveSession, Caller } from './caller.ts';
import { PlayerCache } from './player-cache.ts';
import {
  endSession,
  endSessionsWith,
  findSessionOfRetired,
  renewSession,
} from './sessions.repository.ts';

const CACHED_MAX = 10_000;
const DAY_MS = 86_400_000;
const SESSION_MS = DAY_MS;
const REMEMBERED_SESSION_MS = 30 * DAY_MS;
/** However often it is renewed, a session asks for the password again after this time. */
export const RENEWED_SESSION_MS_MAX = 90 * DAY_MS;
/** For calls that were under way with the old token when it was renewed. */
const RETIRED_TOKEN_MS = 10_000;

/** Why a session ended on purpose; a mere expiry is not stored. */
type EndReason = 'LOGOUT' | 'KICKED_OUT' | 'PASSWORD_CHANGED' | 'TOKEN_REUSED';

const endOfSessions = changeOf('Session', {
  set: ['endedAt', 'endReason'],
  where: ['userId', 'endedAt'],
});
const sessionInsertion = insertionInto('Session', [
  'id',
  'userId',
  'tokenHash',
  'createdAt',
  'expiresAt',
  'remember',
]);

/** What a token leads to, and until when this token does. */
type Known = {
  readonly userId: string;
  readonly session: ActiveSession;
  readonly goodUntil: Date;
};

type Watcher = {
  readonly session: ActiveSession;
  readonly onEnd: (reason: SessionEndReason) => void;
};

/**
 * The living sessions: opaque 256-bit tokens, of which the database knows only the SHA-256, with a
 * bounded cache in front. Ending a session or retiring a token takes it out of the cache in the
 * same breath.
 */
export class SessionRegistry {
  readonly #cache = new PlayerCache<Known>(CACHED_MAX);
  /** Sessions known not to have been ended, for the launch tokens that live as long. */
  readonly #launching = new PlayerCache<LaunchingSession>(CACHED_MAX);
  /** By the player whose session they watch. */
  readonly #watchers = new Map<string, Set<Watcher>>();
  readonly #prisma: PrismaClient;
  readonly #queries: AuthQueries;
  readonly #ledger: LedgerPort;
  readonly #clock: Clock;
  readonly #random: Random;

  constructor({
    prisma,
    queries,
    ledger,
    clock,
    random,
  }: {
    prisma: PrismaClient;
    queries: AuthQueries;
    ledger: LedgerPort;
    clock: Clock;
    random: Random;
  }) {
    this.#prisma = prisma;
    this.#queries = queries;
    this.#ledger = ledger;
    this.#clock = clock;
    this.#random = random;
  }

  /**
   * Opens a session and ends the player's others: one session per player.
   * @param login.rows what is stored in the same breath
   */
  async open({
    userId,
    remember,
    rows = [],
  }: {
    userId: string;
    remember: boolean;
    rows?: readonly RowWrite[];
  }) {
    const now = this.#clock.now();
    const token = this.#random.token();
    const expiresAt = expiryOf({ now, openedAt: now, remember });
    // Through the ledger's writer, which syncs the disk once for everybody who logs in at a time.
    await this.#ledger.write([
      endOfSessions({
        set: { endedAt: now, endReason: 'KICKED_OUT' satisfies EndReason },
        where: { userId, endedAt: null },
      }),
      sessionInsertion({
        id: this.#random.uuid(),
        userId,
        tokenHash: sha256(token),
        createdAt: now,
        expiresAt,
        remember,
      }),
      ...rows,
    ]);
    this.#launching.forget(userId);
    this.#forgetEnded(userId, { reason: 'KICKED_OUT' });
    return { token, expiresAt };
  }

  /**
   * Who a bearer token stands for; `null` token means nobody tried to say. At once, also when it has
   * to be read: every call asks, and nothing can change between reading and keeping it.
   */
  identify(token: string | null): Caller {
    if (token === null) return { session: null, ended: 'LOGIN_REQUIRED' };
    return this.callerBehind(sha256(token));
  }

  /** Who the token of this SHA-256 stands for. */
  callerBehind(tokenHash: string): Caller {
    const known = this.#cache.get(tokenHash);
    return known ? this.#callerOf(known) : this.#lookUp(tokenHash);
  }

  #lookUp(tokenHash: string): Caller {
    const stored = this.#queries.session(tokenHash);
    if (!stored) return dead('SESSION_EXPIRED');
    if (stored.endedAt) return dead(publicEndReason(stored.endReason));
    const { sessionId, userId, expiresAt } = stored;
    const session = { sessionId, userId, expiresAt, tokenHash };
    const known = { userId, session, goodUntil: endOfToken(stored) };
    const caller = this.#callerOf(known);
    if (caller.session) this.#cache.set(tokenHash, known);
    return caller;
  }

  #callerOf({ session, goodUntil }: Known): Caller {
    return goodUntil > this.#clock.now() ? { session, ended: null } : dead('SESSION_EXPIRED');
  }

  /**
   * A new token for the session, whose old one serves calls under way a little longer. A token
   * that was renewed before has two holders, and nobody can tell which is the player: the session
   * ends.
   * @throws AppError 401 when the token was renewed before, or the session ended meanwhile
   */
  async renew({ sessionId, userId, tokenHash }: ActiveSession) {
    const now = this.#clock.now();
    const token = this.#random.token();
    const expiresAt = await renewSession(this.#prisma, {
      tokenHash,
      newTokenHash: sha256(token),
      at: now,
      expiresAt: (session) => expiryOf({ now, ...session }),
    });
    if (!expiresAt) {
      await this.end({ sessionId, userId }, 'TOKEN_REUSED');
      const { ended } = this.#lookUp(tokenHash);
      throw unauthorized(ended ?? 'SESSION_EXPIRED');
    }
    this.#forget(userId, (session) => session.sessionId === sessionId);
    return { token, expiresAt };
  }

  /**
   * Ends the session behind a token that was renewed before and is no longer good for calls.
   * @returns the session's player, when there was such a session
   */
  async endReused(token: string): Promise<string | null> {
    const session = await findSessionOfRetired(this.#prisma, sha256(token));
    if (!session) return null;
    await this.end(session, 'TOKEN_REUSED');
    return session.userId;
  }

  /**
   * Whether launch tokens of this moment still serve: nobody has ended their session, nor the
   * launches of it. The session's own expiry does not count here.
   */
  servesLaunch({ sessionId, issuedAt }: { sessionId: string; issuedAt: Date }): boolean {
    const known = this.#launching.get(sessionId);
    const session = known ?? this.#queries.launchingSession(sessionId);
    if (!session) return false;
    if (!known) this.#launching.set(sessionId, session);
    return session.launchesEndedAt === null || issuedAt > session.launchesEndedAt;
  }

  /** Ends one session; its launch tokens end with it. */
  async end(
    { sessionId, userId }: Pick<ActiveSession, 'sessionId' | 'userId'>,
    reason: EndReason,
  ): Promise<void> {
    await endSession(this.#prisma, { sessionId, at: this.#clock.now(), reason });
    this.#launching.forget(userId, (session) => session.sessionId === sessionId);
    this.#forgetEnded(userId, { reason, ended: (session) => session.sessionId === sessionId });
  }

  /**
   * Ends the player's sessions in the transaction that changes the password. The session `keep`
   * goes on, but its launch tokens end.
   * @param change answers false when there is nothing to change: then nothing ends either
   * @returns what `change` answered
   */
  async endWithPassword({
    userId,
    keep,
    change,
  }: {
    userId: string;
    keep: string | null;
    change: (tx: Prisma.TransactionClient) => Promise<boolean>;
  }): Promise<boolean> {
    const changed = await endSessionsWith(this.#prisma, {
      userId,
      keep,
      at: this.#clock.now(),
      reason: 'PASSWORD_CHANGED' satisfies EndReason,
      change,
    });
    if (!changed) return false;
    this.#launching.forget(userId);
    this.#forgetEnded(userId, {
      reason: 'PASSWORD_CHANGED',
      ended: ({ sessionId }) => sessionId !== keep,
    });
    return true;
  }

  /**
   * Calls `onEnd` once when somebody ends this session; its expiry is not told.
   * @returns how to stop watching
   */
  watch(session: ActiveSession, onEnd: (reason: SessionEndReason) => void): () => void {
    const watcher = { session, onEnd };
    const watchers = this.#watchers.get(session.userId) ?? new Set();
    this.#watchers.set(session.userId, watchers.add(watcher));
    return () => this.#unwatch(session.userId, watcher);
  }

  #unwatch(userId: string, watcher: Watcher): void {
    const watchers = this.#watchers.get(userId);
    if (watchers?.delete(watcher) && watchers.size === 0) this.#watchers.delete(userId);
  }

  /** Of one player alone: a login must not cost more for every other player who is here. */
  #forgetEnded(
    userId: string,
    { reason, ended }: { reason: EndReason; ended?: (session: ActiveSession) => boolean },
  ): void {
    this.#forget(userId, ended);
    for (const watcher of [...(this.#watchers.get(userId) ?? [])]) {
      if (ended && !ended(watcher.session)) continue;
      this.#unwatch(userId, watcher);
      watcher.onEnd(publicEndReason(reason));
    }
  }

  #forget(userId: string, isStale: (session: ActiveSession) => boolean = () => true): void {
    this.#cache.forget(userId, ({ session }) => isStale(session));
  }
}

/** Until when a token serves: a renewed one a little longer, never beyond its session. */
function endOfToken({ expiresAt, retiredAt }: StoredSession): Date {
  if (retiredAt === null) return expiresAt;
  return new Date(Math.min(retiredAt.getTime() + RETIRED_TOKEN_MS, expiresAt.getTime()));
}

function expiryOf(login: { now: Date; openedAt: Date; remember: boolean }): Date {
  const { now, openedAt, remember } = login;
  const untilMs = now.getTime() + (remember ? REMEMBERED_SESSION_MS : SESSION_MS);
  return new Date(Math.min(untilMs, openedAt.getTime() + RENEWED_SESSION_MS_MAX));
}

/** What the player is told of an end: a login elsewhere by its name, anything else as expired. */
function publicEndReason(reason: string | null): SessionEndReason {
  return reason === 'KICKED_OUT' ? 'KICKED_OUT' : 'SESSION_EXPIRED';
}

function dead(ended: SessionEndReason): Caller {
  return { session: null, ended };
}
