import { createHmac } from 'node:crypto';
import { type AppSecret, appKey } from '../../core/app-keys.ts';

/**
 * The token that replaces another one: always the same, on every node, although none is stored. It is
 * derived from the token itself, so that the database and APP_SECRET together do not give it.
 */
export function renewedToken(settings: AppSecret, oldToken: string): string {
  const key = appKey(settings, 'renewed tokens');
  return createHmac('sha256', key).update(oldToken).digest('base64url');
}
