import { PLAIN_TEXT_PATTERN } from '@fairhall/api/contract/plain-text';

/** Longest code that the server takes. */
const CODE_LENGTH_MAX = 64;

/** The invitation of the page's address, `?empInviteCode=…`; null without one, or with no code. */
export function inviteCode(search: string): string | null {
  const code = new URLSearchParams(search).get('empInviteCode')?.trim() ?? '';
  const sent = code.slice(0, CODE_LENGTH_MAX);
  // Nothing that the player could mend: a registration must not fail for it.
  return sent === '' || !PLAIN_TEXT_PATTERN.test(sent) ? null : sent;
}

const STORAGE_KEY = 'empInviteCode';

/**
 * The invitation that this visit came with. The address loses it with the first click, so it is
 * kept for the browser session.
 */
export function rememberedInviteCode(): string | null {
  const code = inviteCode(location.search);
  if (code !== null) sessionStorage.setItem(STORAGE_KEY, code);
  return code ?? sessionStorage.getItem(STORAGE_KEY);
}
