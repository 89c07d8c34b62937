/**
 * Characters excluded from a line of text: control characters and line breaks, lone surrogates, which
 * a database would not return unchanged, and marks that change the direction of the text after them.
 */
const EXCLUDED = String.raw`\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069`;

/** A line of text, possibly empty. */
export const PLAIN_TEXT_PATTERN = new RegExp(`^[^${EXCLUDED}]*$`, 'u');

/** A line of text with at least one visible character. */
export const VISIBLE_TEXT_PATTERN = new RegExp(
  String.raw`^(?=.*[\p{L}\p{N}\p{P}\p{S}])[^${EXCLUDED}]*$`,
  'u',
);

export const PLAIN_TEXT_MESSAGE = 'must be plain text on one line';
