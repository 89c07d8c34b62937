import type { IncomingHttpHeaders } from 'node:http';
import type { Access, Endpoint } from '../contract/endpoint.ts';
import { AppError, invalidField, unauthorized } from '../core/app-error.ts';
import type { Caller } from '../core/caller.ts';
import type { RequestContext, Services } from '../core/context.ts';
import { acceptedLanguage } from '../core/language.ts';
import { SIGNATURE_HEADER, verifySignature } from '../core/signature.ts';

const IDEMPOTENCY_KEY_LENGTH_MAX = 200;

/** What is looked at before a call may run: of the framework's request, or of a direct call. */
export type Incoming = {
  readonly headers: IncomingHttpHeaders;
  /** The body exactly as it came. */
  readonly rawBody?: string;
  /** The network address that it came from. */
  readonly ip: string;
};

/** Whether another party calls it, which proves itself by signing what it sends. */
export function isSigned(access: Access): access is 'provider' | 'payment' {
  return access === 'provider' || access === 'payment';
}

/** @throws AppError 403 when another party's call does not bear its signature */
export function checkSignature({
  access,
  request,
  services,
}: {
  access: Access;
  request: Incoming;
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

/**
 * Who may pass is the contract's word, checked here before any procedure runs.
 * @throws AppError 401, 400
 */
export function admit({
  endpoint,
  request,
  services,
  caller,
}: {
  endpoint: Endpoint;
  request: Incoming;
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

/** The fields of a body; none when there is no body. @throws AppError 400 for anything else */
export function fieldsOf(body: unknown): object {
  if (body === undefined || body === null) return {};
  if (typeof body !== 'object' || Array.isArray(body)) {
    throw invalidField({ path: '', message: 'the body must be a JSON object' });
  }
  return body;
}

function idempotencyKey(request: Incoming): string | null {
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
