import { PLAIN_TEXT_PATTERN } from '@fairhall/api/contract/plain-text';
import { sessionStore } from '@/lib/browser/storage.ts';

/** The longest code that the server accepts. */
const CODE_LENGTH_MAX = 64;

/**
 * The invitation code of the page's address, `?empInviteCode=…`; null without one or for an empty
 * one.
 */
export function inviteCode(search: string): string | null {
  const code = new URLSearchParams(search).get('empInviteCode')?.trim() ?? '';
  const sent = code.slice(0, CODE_LENGTH_MAX);
  // An invalid code is ignored: the player cannot correct it, and a registration must not fail for
  // it.
  return sent === '' || !PLAIN_TEXT_PATTERN.test(sent) ? null : sent;
}

const STORAGE_KEY = 'empInviteCode';

/**
 * The invitation code of this visit. The first navigation removes it from the address, so it is
 * saved for the browser session.
 */
export function loadInviteCode(): string | null {
  const code = inviteCode(location.search);
  if (code !== null) sessionStore.write(STORAGE_KEY, code);
  return code ?? sessionStore.read(STORAGE_KEY);
}
