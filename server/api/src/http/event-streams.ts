import type { SessionEndReason } from '@fairhall/kit/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { eventStream } from '../contract/events.ts';
import { AppError, unauthorized } from '../core/app-error.ts';
import { acceptedLanguage } from '../core/language.ts';
import type { ActiveSession } from '../modules/auth/caller.ts';
import type { Following, PlacedEvent } from '../modules/notifications/player-events.ts';
import { stateSince } from '../modules/notifications/state-since.ts';
import type { Services } from '../services.ts';
import { bearerToken } from './bearer-token.ts';
import { EventStream } from './event-stream.ts';

export const EVENTS_URL = `/api${eventStream.path}`;

/** Bounds of the streams; tests narrow them. */
export type StreamBounds = {
  /** A page more than anybody has open at a time; beyond it the player's oldest stream ends. */
  readonly perPlayerMax: number;
  readonly allMax: number;
  /** What may wait for a slow reader before it is cut off. */
  readonly bufferBytesMax: number;
  readonly heartbeatMs: number;
};

const BOUNDS: StreamBounds = {
  perPlayerMax: 6,
  allMax: 5000,
  bufferBytesMax: 262_144,
  heartbeatMs: 15_000,
};
const RETRY_AFTER_FULL_S = 10;

type EndReason = 'client' | 'session' | 'slow' | 'replaced' | 'closing';

type Open = {
  session: ActiveSession;
  readonly stream: EventStream;
  readonly following: Following;
  readonly unwatch: () => void;
  endedBy: EndReason | null;
};

/**
 * `GET /api/events`: every open stream of this process. A player's seventh stream ends the oldest
 * instead of being refused: connections that died without a word would otherwise lock the player
 * out until the network gives them up, and whoever was ended may come back and misses nothing.
 */
export class EventStreams {
  readonly #services: Services;
  readonly #bounds: StreamBounds;
  /** In the order in which they were opened. */
  readonly #open = new Map<string, Set<Open>>();
  #count = 0;
  #isClosed = false;
  readonly #heartbeat: NodeJS.Timeout;

  constructor(services: Services, bounds: Partial<StreamBounds> = {}) {
    this.#services = services;
    this.#bounds = { ...BOUNDS, ...bounds };
    this.#heartbeat = setInterval(() => this.#beat(), this.#bounds.heartbeatMs);
    this.#heartbeat.unref();
  }

  register(app: FastifyInstance): void {
    app.route({
      method: 'GET',
      url: EVENTS_URL,
      // A HEAD would be a stream that nobody reads.
      exposeHeadRoute: false,
      handler: (request, reply) => this.#respond(request, reply),
    });
  }

  /** Ends every stream, and begins none, before the app waits for what is under way. */
  endOnClose(app: FastifyInstance): void {
    app.addHook('preClose', (done) => {
      this.#close();
      done();
    });
  }

  /** @throws AppError 401, 503 before the stream begins */
  #respond(request: FastifyRequest, reply: FastifyReply): void {
    const caller = this.#services.sessions.identify(bearerToken(request.headers.authorization));
    if (caller.session === null) throw unauthorized(caller.ended);
    if (this.#isClosed || this.#count >= this.#bounds.allMax) {
      throw new AppError('OVERLOADED', { retryAfterS: RETRY_AFTER_FULL_S });
    }
    const { session } = caller;
    if (reply.raw.destroyed) {
      // Gone already: there is nobody to write to, and no end that could still be heard of.
      reply.hijack();
      return;
    }
    this.#makeRoom(session.userId);
    this.#begin({ request, reply, session });
  }

  #begin({
    request,
    reply,
    session,
  }: {
    request: FastifyRequest;
    reply: FastifyReply;
    session: ActiveSession;
  }): void {
    const { userId } = session;
    const { events, sessions } = this.#services;
    beginResponse(reply);
    const stream = new EventStream({
      response: reply.raw,
      language: acceptedLanguage(request.headers['accept-language']),
      bufferBytesMax: this.#bounds.bufferBytesMax,
    });
    // What happens while the past is still being read waits here.
    const buffered: PlacedEvent[] = [];
    let isLive = false;
    const after = lastEventId(request);
    const following = events.follow(userId, {
      ...(after !== undefined && { after }),
      listener: (placed) => {
        if (isLive) this.#tell(open, placed);
        else buffered.push(placed);
      },
    });
    const unwatch = sessions.watch(session, (reason) => this.#endSession(open, reason));
    const open: Open = { session, stream, following, unwatch, endedBy: null };
    this.#add(open);
    reply.raw.once('close', () => this.#remove(open));
    const goLive = () => {
      isLive = true;
      for (const placed of buffered) open.stream.send(placed);
    };
    const past = { open, after };
    if (this.#catchUp(past)) goLive();
    else this.#restore(past, buffered).then(goLive, (error) => this.#fail(open, error));
  }

  /** @returns false when what was missed is not remembered */
  #catchUp({ open, after }: { open: Open; after: string | undefined }): boolean {
    const { missed, position } = open.following;
    open.stream.begin(after === undefined ? position : null);
    if (missed === 'unknown') return false;
    // Written in one go, so what waits says nothing yet about how fast the client reads.
    for (const placed of missed) open.stream.send(placed);
    return true;
  }

  /** Tells how things stand now, when the events that led there are not remembered. */
  async #restore(
    { open, after = '' }: { open: Open; after: string | undefined },
    buffered: PlacedEvent[],
  ): Promise<void> {
    const state = await stateSince(this.#services, { userId: open.session.userId, after });
    // Under the place that the client named: until all is told, it would have to come back there.
    for (const event of state) open.stream.send({ id: after, event });
    open.stream.mark(open.following.position);
    const sentIds = new Set(
      state.flatMap((event) => ('notification' in event ? event.notification.id : [])),
    );
    const unsent = buffered.filter(
      ({ event }) => !('notification' in event && sentIds.has(event.notification.id)),
    );
    buffered.splice(0, buffered.length, ...unsent);
  }

  #tell(open: Open, placed: PlacedEvent): void {
    if (open.endedBy !== null) return;
    open.stream.send(placed);
    this.#dropIfSlow(open);
  }

  #dropIfSlow(open: Open): void {
    if (!open.stream.isTooSlow) return;
    open.endedBy ??= 'slow';
    open.stream.cut();
  }

  #fail(open: Open, error: unknown): void {
    this.#services.log.error(
      { err: error, userId: open.session.userId },
      'a stream was not resumed',
    );
    open.stream.cut();
  }

  #makeRoom(userId: string): void {
    const own = this.#open.get(userId);
    if (!own) return;
    for (const oldest of own) {
      if (own.size < this.#bounds.perPlayerMax) return;
      this.#end(oldest, 'replaced');
    }
  }

  #add(open: Open): void {
    const { userId } = open.session;
    const own = this.#open.get(userId) ?? new Set();
    this.#open.set(userId, own.add(open));
    this.#count += 1;
    this.#services.metrics.eventStreams.inc();
  }

  /** Once, whoever ended it. */
  #remove(open: Open): void {
    const { userId } = open.session;
    const own = this.#open.get(userId);
    if (!own?.delete(open)) return;
    if (own.size === 0) this.#open.delete(userId);
    open.following.stop();
    open.unwatch();
    this.#count -= 1;
    const { eventStreams, eventStreamEnds } = this.#services.metrics;
    eventStreams.dec();
    eventStreamEnds.inc({ reason: open.endedBy ?? 'client' });
  }

  #end(open: Open, reason: EndReason): void {
    open.endedBy ??= reason;
    open.stream.end();
    this.#remove(open);
  }

  #endSession(open: Open, reason: SessionEndReason): void {
    if (open.endedBy !== null) return;
    open.endedBy = 'session';
    open.stream.endSession({ id: this.#services.events.position, reason });
    this.#remove(open);
  }

  #beat(): void {
    const now = this.#services.clock.now();
    for (const open of this.#all()) {
      open.stream.beat();
      this.#dropIfSlow(open);
      if (open.session.expiresAt <= now) void this.#expire(open);
    }
  }

  /** Ends a stream whose session has expired, unless it was renewed since. */
  async #expire(open: Open): Promise<void> {
    const { prisma, clock } = this.#services;
    const { sessionId } = open.session;
    try {
      const stored = await prisma.session.findUnique({
        where: { id: sessionId },
        select: { expiresAt: true },
      });
      const expiresAt = stored?.expiresAt ?? clock.now();
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

  /** A copy, because ending a stream takes it out. */
  #all(): Open[] {
    return [...this.#open.values()].flatMap((own) => [...own]);
  }
}

/** Takes the answer out of the framework's hands, with the headers that it has so far. */
function beginResponse(reply: FastifyReply): void {
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value);
  }
  reply.raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    // Proxies that gather an answer before they pass it on are asked not to.
    'x-accel-buffering': 'no',
    // Its end is the end of the connection, so an orderly close waits for no idle one.
    connection: 'close',
  });
}

/** Where the client says that it stopped. */
function lastEventId({ headers }: FastifyRequest): string | undefined {
  const header = headers['last-event-id'];
  return typeof header === 'string' && header !== '' ? header : undefined;
}
