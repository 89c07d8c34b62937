import { SUCCESS_CODE } from '@fairhall/kit/envelope';
import { bodyText, parseJson } from '@fairhall/kit/http/json-body';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BODY_BYTES_MAX, type Endpoint, sendsInputInQuery } from '../contract/endpoint.ts';
import { invalidField } from '../core/app-error.ts';
import { isSigned, requireSignatureHeader } from './authorize.ts';
import { cachedResponse } from './cached-response.ts';
import { success } from './envelope.ts';
import type { Handler } from './implement.ts';
import type { RequestContext } from './request-context.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The endpoint of the contract behind the route. */
    endpoint?: Endpoint;
  }
  interface FastifyRequest {
    /** The caller as of the start of the call, which may end the session. */
    caller?: { readonly userId?: string | undefined; readonly staffId?: string | undefined };
  }
}

/** Of one address; a provider saves its catalogue once per start. */
const LARGE_CALLS_PER_MINUTE_MAX = 30;
const JSON_TYPE = 'application/json; charset=utf-8';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Registers the endpoints of a contract as REST routes with the envelope.
 * @param options.prefix of their paths, such as `/api`
 * @param options.authorize the context of a request, or an AppError for a caller without access
 */
export function registerRoutes<E extends Endpoint>(
  app: FastifyInstance,
  {
    handlers,
    prefix,
    authorize,
  }: {
    handlers: readonly Pick<Handler<E>, 'endpoint' | 'handle'>[];
    prefix: string;
    authorize: (call: { endpoint: E; request: FastifyRequest }) => Promise<RequestContext>;
  },
): void {
  for (const { endpoint, handle } of handlers) {
    app.route({
      method: endpoint.method,
      url: `${prefix}${endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      config: {
        endpoint,
        // Called only by other servers, which authenticate by signature.
        ...(isSigned(endpoint.access) && { cors: false, rateLimit: signedRateLimit(endpoint) }),
        ...(endpoint.networkLimit && { rateLimit: networkRateLimit(endpoint.networkLimit) }),
      },
      bodyLimit: endpoint.bodyBytesMax,
      ...(isSigned(endpoint.access) && { onRequest: requireSignatureHeader }),
      handler: async (request, reply) => {
        const context = await authorize({ endpoint, request });
        request.caller = {
          userId: context.session?.userId,
          staffId: context.staff?.staffId,
        };
        const input = inputOf(request, endpoint);
        const data = await handle(context, input);
        request.outcome = { code: SUCCESS_CODE, userId: userIdIn(data) };
        return endpoint.cacheable && Object.keys(input).length === 0 && isObject(data)
          ? sendCached({ request, reply, data })
          : reply.header('cache-control', 'no-store').send(success(data));
      },
    });
  }
}

/** A large body is read before its signature is known to be genuine; all other calls are cheap. */
function signedRateLimit({ bodyBytesMax }: Endpoint): { max: number } | false {
  return bodyBytesMax > BODY_BYTES_MAX ? { max: LARGE_CALLS_PER_MINUTE_MAX } : false;
}

function networkRateLimit({ calls, minutes }: NonNullable<Endpoint['networkLimit']>) {
  return { max: calls, timeWindow: minutes * 60_000 };
}

/** Query or body, overridden by the path's parameters. */
function inputOf(request: FastifyRequest, endpoint: Endpoint): Fields {
  const fields = sendsInputInQuery(endpoint) ? request.query : bodyOf(request, endpoint);
  return Object.assign(fields as Fields, request.params);
}

/** @throws INVALID_REQUEST when the body is not a JSON object */
function bodyOf(request: FastifyRequest, { access }: Endpoint): object {
  const text = bodyText(request);
  if (text.trim() === '') return {};
  const body = jsonIn(text, { signed: isSigned(access) });
  if (isObject(body) && !Array.isArray(body)) return body;
  throw invalidField({ path: '', message: 'the body must be a JSON object' });
}

/** @throws INVALID_REQUEST */
function jsonIn(text: string, options: { signed: boolean }): unknown {
  try {
    return parseJson(text, options);
  } catch (error) {
    throw invalidField({ path: '', message: (error as SyntaxError).message });
  }
}

function sendCached({
  request,
  reply,
  data,
}: {
  request: FastifyRequest;
  reply: FastifyReply;
  data: object;
}): FastifyReply {
  const { bytes, etag, encoding } = cachedResponse(data, request.headers['accept-encoding']);
  reply.headers({ 'cache-control': 'no-cache', etag, vary: 'origin, accept-encoding' });
  const isUnchanged = request.method === 'GET' && request.headers['if-none-match'] === etag;
  if (isUnchanged) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type(JSON_TYPE).send(bytes);
}

function userIdIn(data: unknown): string | undefined {
  return isObject(data) && 'userId' in data && typeof data.userId === 'string'
    ? data.userId
    : undefined;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
