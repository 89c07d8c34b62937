import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../core/app-error.ts';
import { EventStream, type NamedEvent } from '../http/event-stream.ts';
import { authorizeStaff } from './authorize-staff.ts';
import type { OfficeContext } from './context.ts';
import { type OfficeEventData, type OfficeEventName, officeEvents } from './contract/events.ts';
import { changeEvent } from './modules/events/change-event.ts';
import type { OfficeChange } from './modules/events/office-events.ts';
import { healthOf } from './modules/overview/health.service.ts';
import { isActiveToken } from './modules/staff/staff-sessions.service.ts';

const STREAMS_MAX = 200;
/** Of one member of staff: a further one ends the oldest. */
const STREAMS_OF_STAFF_MAX = 10;
const HEALTH_EVERY_MS = 15_000;
const RETRY_AFTER_FULL_S = 10;
/** Milliseconds after which a client reconnects. */
const RETRY_MS = 2000;

type StreamEvents = { [Name in OfficeEventName]: OfficeEventData<Name> };

type OpenStream = {
  readonly stream: EventStream<StreamEvents>;
  readonly token: string | null;
  readonly staffId: string | null;
};

/**
 * `GET /office/events`: the open streams of this process. A stream is no call: it does not prolong the
 * session, and ends with it. A client that reconnects reads its lists again.
 */
export class OfficeStreams {
  readonly #context: OfficeContext;
  readonly #open = new Set<OpenStream>();
  readonly #unsubscribe: () => void;
  readonly #timer: NodeJS.Timeout;
  #isClosed = false;

  constructor(context: OfficeContext, { healthEveryMs = HEALTH_EVERY_MS } = {}) {
    this.#context = context;
    this.#unsubscribe = context.officeEvents.subscribe((change) => void this.#publish(change));
    this.#timer = setInterval(() => void this.#refresh(), healthEveryMs);
    this.#timer.unref();
  }

  register(app: FastifyInstance): void {
    app.route({
      method: 'GET',
      url: `/office${officeEvents.path}`,
      // A response to HEAD would be a stream without a reader.
      exposeHeadRoute: false,
      handler: (request, reply) => this.#respond(request, reply),
    });
    app.addHook('preClose', (done) => {
      this.#close();
      done();
    });
  }

  /** @throws UNAUTHORIZED, FORBIDDEN, OVERLOADED before the stream begins */
  async #respond(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { token, staff } = await authorizeStaff(this.#context, {
      endpoint: officeEvents,
      request,
    });
    const health = await healthOf(this.#context);
    // After every wait, so that none opens beyond the limit or after the end.
    if (this.#isClosed || this.#open.size >= STREAMS_MAX) {
      throw new AppError('OVERLOADED', { retryAfterS: RETRY_AFTER_FULL_S });
    }
    if (reply.raw.destroyed) {
      // The client has disconnected, and no `close` event will follow.
      reply.hijack();
      return;
    }
    const stream = new EventStream<StreamEvents>({ reply });
    const open = { stream, token, staffId: staff?.staffId ?? null };
    this.#endOldestOf(open.staffId);
    stream.begin({ retryMs: RETRY_MS });
    this.#open.add(open);
    reply.raw.once('close', () => this.#open.delete(open));
    stream.send({ name: 'health', data: health });
  }

  #endOldestOf(staffId: string | null): void {
    const [oldest, ...others] = [...this.#open].filter((one) => one.staffId === staffId);
    if (!oldest || others.length + 1 < STREAMS_OF_STAFF_MAX) return;
    this.#open.delete(oldest);
    oldest.stream.end();
  }

  #sendToAll(event: NamedEvent<StreamEvents>): void {
    for (const { stream } of this.#open) {
      stream.send(event);
      stream.destroyIfSlow();
    }
  }

  async #publish(change: OfficeChange): Promise<void> {
    if (this.#open.size === 0) return;
    try {
      const event = await changeEvent(this.#context, change);
      if (event !== null) this.#sendToAll(event);
    } catch (error) {
      this.#context.log.error({ err: error, ...change }, 'a change was not sent to staff');
    }
  }

  /** Ends the streams of ended sessions, and sends the state of the API to the others. */
  async #refresh(): Promise<void> {
    if (this.#open.size === 0) return;
    try {
      for (const { stream, token } of this.#open) {
        if (!(await isActiveToken(this.#context, token))) stream.end();
      }
      this.#sendToAll({ name: 'health', data: await healthOf(this.#context) });
    } catch (error) {
      this.#context.log.error({ err: error }, 'the state was not sent to staff');
    }
  }

  #close(): void {
    this.#isClosed = true;
    clearInterval(this.#timer);
    this.#unsubscribe();
    for (const { stream } of this.#open) stream.end();
  }
}
