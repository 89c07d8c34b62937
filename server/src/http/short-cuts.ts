import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Endpoint } from '../contract/endpoint.ts';
import type { Services } from '../core/context.ts';
import { gamesAtHand } from '../modules/games/games.service.ts';
import { walletsAtHand } from '../modules/wallets/wallets.service.ts';
import { bytesOf, packedBytesOf } from './answer-bytes.ts';
import { bearerToken } from './bearer-token.ts';
import { callerAddress } from './caller-address.ts';
import { HEADER_BYTES_MAX } from './header-bytes-max.ts';
import { dataHeaders } from './security-headers.ts';

/**
 * A read that every page makes and that is mostly in memory: `data` answers what the endpoint's
 * procedure would, as a shared answer, or nothing when it is not at hand.
 */
export type ShortCut = {
  readonly endpoint: Endpoint;
  readonly data: (services: Services, userId: string) => object | undefined;
};

const shortCuts: readonly ShortCut[] = [...gamesAtHand, ...walletsAtHand];

/** As Fastify sets it on servers that it makes itself. */
const KEEP_ALIVE_MS = 72_000;
const JSON_TYPE = ['content-type', 'application/json; charset=utf-8'];

/** Whole requests; nobody may hold a connection by sending one byte at a time. */
const REQUEST_MS_MAX = 60_000;

/**
 * Answers the hottest reads before the framework sees them: the same bytes and headers as its
 * routes give, for half the work. It takes no request with a body, a query or a foreign origin, and
 * none that would have to wait; those go on to their routes, as do the calls past the rate limit.
 */
export function shortCutServer({
  services,
  mayPass,
}: {
  services: Services;
  mayPass: (address: string) => boolean;
}): (handler: RequestListener) => Server {
  const byRoute = new Map(
    shortCuts.map((cut) => [`${cut.endpoint.method} /api${cut.endpoint.path}`, cut]),
  );
  const answer = answerer(services);
  const addressOf = callerAddress(services.settings.trustedProxies);
  const measure = (cut: ShortCut, call: { status: number; startedAtMs: number }) => {
    const { method, path } = cut.endpoint;
    const labels = { method, route: `/api${path}`, status: call.status };
    services.metrics.calls.observe(labels, (performance.now() - call.startedAtMs) / 1000);
  };
  return (handler) => {
    const server = createServer({ maxHeaderSize: HEADER_BYTES_MAX }, (request, response) => {
      const cut = byRoute.get(`${request.method} ${request.url}`);
      const passes = cut !== undefined && mayPass(addressOf(request));
      const startedAtMs = performance.now();
      if (!passes || !answer(cut, request, response)) handler(request, response);
      else measure(cut, { status: response.statusCode, startedAtMs });
    });
    server.keepAliveTimeout = KEEP_ALIVE_MS;
    server.requestTimeout = REQUEST_MS_MAX;
    return server;
  };
}

function answerer(services: Services) {
  const { settings, random } = services;
  const web = settings.origins.web;
  const security = Object.entries(dataHeaders(settings)).flat();
  const cors = [
    ['access-control-allow-credentials', 'true'],
    ['access-control-expose-headers', 'x-request-id, retry-after'],
  ].flat();
  const plain = [...security, ...cors];
  const sameOrigin = [...plain, 'access-control-allow-origin', web];

  return (cut: ShortCut, request: IncomingMessage, response: ServerResponse): boolean => {
    const { headers } = request;
    const isForeign = headers.origin !== undefined && headers.origin !== web;
    if (isForeign || hasBody(request) || headers.expect !== undefined) return false;
    const isPublic = cut.endpoint.access === 'public';
    const userId = isPublic ? '' : userOf(services, headers.authorization);
    const data = userId === undefined ? undefined : cut.data(services, userId);
    if (data === undefined) return false;
    const { status, fields, bytes } = isPublic ? forEverybody(data, request) : forOne(data);
    const id = ['x-request-id', random.uuid()];
    response.writeHead(status, [...id, ...(headers.origin ? sameOrigin : plain), ...fields]);
    response.end(bytes);
    return true;
  };
}

type Prepared = {
  readonly status: number;
  /** Names and values in turn. */
  readonly fields: readonly string[];
  readonly bytes?: Buffer;
};

/** A player's own data: kept by nobody on the way. */
function forOne(data: object): Prepared {
  const { bytes } = bytesOf(data);
  const json = [...JSON_TYPE, 'content-length', String(bytes.length)];
  return { status: 200, fields: ['cache-control', 'no-store', 'vary', 'Origin', ...json], bytes };
}

function forEverybody(data: object, { method, headers }: IncomingMessage): Prepared {
  const { bytes, etag, encoding } = packedBytesOf(data, one(headers['accept-encoding']));
  const caching = ['cache-control', 'no-cache', 'etag', etag, 'vary', 'origin, accept-encoding'];
  if (method === 'GET' && headers['if-none-match'] === etag)
    return { status: 304, fields: caching };
  const packing = encoding ? ['content-encoding', encoding] : [];
  const json = [...JSON_TYPE, 'content-length', String(bytes.length)];
  return { status: 200, fields: [...caching, ...packing, ...json], bytes };
}

function userOf({ sessions }: Services, authorization: string | undefined): string | undefined {
  return sessions.identify(bearerToken(authorization)).session?.userId;
}

function hasBody({ headers }: IncomingMessage): boolean {
  const length = headers['content-length'];
  return headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0');
}

function one(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' ? header : undefined;
}
