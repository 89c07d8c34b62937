import {
  WELCOME_NONCE,
  WELCOME_UNIT_MAJOR,
  WELCOME_WHEEL,
} from '@fairhall/api/contract/welcome-wheel';
import { eventOf } from '@fairhall/kit/fairness/outcome-stream';
import type { Currency } from '@/lib/api/contract-types.ts';

/** The prizes of the segments in a currency, in integer major units, clockwise from the top. */
export function prizesIn(currency: Currency): readonly number[] {
  return WELCOME_WHEEL.map((units) => units * WELCOME_UNIT_MAJOR[currency]);
}

export type Draw = {
  /** Major units. */
  readonly amount: number;
  readonly walletType: Currency;
  readonly proof: {
    readonly serverSeed: string;
    readonly clientSeed: string;
    readonly nonce: number;
  };
};

export type Verdict = {
  /** Whether seed, hash and amount match; null where the browser cannot compute it. */
  readonly isProven: boolean | null;
  /** The index of the winning segment, from 0 at the top, clockwise. */
  readonly segment: number;
};

/**
 * Recomputes the prize on this device, as published: HMAC-SHA256 under the server seed of
 * "clientSeed:nonce:0", its first four bytes as a float, times the number of segments. Browsers
 * provide it in secure contexts only; elsewhere the wheel stops at a segment of the amount.
 */
export async function verifyDraw(draw: Draw, serverSeedHash: string): Promise<Verdict> {
  const { serverSeed, clientSeed, nonce } = draw.proof;
  const prizes = prizesIn(draw.walletType);
  if (!('subtle' in crypto)) return { isProven: null, segment: prizes.indexOf(draw.amount) };
  const hash = await crypto.subtle.digest('SHA-256', utf8(serverSeed));
  const key = await crypto.subtle.importKey(
    'raw',
    utf8(serverSeed),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  const bytes = await crypto.subtle.sign('HMAC', key, utf8(`${clientSeed}:${nonce}:0`));
  const segment = eventOf(new DataView(bytes).getUint32(0) / 2 ** 32, prizes.length);
  const isProven =
    hex(hash) === serverSeedHash && nonce === WELCOME_NONCE && prizes[segment] === draw.amount;
  return { isProven, segment: isProven ? segment : prizes.indexOf(draw.amount) };
}

/** The final rotation of the wheel in degrees clockwise, with the segment at the top. */
export function restingTurn(segment: number, turns: number): number {
  return turns * 360 - (segment * 360) / WELCOME_WHEEL.length;
}

function utf8(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

function hex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
