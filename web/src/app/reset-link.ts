/* The format of the mailed link is defined in contract/reset-link.ts; the test compares the two. */
const FIELD = 'resetToken';

/** The token in the fragment of the mailed link; null in any other fragment. */
export function resetTokenIn(hash: string): string | null {
  return new URLSearchParams(hash.replace(/^#/, '')).get(FIELD);
}
