import './globals.ts';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { Buffer } from 'buffer';

/* What the game server uses of `node:crypto`, in a browser and without promises. */

type Digest = { (): Uint8Array; (encoding: string): string };
type Hash = { readonly update: (text: string) => Hash; readonly digest: Digest };

function hashing(bytesOf: (text: string) => Uint8Array, text = ''): Hash {
  function digest(): Uint8Array;
  function digest(encoding: string): string;
  function digest(encoding?: string): Uint8Array | string {
    const bytes = bytesOf(text);
    if (encoding === undefined) return bytes;
    return encoding === 'hex' ? bytesToHex(bytes) : Buffer.from(bytes).toString('base64');
  }
  return { update: (part) => hashing(bytesOf, text + part), digest };
}

/** SHA-256, whatever the name. */
export const createHash = (_name: string): Hash => hashing((text) => sha256(utf8ToBytes(text)));

/** HMAC-SHA256, whatever the name. */
export const createHmac = (_name: string, key: string): Hash =>
  hashing((text) => hmac(sha256, utf8ToBytes(key), utf8ToBytes(text)));

export const randomFillSync = <Bytes extends Uint8Array<ArrayBuffer>>(bytes: Bytes): Bytes =>
  crypto.getRandomValues(bytes);

export const randomBytes = (size: number): Buffer => randomFillSync(Buffer.alloc(size));

export const randomUUID = (): string => crypto.randomUUID();

export const randomInt = (from: number, below: number): number =>
  from + Math.floor(Math.random() * (below - from));

/** Nothing here is secret. */
export const timingSafeEqual = (one: Uint8Array, other: Uint8Array): boolean =>
  bytesToHex(one) === bytesToHex(other);
