import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../core/app-error.ts';
import { beginEventStream } from '../http/event-streams.ts';
import type { Services } from '../services.ts';
import { authorizeStaff } from './authorize-staff.ts';
import { officeEvents } from './contract/events.ts';
import { changeEvent } from './modules/events/change-event.ts';
import type { OfficeChange } from './modules/events/office-events.ts';
import { healthOf } from './modules/overview/health.service.ts';
import { isActiveToken } from './modules/staff/staff-sessions.service.ts';
import { OfficeStream } from './office-stream.ts';

const STREAMS_MAX = 200;
const HEALTH_EVERY_MS = 15_000;
const RETRY_AFTER_FULL_S = 10;

/**
 * `GET /office/events`: the open streams of this process. A stream is no call: it does not prolong the
 * session, and ends with it. A client that reconnects reads its lists again.
 */
export class OfficeStreams {
  readonly #services: Services;
  readonly #open = new Set<OfficeStream>();
  readonly #unsubscribe: () => void;
  readonly #timer: NodeJS.Timeout;
  #isClosed = false;

  constructor(services: Services, { healthEveryMs = HEALTH_EVERY_MS } = {}) {
    this.#services = services;
    this.#unsubscribe = services.officeEvents.subscribe((change) => void this.#publish(change));
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

  /** @throws AppError 401, 403, 503 before the stream begins */
  async #respond(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { token } = await authorizeStaff(this.#services, { endpoint: officeEvents, request });
    if (this.#isClosed || this.#open.size >= STREAMS_MAX) {
      throw new AppError('OVERLOADED', { retryAfterS: RETRY_AFTER_FULL_S });
    }
    const health = await healthOf(this.#services);
    if (reply.raw.destroyed) {
      // The client has disconnected, and no `close` event will follow.
      reply.hijack();
      return;
    }
    beginEventStream(reply);
    const stream = new OfficeStream({ response: reply.raw, token });
    this.#open.add(stream);
    reply.raw.once('close', () => this.#open.delete(stream));
    stream.send('health', health);
  }

  async #publish(change: OfficeChange): Promise<void> {
    if (this.#open.size === 0) return;
    try {
      const event = await changeEvent(this.#services, change);
      if (event === null) return;
      for (const stream of this.#open) stream.send(event.name, event.data);
    } catch (error) {
      this.#services.log.error({ err: error, ...change }, 'a change was not sent to staff');
    }
  }

  /** Ends the streams of ended sessions, and sends the state of the services to the others. */
  async #refresh(): Promise<void> {
    if (this.#open.size === 0) return;
    try {
      for (const stream of this.#open) {
        if (!(await isActiveToken(this.#services, stream.token))) stream.end();
      }
      const health = await healthOf(this.#services);
      for (const stream of this.#open) stream.send('health', health);
    } catch (error) {
      this.#services.log.error({ err: error }, 'the state was not sent to staff');
    }
  }

  #close(): void {
    this.#isClosed = true;
    clearInterval(this.#timer);
    this.#unsubscribe();
    for (const stream of this.#open) stream.end();
  }
}
