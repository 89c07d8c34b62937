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
import { type HeadPart, headPart, KEEP_ALIVE_MS, sendWhole } from './whole-answer.ts';
import { WholeRequest } from './whole-request.ts';

/**
 * A read that every page makes and that is mostly in memory: `data` answers what the endpoint's
 * procedure would, as a shared answer, or nothing when it is not at hand.
 */
export type ShortCut = {
  readonly endpoint: Endpoint;
  readonly data: (services: Services, userId: string) => object | undefined;
};

const shortCuts: readonly ShortCut[] = [...gamesAtHand, ...walletsAtHand];

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
  answerDirectly: (request: WholeRequest, response: ServerResponse) => boolean;
}): (handler: RequestListener) => Server {
  const cutOf = routeTable();
  const answer = answerer(services);
  const addressOf = callerAddress(services.settings.trustedProxies);
  const measure = ({ endpoint }: ShortCut, call: { status: number; startedAtMs: number }) => {
    const labels = { method: endpoint.method, route: `/api${endpoint.path}`, status: call.status };
    services.metrics.calls.observe(labels, (performance.now() - call.startedAtMs) / 1000);
  };
  return (handler) => {
    const options = { maxHeaderSize: HEADER_BYTES_MAX, IncomingMessage: WholeRequest };
    const server = createServer(options, (request, response) => {
      if (answerDirectly(request, response)) return;
      const cut = cutOf(request);
      const passes = cut !== undefined && mayPass(addressOf(request));
      const startedAtMs = performance.now();
      const status = passes ? answer(cut, request, response) : 'not at hand';
      if (!passes || status === 'not at hand') handler(request, response);
      else measure(cut, { status, startedAtMs });
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

  /** @returns the status that it answered with; otherwise the request is as it came */
  return (
    cut: ShortCut,
    request: WholeRequest,
    response: ServerResponse,
  ): number | 'not at hand' => {
    const { headers, method } = request;
    const isForeign = headers.origin !== undefined && headers.origin !== web;
    if (isForeign || hasBody(request) || headers.expect !== undefined) return 'not at hand';
    const data = dataFor(cut, request);
    if (data === undefined) return 'not at hand';
    // It has none; Node would make an empty stream flow to its end.
    request.takeBody(() => {});
    const isPublic = cut.endpoint.access === 'public';
    const answer = isPublic ? packedBytesOf(data, one(headers['accept-encoding'])) : bytesOf(data);
    const head = headOf(answer, { isPublic, isFromPage: headers.origin !== undefined });
    const requestId = random.requestId();
    if (isPublic && method === 'GET' && headers['if-none-match'] === answer.etag) {
      sendWhole(response, { status: 304, requestId, head: head.unchanged });
      return 304;
    }
    sendWhole(response, { status: 200, requestId, head: head.whole, body: answer.bytes });
    return 200;
  };
}

type Head = { readonly whole: HeadPart; readonly unchanged: HeadPart };
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
    const unchanged = [...(isFromPage ? toOurPage : toAnybody), ...caching];
    const head: Head = {
      unchanged: headPart(unchanged),
      whole: headPart([...unchanged, ...content(answer)]),
    };
    heads.set(answer, head);
    return head;
  };
}

/** A player's own data: kept by nobody on the way. */
const OWN_CACHING: Fields = ['cache-control', 'no-store', 'vary', 'Origin'];

function sharedCaching({ etag }: PackedBytes): Fields {
  return ['cache-control', 'no-cache', 'etag', etag, 'vary', 'origin, accept-encoding'];
}

function content({ encoding }: PackedBytes): Fields {
  return [...(encoding ? ['content-encoding', encoding] : []), ...JSON_TYPE];
}

function hasBody({ headers }: IncomingMessage): boolean {
  const length = headers['content-length'];
  return headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0');
}

function one(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' ? header : undefined;
}
