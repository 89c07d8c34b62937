import type { Clock } from '@fairhall/kit/clock';
import { bodyText } from '@fairhall/kit/http/json-body';
import type { Settings } from '@fairhall/kit/settings';
import { SIGNATURE_HEADER, type SignatureProblem, signatureProblem } from '@fairhall/kit/signature';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Access, Endpoint } from '../contract/endpoint.ts';
import { OWN_PROVIDER_ID } from '../contract/own-provider.ts';
import { AppError } from '../core/app-error.ts';
import type { Caller } from '../core/caller.ts';
import { acceptedLanguage } from '../core/language.ts';
import type { Provider, Providers } from '../core/provider.ts';
import { bearerToken } from './bearer-token.ts';
import type { RequestContext } from './request-context.ts';

/** Names the games provider that signed a call; our own game server sends none. */
export const PROVIDER_HEADER = 'x-provider';

/** Whether the endpoint is called by a provider, which authenticates by a signature of the body. */
export function isSigned(access: Access): access is 'provider' | 'payment' {
  return access === 'provider' || access === 'payment';
}

/**
 * A hook that rejects a request without a signature before its body is read.
 * @throws FORBIDDEN
 */
export function requireSignatureHeader(
  { headers }: FastifyRequest,
  _reply: FastifyReply,
  done: (error?: Error) => void,
): void {
  done(headers[SIGNATURE_HEADER] === undefined ? new AppError('FORBIDDEN') : undefined);
}

/** How the caller of a request is found; it comes from the modules, which stand below. */
export type Callers = {
  readonly settings: Pick<Settings, 'paymentSecret'>;
  readonly clock: Clock;
  /** The caller with a bearer token, or without one. */
  readonly identify: (token: string | null) => Promise<Caller>;
  readonly loadProviders: () => Promise<Providers>;
  readonly findBlock: RequestContext['findBlock'];
};

/**
 * The context of a request for the handler of its endpoint.
 * @throws FORBIDDEN when a provider's request has no valid signature
 */
export async function authorize(
  callers: Callers,
  { endpoint, request }: { endpoint: Endpoint; request: FastifyRequest },
): Promise<RequestContext> {
  const provider = await signer(callers, { access: endpoint.access, request });
  const token = bearerToken(request.headers.authorization);
  const caller = await callers.identify(token);
  return {
    ...requestFields(request),
    caller,
    session: caller.session,
    provider,
    staff: null,
    findBlock: callers.findBlock,
    token,
  };
}

/** The part of a context that any request has. */
export function requestFields(request: FastifyRequest) {
  const idempotencyKey = request.headers['idempotency-key'];
  return {
    language: acceptedLanguage(request.headers['accept-language']),
    idempotencyKey: idempotencyKey === undefined ? null : String(idempotencyKey),
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    requestId: request.id,
  };
}

/**
 * The games provider that signed the request; `null` for a call of anyone else.
 * @throws FORBIDDEN for a signed call without a valid signature, or of an unknown provider
 */
async function signer(
  { settings, clock, loadProviders }: Callers,
  { access, request }: { access: Access; request: FastifyRequest },
): Promise<Provider | null> {
  if (!isSigned(access)) return null;
  const provider = access === 'provider' ? namedProvider(await loadProviders(), request) : null;
  const header = request.headers[SIGNATURE_HEADER];
  const problem = signatureProblem({
    header: typeof header === 'string' ? header : undefined,
    rawBody: bodyText(request),
    secrets: provider?.secrets ?? [settings.paymentSecret],
    now: clock.now(),
  });
  if (problem !== null) throw forbidden(problem);
  return provider;
}

/** @throws FORBIDDEN for an unknown id */
function namedProvider(providers: Providers, { headers }: FastifyRequest): Provider {
  const id = headers[PROVIDER_HEADER] ?? OWN_PROVIDER_ID;
  const provider = typeof id === 'string' ? providers.byId(id) : null;
  if (provider === null) throw forbidden('PROVIDER');
  return provider;
}

/** A 403 of a signed call, with the reason for those who write the other side. */
function forbidden(reason: SignatureProblem | 'PROVIDER'): AppError {
  return new AppError('FORBIDDEN', { data: { reason } });
}
