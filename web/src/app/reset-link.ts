/* The mail's link: contract/reset-link.ts writes it, its test holds the two together. */
const FIELD = 'resetToken';

/** The token in the fragment of the mailed link; null in any other. */
export function resetTokenIn(hash: string): string | null {
  return new URLSearchParams(hash.replace(/^#/, '')).get(FIELD);
}
