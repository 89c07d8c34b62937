import { hkdfSync } from 'node:crypto';
import type { Settings } from '@fairhall/kit/settings';

const KEY_BYTES = 32;

/** The setting that only the API has, the same on all nodes. */
export type AppSecret = Pick<Settings, 'appSecret'>;

/** A key for one purpose, derived from APP_SECRET. */
export function appKey({ appSecret }: AppSecret, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', appSecret, '', purpose, KEY_BYTES));
}
