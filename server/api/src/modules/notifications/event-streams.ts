import { randomInt } from 'node:crypto';
import type { SessionEndReason } from '@fairhall/kit/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../../contract/enums.ts';
import { eventStream } from '../../contract/events.ts';
import { AppError, unauthorized } from '../../core/app-error.ts';
import type { ActiveSession } from '../../core/caller.ts';
import { acceptedLanguage } from '../../core/language.ts';
import { bearerToken } from '../../http/bearer-token.ts';
import { EventStream } from '../../http/event-stream.ts';
import { loadSessionExpiry } from '../auth/index.ts';
import type { NotificationsContext } from './context.ts';
import type { PublishedEvent, Subscription } from './player-events.ts';
import { type PlayerStreamEvents, playerStreamEvent } from './player-stream-event.ts';

export const EVENTS_URL = `/api${eventStream.path}`;

/** Limits of the streams; tests lower them. */
export type StreamLimits = {
  /** More pages than a player usually has open; another stream ends the player's oldest. */
  readonly perPlayerMax: number;
  readonly allMax: number;
  /** Unsent bytes of a slow client after which its connection is destroyed. */
  readonly bufferBytesMax: number;
  readonly heartbeatMs: number;
};

const LIMITS: StreamLimits = {
  perPlayerMax: 6,
  allMax: 5000,
  bufferBytesMax: 262_144,
  heartbeatMs: 15_000,
};
const RETRY_AFTER_FULL_S = 10;
/** Milliseconds after which a client reconnects. */
const RETRY_MS = 1000;
/** Of a server that shuts down: at random, so that its clients do not reconnect all at once. */
const RETRY_AFTER_CLOSE_MS = { min: 200, max: 2000 };

type EndReason = 'client' | 'session' | 'slow' | 'replaced' | 'closing';

type OpenStream = {
  session: ActiveSession;
  readonly language: Language;
  readonly stream: EventStream<PlayerStreamEvents>;
  readonly subscription: Subscription;
  readonly unwatch: () => void;
  endedBy: EndReason | null;
};

/**
 * `GET /api/events`: the open streams of this process. A player's seventh stream ends the oldest
 * instead of being rejected: otherwise dead connections would lock the player out until they time
 * out. A client whose stream was ended can reconnect and resume without loss.
 */
export class EventStreams {
  readonly #context: NotificationsContext;
  readonly #limits: StreamLimits;
  /** By user id, each set in the order in which the streams were opened. */
  readonly #open = new Map<string, Set<OpenStream>>();
  #count = 0;
  #isClosed = false;
  readonly #heartbeat: NodeJS.Timeout;

  constructor(context: NotificationsContext, limits: Partial<StreamLimits> = {}) {
    this.#context = context;
    this.#limits = { ...LIMITS, ...limits };
    this.#heartbeat = setInterval(() => this.#sendHeartbeats(), this.#limits.heartbeatMs);
    this.#heartbeat.unref();
  }

  register(app: FastifyInstance): void {
    app.route({
      method: 'GET',
      url: EVENTS_URL,
      // A response to HEAD would be a stream without a reader.
      exposeHeadRoute: false,
      handler: (request, reply) => this.#respond(request, reply),
    });
  }

  /** Ends every stream and accepts no new one before the app waits for the requests in flight. */
  endOnClose(app: FastifyInstance): void {
    app.addHook('preClose', (done) => {
      this.#close();
      done();
    });
  }

  /** @throws UNAUTHORIZED, OVERLOADED before the stream begins */
  async #respond(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const token = bearerToken(request.headers.authorization);
    const caller = await this.#context.auth.sessions.identify(token);
    if (caller.session === null) throw unauthorized(caller.ended);
    if (this.#isClosed || this.#count >= this.#limits.allMax) {
      throw new AppError('OVERLOADED', { retryAfterS: RETRY_AFTER_FULL_S });
    }
    const { session } = caller;
    if (reply.raw.destroyed) {
      // The client has disconnected, and no `close` event will follow.
      reply.hijack();
      return;
    }
    this.#evictOldest(session.userId);
    const open = this.#begin({ request, reply, session });
    // It may have ended before it was watched.
    const { ended } = await this.#context.auth.sessions.identify(token);
    if (ended !== null) this.#endSession(open, ended);
  }

  #begin({
    request,
    reply,
    session,
  }: {
    request: FastifyRequest;
    reply: FastifyReply;
    session: ActiveSession;
  }): OpenStream {
    const { userId } = session;
    const { playerEvents, auth } = this.#context;
    const language = acceptedLanguage(request.headers['accept-language']);
    const { bufferBytesMax } = this.#limits;
    const stream = new EventStream<PlayerStreamEvents>({ reply, bufferBytesMax });
    // Events that are published while the current state is read.
    const buffered: PublishedEvent[] = [];
    let isLive = false;
    const after = lastEventId(request);
    const subscription = playerEvents.subscribe(userId, {
      ...(after !== undefined && { after }),
      listener: (published) => {
        if (isLive) this.#send(open, published);
        else buffered.push(published);
      },
    });
    const unwatch = auth.sessions.watch(session, (reason) => this.#endSession(open, reason));
    const open: OpenStream = { session, language, stream, subscription, unwatch, endedBy: null };
    this.#add(open);
    reply.raw.once('close', () => this.#remove(open));
    const goLive = () => {
      isLive = true;
      for (const published of buffered) this.#write(open, published);
    };
    const resumed = { open, after };
    if (this.#replay(resumed)) goLive();
    else this.#sendState(resumed, buffered).then(goLive, (error) => this.#fail(open, error));
    return open;
  }

  /** @returns false when the missed events are no longer buffered */
  #replay({ open, after }: { open: OpenStream; after: string | undefined }): boolean {
    const { missed, position } = open.subscription;
    open.stream.begin({
      retryMs: RETRY_MS,
      lastEventId: after === undefined ? position : undefined,
    });
    if (missed === 'unknown') return false;
    // Written in one turn of the event loop, so the buffer's size is no sign of a slow client yet.
    for (const published of missed) this.#write(open, published);
    return true;
  }

  /** Sends the current state in place of events that are no longer buffered. */
  async #sendState(
    { open, after = '' }: { open: OpenStream; after: string | undefined },
    buffered: PublishedEvent[],
  ): Promise<void> {
    const state = await this.#context.feed.state({ userId: open.session.userId, after });
    // With the client's own event id: if the connection is lost midway, it resumes from there again.
    for (const event of state) this.#write(open, { id: after, event });
    open.stream.setLastEventId(open.subscription.position);
    const sentIds = new Set(
      state.flatMap((event) => ('notification' in event ? event.notification.id : [])),
    );
    // The balances of the state are newer than all that were published while it was read.
    const unsent = buffered.filter(({ event }) =>
      event.type === 'notification'
        ? !sentIds.has(event.notification.id)
        : event.type !== 'balance',
    );
    buffered.splice(0, buffered.length, ...unsent);
  }

  #send(open: OpenStream, published: PublishedEvent): void {
    if (open.endedBy !== null) return;
    this.#write(open, published);
    this.#destroyIfSlow(open);
  }

  #write({ stream, language }: OpenStream, { id, event }: PublishedEvent): void {
    stream.send({ id, ...playerStreamEvent(event, language) });
  }

  #destroyIfSlow(open: OpenStream): void {
    if (open.stream.destroyIfSlow()) open.endedBy ??= 'slow';
  }

  #fail(open: OpenStream, error: unknown): void {
    this.#context.log.error({ err: error, userId: open.session.userId }, 'an event stream failed');
    open.stream.destroy();
  }

  #evictOldest(userId: string): void {
    const own = this.#open.get(userId);
    if (!own) return;
    for (const oldest of own) {
      if (own.size < this.#limits.perPlayerMax) return;
      this.#end(oldest, 'replaced');
    }
  }

  #add(open: OpenStream): void {
    const { userId } = open.session;
    const own = this.#open.get(userId) ?? new Set();
    this.#open.set(userId, own.add(open));
    this.#count += 1;
    this.#context.metrics.eventStreams.inc();
  }

  /** Called again for the same stream it does nothing. */
  #remove(open: OpenStream): void {
    const { userId } = open.session;
    const own = this.#open.get(userId);
    if (!own?.delete(open)) return;
    if (own.size === 0) this.#open.delete(userId);
    open.subscription.stop();
    open.unwatch();
    this.#count -= 1;
    const { eventStreams, eventStreamEnds } = this.#context.metrics;
    eventStreams.dec();
    eventStreamEnds.inc({ reason: open.endedBy ?? 'client' });
  }

  #end(open: OpenStream, reason: EndReason): void {
    open.endedBy ??= reason;
    const { min, max } = RETRY_AFTER_CLOSE_MS;
    open.stream.end(reason === 'closing' ? { retryMs: randomInt(min, max + 1) } : {});
    this.#remove(open);
  }

  #endSession(open: OpenStream, reason: SessionEndReason): void {
    if (open.endedBy !== null) return;
    open.endedBy = 'session';
    const id = this.#context.playerEvents.position;
    open.stream.send({ id, name: 'session', data: { reason } });
    open.stream.end();
    this.#remove(open);
  }

  #sendHeartbeats(): void {
    const now = this.#context.clock.now();
    for (const open of this.#all()) {
      open.stream.heartbeat();
      this.#destroyIfSlow(open);
      if (open.session.expiresAt <= now) void this.#expire(open);
    }
  }

  /** Ends a stream whose session has expired, unless the session was renewed meanwhile. */
  async #expire(open: OpenStream): Promise<void> {
    const { prisma, clock } = this.#context;
    const { sessionId } = open.session;
    try {
      const expiresAt = (await loadSessionExpiry(prisma, sessionId)) ?? clock.now();
      if (expiresAt > clock.now()) open.session = { ...open.session, expiresAt };
      else this.#endSession(open, 'SESSION_EXPIRED');
    } catch (error) {
      this.#fail(open, error);
    }
  }

  #close(): void {
    this.#isClosed = true;
    clearInterval(this.#heartbeat);
    for (const open of this.#all()) this.#end(open, 'closing');
  }

  /** A copy, because ending a stream removes it. */
  #all(): OpenStream[] {
    return [...this.#open.values()].flatMap((own) => [...own]);
  }
}

/** The id of the last event that the client received. */
function lastEventId({ headers }: FastifyRequest): string | undefined {
  const header = headers['last-event-id'];
  return typeof header === 'string' && header !== '' ? header : undefined;
}
