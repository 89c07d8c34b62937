import type { FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import { SIGNATURE_HEADER, verifySignature } from '../signature.ts';
import { ApiError } from './simulator-envelope.ts';

/**
 * The body of a request that the API has signed. It is read as text, because a signature covers the
 * exact bytes.
 * @throws ApiError 403
 */
export function signedBody(
  { body, headers }: FastifyRequest,
  { secret, clock }: { secret: string; clock: Clock },
): string {
  const rawBody = typeof body === 'string' ? body : '';
  const header = headers[SIGNATURE_HEADER];
  const signature = typeof header === 'string' ? header : undefined;
  if (!verifySignature({ header: signature, rawBody, secret, now: clock.now() })) {
    throw new ApiError('FORBIDDEN', 'The signature does not match.');
  }
  return rawBody;
}
