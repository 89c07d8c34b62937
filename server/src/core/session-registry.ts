import type { SessionEndReason } from '../contract/errors.ts';
import type { Prisma, PrismaClient, Session } from '../db/generated/client.ts';
import type { LedgerPort, RowWrite } from '../ledger/port.ts';
import { unauthorized } from './app-error.ts';
import { BoundedCache } from './bounded-cache.ts';
import type { ActiveSession, Caller } from './caller.ts';
import type { Clock } from './clock.ts';
import { sha256 } from './digest.ts';
import type { Random } from './random.ts';

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

/** What a token leads to, and until when this token does. */
type Known = { readonly session: ActiveSession; readonly goodUntil: Date };

/** What launch tokens hang on. */
type LaunchingSession = { readonly userId: string; readonly launchesEndedAt: Date | null };

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
  readonly #cache = new BoundedCache<string, Known>(CACHED_MAX);
  /** Sessions known not to have been ended, for the launch tokens that live as long. */
  readonly #launching = new BoundedCache<string, LaunchingSession>(CACHED_MAX);
  readonly #watchers = new Set<Watcher>();
  /** Counts the changes: what was read from the database before one must not be cached after it. */
  #changes = 0;
  readonly #prisma: PrismaClient;
  readonly #ledger: LedgerPort;
  readonly #clock: Clock;
  readonly #random: Random;

  constructor({
    prisma,
    ledger,
    clock,
    random,
  }: {
    prisma: PrismaClient;
    ledger: LedgerPort;
    clock: Clock;
    random: Random;
  }) {
    this.#prisma = prisma;
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
      {
        update: 'Session',
        set: { endedAt: now, endReason: 'KICKED_OUT' satisfies EndReason },
        where: { userId, endedAt: null },
      },
      {
        insert: 'Session',
        row: {
          id: this.#random.uuid(),
          userId,
          tokenHash: sha256(token),
          createdAt: now,
          expiresAt,
          remember,
        },
      },
      ...rows,
    ]);
    this.#launching.deleteWhere((session) => session.userId === userId);
    this.#forgetEnded((session) => session.userId === userId, 'KICKED_OUT');
    return { token, expiresAt };
  }

  /**
   * Who a bearer token stands for; `null` token means nobody tried to say. At once for a session
   * that is known already: every call asks, and a promise would cost more than the look-up.
   */
  identify(token: string | null): Caller | Promise<Caller> {
    if (token === null) return { session: null, ended: 'LOGIN_REQUIRED' };
    const tokenHash = sha256(token);
    const cached = this.#cache.get(tokenHash);
    return cached ? this.#callerOf(cached) : this.#lookUp(tokenHash);
  }

  async #lookUp(tokenHash: string): Promise<Caller> {
    const changes = this.#changes;
    const stored = await this.#findByToken(tokenHash);
    if (!stored) return dead('SESSION_EXPIRED');
    const { session, goodUntil } = stored;
    if (session.endedAt) return dead(reasonToTell(session.endReason));
    const { id: sessionId, userId, expiresAt } = session;
    const known = { session: { sessionId, userId, expiresAt, tokenHash }, goodUntil };
    const caller = this.#callerOf(known);
    if (caller.session && changes === this.#changes) this.#cache.set(tokenHash, known);
    return caller;
  }

  async #findByToken(tokenHash: string): Promise<{ session: Session; goodUntil: Date } | null> {
    const session = await this.#prisma.session.findUnique({ where: { tokenHash } });
    if (session) return { session, goodUntil: session.expiresAt };
    const retired = await this.#prisma.retiredToken.findUnique({
      where: { tokenHash },
      include: { session: true },
    });
    if (!retired) return null;
    const untilMs = retired.retiredAt.getTime() + RETIRED_TOKEN_MS;
    return {
      session: retired.session,
      goodUntil: new Date(Math.min(untilMs, retired.session.expiresAt.getTime())),
    };
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
  async renew({ sessionId, tokenHash }: ActiveSession) {
    const now = this.#clock.now();
    const token = this.#random.token();
    const expiresAt = await this.#prisma.$transaction(async (tx) => {
      const session = await tx.session.findUnique({ where: { tokenHash, endedAt: null } });
      if (!session) return null;
      const { remember, createdAt: openedAt } = session;
      const renewedUntil = expiryOf({ now, openedAt, remember });
      await tx.session.update({
        where: { id: sessionId },
        data: { tokenHash: sha256(token), expiresAt: renewedUntil },
        select: { id: true },
      });
      await tx.retiredToken.create({
        data: { tokenHash, sessionId, retiredAt: now },
        select: { tokenHash: true },
      });
      return renewedUntil;
    });
    if (!expiresAt) {
      await this.end({ sessionId, reason: 'TOKEN_REUSED' });
      const { ended } = await this.#lookUp(tokenHash);
      throw unauthorized(ended ?? 'SESSION_EXPIRED');
    }
    this.#forget((session) => session.sessionId === sessionId);
    return { token, expiresAt };
  }

  /**
   * Ends the session behind a token that was renewed before and is no longer good for calls.
   * @returns the session's player, when there was such a session
   */
  async endReused(token: string): Promise<string | null> {
    const retired = await this.#prisma.retiredToken.findUnique({
      where: { tokenHash: sha256(token) },
      select: { sessionId: true, session: { select: { userId: true, endedAt: true } } },
    });
    if (!retired || retired.session.endedAt) return null;
    await this.end({ sessionId: retired.sessionId, reason: 'TOKEN_REUSED' });
    return retired.session.userId;
  }

  /**
   * Whether launch tokens of this moment still serve: nobody has ended their session, nor the
   * launches of it. The session's own expiry does not count here.
   */
  async servesLaunch({ sessionId, issuedAt }: { sessionId: string; issuedAt: Date }) {
    const session = this.#launching.get(sessionId) ?? (await this.#lookUpLaunching(sessionId));
    if (!session) return false;
    return session.launchesEndedAt === null || issuedAt > session.launchesEndedAt;
  }

  async #lookUpLaunching(sessionId: string): Promise<LaunchingSession | null> {
    const changes = this.#changes;
    const stored = await this.#prisma.session.findUnique({
      where: { id: sessionId, endedAt: null },
      select: { userId: true, launchesEndedAt: true },
    });
    if (stored && changes === this.#changes) this.#launching.set(sessionId, stored);
    return stored;
  }

  /** Ends one session; its launch tokens end with it. */
  async end({ sessionId, reason }: { sessionId: string; reason: EndReason }): Promise<void> {
    await this.#prisma.session.updateMany({
      where: { id: sessionId, endedAt: null },
      data: { endedAt: this.#clock.now(), endReason: reason },
    });
    this.#launching.delete(sessionId);
    this.#forgetEnded((session) => session.sessionId === sessionId, reason);
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
    const now = this.#clock.now();
    const others = { userId, endedAt: null, ...(keep !== null && { id: { not: keep } }) };
    const changed = await this.#prisma.$transaction(async (tx) => {
      if (!(await change(tx))) return false;
      const ending = { endedAt: now, endReason: 'PASSWORD_CHANGED' satisfies EndReason };
      await tx.session.updateMany({ where: others, data: ending });
      if (keep !== null) {
        await tx.session.updateMany({ where: { id: keep }, data: { launchesEndedAt: now } });
      }
      return true;
    });
    if (!changed) return false;
    this.#launching.deleteWhere((session) => session.userId === userId);
    this.#forgetEnded(
      (session) => session.userId === userId && session.sessionId !== keep,
      'PASSWORD_CHANGED',
    );
    return true;
  }

  /**
   * Calls `onEnd` once when somebody ends this session; its expiry is not told.
   * @returns how to stop watching
   */
  watch(session: ActiveSession, onEnd: (reason: SessionEndReason) => void): () => void {
    const watcher = { session, onEnd };
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  #forgetEnded(ended: (session: ActiveSession) => boolean, reason: EndReason): void {
    this.#forget(ended);
    for (const watcher of this.#watchers) {
      if (!ended(watcher.session)) continue;
      this.#watchers.delete(watcher);
      watcher.onEnd(reasonToTell(reason));
    }
  }

  #forget(stale: (session: ActiveSession) => boolean): void {
    this.#changes += 1;
    this.#cache.deleteWhere(({ session }) => stale(session));
  }
}

function expiryOf(login: { now: Date; openedAt: Date; remember: boolean }): Date {
  const { now, openedAt, remember } = login;
  const untilMs = now.getTime() + (remember ? REMEMBERED_SESSION_MS : SESSION_MS);
  return new Date(Math.min(untilMs, openedAt.getTime() + RENEWED_SESSION_MS_MAX));
}

/** What the player is told of an end: a login elsewhere by its name, anything else as expired. */
function reasonToTell(reason: string | null): SessionEndReason {
  return reason === 'KICKED_OUT' ? 'KICKED_OUT' : 'SESSION_EXPIRED';
}

function dead(ended: SessionEndReason): Caller {
  return { session: null, ended };
}
