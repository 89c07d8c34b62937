import cors from '@fastify/cors';
import rateLimit, {
  type FastifyRateLimitStore,
  type FastifyRateLimitStoreCtor,
} from '@fastify/rate-limit';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { appRouter } from './app-router.ts';
import { AppError } from './core/app-error.ts';
import type { Services } from './core/context.ts';
import { networkOf } from './core/network-address.ts';
import { registerBodyParser } from './http/body-parser.ts';
import { answerBrokenHttp } from './http/broken-http.ts';
import { CallCounter } from './http/call-counter.ts';
import { registerCallLog } from './http/call-log.ts';
import { registerCallMetrics } from './http/call-metrics.ts';
import { registerDevMail } from './http/dev-mail.ts';
import { directCalls } from './http/direct-calls.ts';
import { registerDocs } from './http/docs.ts';
import { endpointCalls } from './http/endpoint-calls.ts';
import { registerErrors, sendFailure } from './http/errors.ts';
import { EventStreams, type StreamBounds } from './http/event-streams.ts';
import { openApiDocument } from './http/openapi.ts';
import { closeInOrder } from './http/orderly-close.ts';
import { Pressure, registerShedding } from './http/pressure.ts';
import { requestLog } from './http/request-log.ts';
import { registerRest } from './http/rest.ts';
import { registerDataHeaders, registerDocumentHeaders } from './http/security-headers.ts';
import { shortCutServer } from './http/short-cuts.ts';
import { registerStaticClient } from './http/static-client.ts';

const BODY_BYTES_MAX = 1_048_576;
/** Calls of one subscriber's network in a minute; a busy lobby makes about sixty. */
const CALLS_PER_MINUTE_MAX = 600;

export type ApiOptions = {
  readonly webDir: string;
  /** Narrower bounds of the event streams than the usual ones. */
  readonly streams?: Partial<StreamBounds>;
  /** How late the event loop may be before calls are refused. */
  readonly delayMsMax?: number;
  /** How long those who are asking are told that the app closes, before it does. */
  readonly drainMs?: number;
};

/** Builds the player API with the web client beside it; never listens. */
export async function buildApiApp(
  services: Services,
  { webDir, streams, delayMsMax, drainMs }: ApiOptions,
): Promise<FastifyInstance> {
  const { settings, random, metrics } = services;
  const pressure = new Pressure(delayMsMax === undefined ? {} : { delayMsMax });
  const calls = endpointCalls(appRouter);
  const counter = new CallCounter({ windowMs: 60_000 });
  const isWithinLimit = (address: string) =>
    !settings.rateLimit || counter.count(networkOf(address)).current <= CALLS_PER_MINUTE_MAX;
  const maySignedPass = () => !closing.isClosing && !pressure.isHigh;
  const mayPass = (address: string) => maySignedPass() && isWithinLimit(address);
  const app: FastifyInstance = fastify({
    serverFactory: shortCutServer({
      services,
      mayPass,
      answerDirectly: (request, response) => answerDirectly(request, response),
    }),
    trustProxy: settings.trustedProxies.length > 0 && [...settings.trustedProxies],
    // The answer to a call that comes while the app closes is the call's own.
    return503OnClosing: false,
    loggerInstance: services.log as FastifyBaseLogger,
    bodyLimit: BODY_BYTES_MAX,
    genReqId: () => random.requestId(),
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: requestLog,
    // A path that cannot even be decoded never reaches a route; it gets the envelope all the same.
    frameworkErrors: (error, request, reply) =>
      sendFailure(error, request, reply.header('x-request-id', request.id)),
    clientErrorHandler: answerBrokenHttp,
    // Answers what is under way, then closes; idle keep-alive connections go at once.
    forceCloseConnections: 'idle',
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  const eventStreams = new EventStreams(services, streams);
  eventStreams.endOnClose(app);
  const closing = closeInOrder(app, { readyUrl: '/api/ready', drainMs });
  app.addHook('onListen', async () => pressure.reset());
  app.addHook('onClose', async () => pressure.stop());
  registerErrors(app);
  registerCallMetrics(app, metrics);
  const parseBody = registerBodyParser(app);
  const answerDirectly = directCalls({
    services,
    calls,
    gate: { mayPass, maySignedPass, isClosing: () => closing.isClosing, parseBody },
  });
  await app.register(async (data) => {
    registerDataHeaders(data, settings);
    await data.register(cors, {
      origin: [settings.origins.web],
      credentials: true,
      exposedHeaders: ['x-request-id', 'retry-after'],
    });
    if (settings.rateLimit) await registerRateLimit(data, counter);
    registerShedding(data, { pressure, metrics });
    registerCallLog(data);
    registerRest(data, { calls, services });
    eventStreams.register(data);
    registerDevMail(data, services);
  });
  await app.register(async (documents) => {
    await registerDocumentHeaders(documents, {
      gameOrigin: settings.origins.game,
      production: settings.production,
    });
    await registerDocs(documents, {
      document: openApiDocument({ webOrigin: settings.origins.web }),
      title: 'Fairhall API',
      prefix: '/api',
    });
    await registerStaticClient(documents, { webDir });
  });
  return app;
}

async function registerRateLimit(app: FastifyInstance, calls: CallCounter): Promise<void> {
  await app.register(rateLimit, {
    max: CALLS_PER_MINUTE_MAX,
    timeWindow: '1 minute',
    store: storeOf(calls),
    keyGenerator: ({ ip }) => networkOf(ip),
    // The other parties prove themselves by signature.
    allowList: (request) =>
      request.url.startsWith('/api/provider/') || request.url.startsWith('/api/payment/webhook'),
    errorResponseBuilder: (_request, { ttl }) =>
      new AppError('TOO_MANY_REQUESTS', { retryAfterS: Math.ceil(ttl / 1000) }),
  });
}

/** The library makes its store itself, so it gets a class around the counter that is there. */
function storeOf(calls: CallCounter): FastifyRateLimitStoreCtor {
  return class Store implements FastifyRateLimitStore {
    incr(address: string, callback: Parameters<FastifyRateLimitStore['incr']>[1]): void {
      callback(null, calls.count(address));
    }

    child(): Store {
      return new Store();
    }
  };
}
