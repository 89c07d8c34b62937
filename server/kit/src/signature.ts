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

type Signed = {
  readonly header: string | undefined;
  readonly rawBody: string;
  /** During a rotation there are two. */
  readonly secrets: readonly string[];
  readonly now: Date;
};

/** What is wrong with a signature: its digest, or a genuine one's time. */
export type SignatureProblem = 'SIGNATURE' | 'TIME';

/** Whether the header signs this exact body with one of the secrets, within the tolerance. */
export function verifySignature(signed: Signed): boolean {
  return signatureProblem(signed) === null;
}

/** `null` for a valid signature. A wrong time is named to those who have the secret alone. */
export function signatureProblem(options: Signed): SignatureProblem | null {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(options.header ?? '');
  if (!match) return 'SIGNATURE';
  const time = Number(match[1]);
  const given = Buffer.from(match[2] ?? '');
  const { rawBody, secrets } = options;
  const isGenuine = secrets.some((secret) =>
    timingSafeEqual(given, Buffer.from(digest({ time, rawBody, secret }))),
  );
  const isFresh = Math.abs(options.now.getTime() / 1000 - time) <= SIGNATURE_TOLERANCE_S;
  if (!isGenuine) return 'SIGNATURE';
  return isFresh ? null : 'TIME';
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
