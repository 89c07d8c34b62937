import { createHmac } from 'node:crypto';

/* The benchmark replaces the games provider and the payments provider of the measured server. */

export const PROVIDER_SECRET = 'provider-secret-of-the-benchmark-only';
export const PAYMENT_SECRET = 'payments-secret-of-the-benchmark-only';

/** The header that signs a body: `t=<unix seconds>,v1=<hex HMAC-SHA256 of "t.body">`. */
export function signatureHeader(body: string, secret: string): { 'x-signature': string } {
  const time = Math.floor(Date.now() / 1000);
  const digest = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return { 'x-signature': `t=${time},v1=${digest}` };
}
