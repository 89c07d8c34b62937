import type { FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import { SIGNATURE_HEADER, verifySignature } from '../signature.ts';
import { bodyText } from './json-body.ts';
import { ApiError } from './simulator-envelope.ts';

/**
 * The body of a request that the API has signed.
 * @throws FORBIDDEN
 */
export function signedBody(
  request: FastifyRequest,
  { secrets, clock }: { secrets: readonly string[]; clock: Clock },
): string {
  const rawBody = bodyText(request);
  const header = request.headers[SIGNATURE_HEADER];
  const signature = typeof header === 'string' ? header : undefined;
  if (!verifySignature({ header: signature, rawBody, secrets, now: clock.now() })) {
    throw new ApiError('FORBIDDEN', 'The signature does not match.');
  }
  return rawBody;
}
