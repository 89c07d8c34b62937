import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** The launch tokens of free play begin with it; no other launch token has a dot. */
const PREFIX = 'free.';
/** The id of a guest in the game server; no player has an id that begins with it. */
const GUEST_PREFIX = 'free-';

const payloadSchema = z.object({
  v: z.literal(1),
  gameId: z.string().min(1),
  walletType: z.string(),
  /** A UUID of version 7: guests sort by the time of their launch. */
  jti: z.uuidv7(),
  /** Unix seconds. */
  exp: z.int(),
});

/** What a token of free play states. */
export type FreeLaunch = {
  readonly gameId: string;
  readonly walletType: string;
  readonly jti: string;
  readonly expiresAt: Date;
};

/**
 * A launch token of free play, `free.<payload>.<MAC>`: the payload is base64url JSON, the MAC its
 * HMAC-SHA256 with the prefix, so that it never equals the signature of a call. The API stores nothing
 * for it, and the game server alone accepts it.
 */
export function signFreeToken(
  { gameId, walletType, jti, expiresAt }: FreeLaunch,
  secret: string,
): string {
  const exp = Math.floor(expiresAt.getTime() / 1000);
  const payload: z.infer<typeof payloadSchema> = { v: 1, gameId, walletType, jti, exp };
  const signed = PREFIX + Buffer.from(JSON.stringify(payload)).toString('base64url');
  return `${signed}.${macOf(signed, secret)}`;
}

/**
 * @param secrets during a rotation there are two
 * @returns `null` for a forged, an expired and any other token
 */
export function readFreeToken(
  token: string,
  { secrets, now }: { secrets: readonly string[]; now: Date },
): FreeLaunch | null {
  const match = /^(free\.([\w-]{1,400}))\.([\w-]{43})$/.exec(token);
  if (!match) return null;
  const [, signed = '', payload = '', mac = ''] = match;
  const given = Buffer.from(mac);
  const isGenuine = secrets.some((secret) =>
    timingSafeEqual(given, Buffer.from(macOf(signed, secret))),
  );
  if (!isGenuine) return null;
  // Genuine: this casino has written the payload.
  const parsed = payloadSchema.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  if (!parsed.success) return null;
  const { exp, gameId, walletType, jti } = parsed.data;
  const expiresAt = new Date(exp * 1000);
  return expiresAt > now ? { gameId, walletType, jti, expiresAt } : null;
}

export function isFreeToken(token: string): boolean {
  return token.startsWith(PREFIX);
}

/** The guest of a launch, whose seeds and rounds have this id in the place of a player's. */
export function guestId(jti: string): string {
  return GUEST_PREFIX + jti;
}

export function isGuest(uid: string): boolean {
  return uid.startsWith(GUEST_PREFIX);
}

/** The `jti` of a guest. */
export function jtiOf(uid: string): string {
  return uid.slice(GUEST_PREFIX.length);
}

/** Sorts after the guests of all launches before this time, and before all later ones. */
export function guestIdAt(time: Date): string {
  const hex = time.getTime().toString(16).padStart(12, '0');
  return guestId(`${hex.slice(0, 8)}-${hex.slice(8)}`);
}

function macOf(signed: string, secret: string): string {
  return createHmac('sha256', secret).update(signed).digest('base64url');
}
