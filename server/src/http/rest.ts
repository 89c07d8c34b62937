import type { AnyTRPCProcedure, AnyTRPCRouter } from '@trpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Access, Endpoint } from '../contract/endpoint.ts';
import { contract, endpointEntries } from '../contract/index.ts';
import { AppError, invalidField, unauthorized } from '../core/app-error.ts';
import type { Caller } from '../core/caller.ts';
import type { RequestContext, Services } from '../core/context.ts';
import { acceptedLanguage } from '../core/language.ts';
import { isSharedAnswer } from '../core/shared-answer.ts';
import { SIGNATURE_HEADER, verifySignature } from '../core/signature.ts';
import { endReusedSession } from '../modules/auth/renewal.service.ts';
import { bytesOf, packedBytesOf } from './answer-bytes.ts';
import { bearerToken } from './bearer-token.ts';
import { callerOf } from './caller-of.ts';
import { success } from './envelope.ts';
import { compile } from './procedure.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is asking, on the contract's routes: as it was when the call began, which may end it. */
    caller?: Caller;
  }
}

const IDEMPOTENCY_KEY_LENGTH_MAX = 200;
const JSON_TYPE = 'application/json; charset=utf-8';
const PRIVATE_JSON = { 'cache-control': 'no-store', 'content-type': JSON_TYPE };

/**
 * Registers every endpoint of the contract as a REST route with the envelope.
 * @throws Error at boot when an endpoint has no procedure, or a procedure no endpoint
 */
export function registerRest(
  app: FastifyInstance,
  { router, services }: { router: AnyTRPCRouter; services: Services },
): void {
  // At run time tRPC keeps procedures flat, under their dotted names.
  const flat: Record<string, unknown> = router._def.procedures;
  const procedures = new Map(Object.entries(flat) as [string, AnyTRPCProcedure][]);
  const entries = endpointEntries();
  assertSameNames(
    entries.map(([name]) => name),
    [...procedures.keys()],
  );
  for (const [name, endpoint] of entries) {
    const procedure = procedures.get(name);
    if (!procedure) continue;
    const run = compile(name, { procedure, endpoint });
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

function assertSameNames(endpoints: string[], procedures: string[]): void {
  const withoutProcedure = endpoints.filter((name) => !procedures.includes(name));
  const withoutEndpoint = procedures.filter((name) => !endpoints.includes(name));
  if (withoutProcedure.length + withoutEndpoint.length === 0) return;
  throw new Error(
    `The contract and the router differ: no procedure for [${withoutProcedure.join(', ')}], ` +
      `no endpoint for [${withoutEndpoint.join(', ')}]`,
  );
}

/** Who may pass is the contract's word, checked here before any procedure runs. */
function admit({
  endpoint,
  request,
  services,
  caller,
}: {
  endpoint: Endpoint;
  request: FastifyRequest;
  services: Services;
  caller: Caller;
}): RequestContext {
  if (endpoint.access === 'session' && caller.session === null) throw unauthorized(caller.ended);
  return {
    services,
    caller,
    session: caller.session,
    language: acceptedLanguage(request.headers['accept-language']),
    idempotencyKey: idempotencyKey(request),
    address: request.ip,
  };
}

/** Whether another party calls it, which proves itself by signing what it sends. */
function isSigned(access: Access): access is 'provider' | 'payment' {
  return access === 'provider' || access === 'payment';
}

function checkSignature({
  access,
  request,
  services,
}: {
  access: Access;
  request: FastifyRequest;
  services: Services;
}): void {
  if (!isSigned(access)) return;
  const { providerSecret, paymentSecret } = services.settings;
  const header = request.headers[SIGNATURE_HEADER];
  const genuine = verifySignature({
    header: typeof header === 'string' ? header : undefined,
    rawBody: request.rawBody ?? '',
    secret: access === 'provider' ? providerSecret : paymentSecret,
    now: services.clock.now(),
  });
  if (!genuine) throw new AppError('FORBIDDEN');
}

function idempotencyKey(request: FastifyRequest): string | null {
  const header = request.headers['idempotency-key'];
  if (header === undefined) return null;
  const valid = typeof header === 'string' && /^[\x21-\x7e]+$/.test(header);
  if (!valid || header.length > IDEMPOTENCY_KEY_LENGTH_MAX) {
    throw invalidField({
      path: 'Idempotency-Key',
      message: `must be 1 to ${IDEMPOTENCY_KEY_LENGTH_MAX} visible ASCII characters`,
    });
  }
  return header;
}

/** Query or body, with the path's parameters on top: those win. */
function rawInput(request: FastifyRequest, { method }: Endpoint): unknown {
  const params = request.params as Record<string, string>;
  if (method === 'GET' || method === 'DELETE') {
    return { ...(request.query as Record<string, unknown>), ...params };
  }
  const { body } = request;
  if (body === undefined || body === null) return params;
  if (typeof body !== 'object' || Array.isArray(body)) {
    throw invalidField({ path: '', message: 'the body must be a JSON object' });
  }
  return { ...body, ...params };
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
