import type { SessionEndReason } from '../contract/errors.ts';
import type { PrismaClient } from '../db/generated/client.ts';
import type { LedgerPort } from '../ledger/port.ts';
import { BoundedCache } from './bounded-cache.ts';
import type { ActiveSession, Caller } from './caller.ts';
import type { Clock } from './clock.ts';
import { sha256 } from './digest.ts';
import type { Random } from './random.ts';

const CACHED_MAX = 10_000;
const DAY_MS = 86_400_000;
const SESSION_MS = DAY_MS;
const REMEMBERED_SESSION_MS = 30 * DAY_MS;

/** Why a session ended on purpose; a mere expiry is not stored. */
type EndReason = 'LOGOUT' | 'KICKED_OUT' | 'PASSWORD_CHANGED';

/** Sessions that were ended on purpose, and what their holders are told. */
export type SessionsEnded = {
  readonly reason: SessionEndReason;
  readonly concerns: (session: Pick<ActiveSession, 'sessionId' | 'userId'>) => boolean;
};

/**
 * The living sessions: opaque 256-bit tokens, of which the database knows only the SHA-256, with a
 * bounded cache in front. Ending a session takes it out of the cache in the same breath.
 */
export class SessionRegistry {
  readonly #cache = new BoundedCache<string, ActiveSession>(CACHED_MAX);
  /** Session ids known not to have been ended, for the launch tokens that live as long. */
  readonly #notEnded = new BoundedCache<string, { readonly userId: string }>(CACHED_MAX);
  /** Counts the endings: what was read from the database before one must not be cached after it. */
  #endings = 0;
  readonly #onEnded: ((ended: SessionsEnded) => void)[] = [];
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

  /** Opens a session and ends the player's others: one session per player. */
  async open({ userId, remember }: { userId: string; remember: boolean }) {
    const now = this.#clock.now();
    const token = this.#random.token();
    const expiresAt = new Date(now.getTime() + (remember ? REMEMBERED_SESSION_MS : SESSION_MS));
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
        },
      },
    ]);
    this.#forget((session) => session.userId === userId, 'KICKED_OUT');
    this.#notEnded.deleteWhere((session) => session.userId === userId);
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
    if (cached) return this.#living(cached) ? alive(cached) : dead('SESSION_EXPIRED');
    return this.#lookUp(tokenHash);
  }

  async #lookUp(tokenHash: string): Promise<Caller> {
    const endings = this.#endings;
    const stored = await this.#prisma.session.findUnique({ where: { tokenHash } });
    if (!stored) return dead('SESSION_EXPIRED');
    if (stored.endedAt) {
      return dead(toldReason(stored.endReason));
    }
    const session = { sessionId: stored.id, userId: stored.userId, expiresAt: stored.expiresAt };
    if (!this.#living(session)) return dead('SESSION_EXPIRED');
    if (endings === this.#endings) this.#cache.set(tokenHash, session);
    return alive(session);
  }

  /** Whether nobody has ended this session; its own expiry does not count here. */
  async isNotEnded(sessionId: string): Promise<boolean> {
    if (this.#notEnded.get(sessionId)) return true;
    const endings = this.#endings;
    const stored = await this.#prisma.session.findUnique({
      where: { id: sessionId },
      select: { userId: true, endedAt: true },
    });
    if (!stored || stored.endedAt) return false;
    if (endings === this.#endings) this.#notEnded.set(sessionId, { userId: stored.userId });
    return true;
  }

  /** Ends one session; its launch tokens end with it. */
  async end({ sessionId, reason }: { sessionId: string; reason: EndReason }): Promise<void> {
    await this.#prisma.session.updateMany({
      where: { id: sessionId, endedAt: null },
      data: { endedAt: this.#clock.now(), endReason: reason },
    });
    this.#forget((session) => session.sessionId === sessionId, reason);
    this.#notEnded.delete(sessionId);
  }

  /** Calls `listener` whenever sessions were ended on purpose, once that is stored. */
  onEnded(listener: (ended: SessionsEnded) => void): void {
    this.#onEnded.push(listener);
  }

  /** To be called by everything that ends sessions: open streams hear of it here. */
  #forget(concerns: SessionsEnded['concerns'], reason: EndReason): void {
    this.#endings += 1;
    this.#cache.deleteWhere(concerns);
    for (const listener of this.#onEnded) listener({ reason: toldReason(reason), concerns });
  }

  #living(session: ActiveSession): boolean {
    return session.expiresAt > this.#clock.now();
  }
}

/** What the holder of an ended session is told. */
function toldReason(reason: string | null): SessionEndReason {
  return reason === 'KICKED_OUT' ? 'KICKED_OUT' : 'SESSION_EXPIRED';
}

function alive(session: ActiveSession): Caller {
  return { session, ended: null };
}

function dead(ended: SessionEndReason): Caller {
  return { session: null, ended };
}
