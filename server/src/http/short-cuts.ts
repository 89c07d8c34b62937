import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Endpoint } from '../contract/endpoint.ts';
import type { Services } from '../core/context.ts';
import type { Settings } from '../core/settings.ts';
import { gamesAtHand } from '../modules/games/games.service.ts';
import { walletsAtHand } from '../modules/wallets/wallets.service.ts';
import { bytesOf, type PackedBytes, packedBytesOf } from './answer-bytes.ts';
import { callerAddress } from './caller-address.ts';
import { callerOf } from './caller-of.ts';
import { dataFields, type Fields } from './data-fields.ts';
import { HEADER_BYTES_MAX } from './header-bytes-max.ts';

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
  answerDirectly,
}: {
  services: Services;
  mayPass: (address: string) => boolean;
  /** Takes calls with a body, see `direct-calls.ts`; answers whether it did. */
  answerDirectly: (request: IncomingMessage, response: ServerResponse) => boolean;
}): (handler: RequestListener) => Server {
  const cutOf = routeTable();
  const answer = answerer(services);
  const addressOf = callerAddress(services.settings.trustedProxies);
  const measure = ({ endpoint }: ShortCut, call: { status: number; startedAtMs: number }) => {
    const labels = { method: endpoint.method, route: `/api${endpoint.path}`, status: call.status };
    services.metrics.calls.observe(labels, (performance.now() - call.startedAtMs) / 1000);
  };
  return (handler) => {
    const server = createServer({ maxHeaderSize: HEADER_BYTES_MAX }, (request, response) => {
      if (answerDirectly(request, response)) return;
      const cut = cutOf(request);
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

/** By method and then by URL: one text of both would be put together and hashed for every request. */
function routeTable() {
  const byMethod = new Map<string, Map<string, ShortCut>>();
  for (const cut of shortCuts) {
    const { method, path } = cut.endpoint;
    const byUrl = byMethod.get(method) ?? new Map<string, ShortCut>();
    byMethod.set(method, byUrl.set(`/api${path}`, cut));
  }
  return ({ method = '', url = '' }: IncomingMessage) => byMethod.get(method)?.get(url);
}

function answerer(services: Services) {
  const { settings, sessions, random } = services;
  const web = settings.origins.web;
  const headOf = headMaker(settings);

  const dataFor = ({ endpoint, data }: ShortCut, request: IncomingMessage) => {
    if (endpoint.access === 'public') return data(services, '');
    const { session } = callerOf(sessions, request);
    return session === null ? undefined : data(services, session.userId);
  };

  return (cut: ShortCut, request: IncomingMessage, response: ServerResponse): boolean => {
    const { headers, method } = request;
    const isForeign = headers.origin !== undefined && headers.origin !== web;
    if (isForeign || hasBody(request) || headers.expect !== undefined) return false;
    const data = dataFor(cut, request);
    if (data === undefined) return false;
    const isPublic = cut.endpoint.access === 'public';
    const answer = isPublic ? packedBytesOf(data, one(headers['accept-encoding'])) : bytesOf(data);
    const head = headOf(answer, { isPublic, isFromPage: headers.origin !== undefined });
    if (isPublic && method === 'GET' && headers['if-none-match'] === answer.etag) {
      response.writeHead(304, underId(head.unchanged, random.requestId())).end();
    } else {
      response.writeHead(200, underId(head.whole, random.requestId())).end(answer.bytes);
    }
    return true;
  };
}

/** Begins with the request's id, which is put in for each answer: it is written before the next. */
type FieldsUnderId = [name: 'x-request-id', id: string, ...others: Fields];
type Head = { readonly whole: FieldsUnderId; readonly unchanged: FieldsUnderId };
type HeadOptions = { readonly isPublic: boolean; readonly isFromPage: boolean };

/** What goes out in front of an answer's bytes, made once for each. */
function headMaker(settings: Settings) {
  const { toAnybody, toOurPage } = dataFields(settings);
  const made = { page: new WeakMap<object, Head>(), other: new WeakMap<object, Head>() };

  return (answer: PackedBytes, { isPublic, isFromPage }: HeadOptions): Head => {
    const heads = isFromPage ? made.page : made.other;
    const known = heads.get(answer);
    if (known) return known;
    const caching = isPublic ? sharedCaching(answer) : OWN_CACHING;
    const unchanged: FieldsUnderId = [
      'x-request-id',
      '',
      ...(isFromPage ? toOurPage : toAnybody),
      ...caching,
    ];
    const head: Head = { unchanged, whole: [...unchanged, ...content(answer)] };
    heads.set(answer, head);
    return head;
  };
}

function underId(fields: FieldsUnderId, id: string): FieldsUnderId {
  fields[1] = id;
  return fields;
}

/** A player's own data: kept by nobody on the way. */
const OWN_CACHING: Fields = ['cache-control', 'no-store', 'vary', 'Origin'];

function sharedCaching({ etag }: PackedBytes): Fields {
  return ['cache-control', 'no-cache', 'etag', etag, 'vary', 'origin, accept-encoding'];
}

function content({ encoding, bytes }: PackedBytes): Fields {
  const packing = encoding ? ['content-encoding', encoding] : [];
  return [...packing, ...JSON_TYPE, 'content-length', String(bytes.length)];
}

function hasBody({ headers }: IncomingMessage): boolean {
  const length = headers['content-length'];
  return headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0');
}

function one(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' ? header : undefined;
}
