import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '../contract/endpoint.ts';
import { contract } from '../contract/index.ts';
import type { Caller } from '../core/caller.ts';
import type { Services } from '../core/context.ts';
import { isSharedAnswer } from '../core/shared-answer.ts';
import { endReusedSession } from '../modules/auth/renewal.service.ts';
import { admit, checkSignature, fieldsOf, isSigned } from './admission.ts';
import { bytesOf, packedBytesOf } from './answer-bytes.ts';
import { bearerToken } from './bearer-token.ts';
import { callerOf } from './caller-of.ts';
import type { EndpointCall } from './endpoint-calls.ts';
import { success } from './envelope.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is asking, on the contract's routes: as it was when the call began, which may end it. */
    caller?: Caller;
  }
}

const JSON_TYPE = 'application/json; charset=utf-8';
const PRIVATE_JSON = { 'cache-control': 'no-store', 'content-type': JSON_TYPE };

/** Registers the calls as REST routes with the envelope. */
export function registerRest(
  app: FastifyInstance,
  { calls, services }: { calls: readonly EndpointCall[]; services: Services },
): void {
  for (const { endpoint, run } of calls) {
    app.route({
      method: endpoint.method,
      url: `/api${endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      // Another server asks these, and no page of any origin.
      ...(isSigned(endpoint.access) && { config: { cors: false } }),
      handler: async (request, reply) => {
        checkSignature({ access: endpoint.access, request, services });
        const caller = callerOf(services.sessions, request.raw);
        request.caller = caller;
        if (endpoint === contract.user.refreshToken && caller.session === null) {
          await endReusedSession(services, bearerToken(request.headers.authorization));
        }
        const ctx = admit({ endpoint, request, services, caller });
        const data = await run(ctx, rawInput(request, endpoint));
        return sendData({ endpoint, request, reply, data });
      },
    });
  }
}

/** Query or body, with the path's parameters on top: those win. */
function rawInput(request: FastifyRequest, { method }: Endpoint): unknown {
  const params = request.params as Record<string, string>;
  if (method === 'GET' || method === 'DELETE') {
    return { ...(request.query as Record<string, unknown>), ...params };
  }
  return { ...fieldsOf(request.body), ...params };
}

function sendData({
  endpoint,
  request,
  reply,
  data,
}: {
  endpoint: Endpoint;
  request: FastifyRequest;
  reply: FastifyReply;
  data: unknown;
}): FastifyReply {
  if (!isSharedAnswer(data)) {
    return reply.header('cache-control', 'no-store').send(success(data));
  }
  if (endpoint.access !== 'public') {
    const { bytes } = bytesOf(data);
    return reply.headers(PRIVATE_JSON).send(bytes);
  }
  const { bytes, etag, encoding } = packedBytesOf(data, request.headers['accept-encoding']);
  reply.headers({ 'cache-control': 'no-cache', etag, vary: 'origin, accept-encoding' });
  const unchanged = request.method === 'GET' && request.headers['if-none-match'] === etag;
  if (unchanged) return reply.code(304).send();
  if (encoding !== undefined) reply.header('content-encoding', encoding);
  return reply.header('content-type', JSON_TYPE).send(bytes);
}
