import { createHmac, timingSafeEqual } from 'node:crypto';

/** Tolerance between a signature's time and the current time, in seconds, in both directions. */
export const SIGNATURE_TOLERANCE_S = 300;

export const SIGNATURE_HEADER = 'x-signature';

/** The header value `t=<unix seconds>,v1=<hex HMAC-SHA256 of "t.rawBody">`. */
export function sign({
  rawBody,
  secret,
  now,
}: {
  rawBody: string;
  secret: string;
  now: Date;
}): string {
  const time = Math.floor(now.getTime() / 1000);
  return `t=${time},v1=${digest({ time, rawBody, secret })}`;
}

/**
 * Whether the header signs this exact body with one of the secrets, within the tolerance. During a
 * rotation there are two.
 */
export function verifySignature(options: {
  header: string | undefined;
  rawBody: string;
  secrets: readonly string[];
  now: Date;
}): boolean {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(options.header ?? '');
  if (!match) return false;
  const time = Number(match[1]);
  const given = Buffer.from(match[2] ?? '');
  const { rawBody, secrets } = options;
  const isGenuine = secrets.some((secret) =>
    timingSafeEqual(given, Buffer.from(digest({ time, rawBody, secret }))),
  );
  const isFresh = Math.abs(options.now.getTime() / 1000 - time) <= SIGNATURE_TOLERANCE_S;
  return isGenuine && isFresh;
}

function digest({
  time,
  rawBody,
  secret,
}: {
  time: number;
  rawBody: string;
  secret: string;
}): string {
  return createHmac('sha256', secret).update(`${time}.${rawBody}`).digest('hex');
}
