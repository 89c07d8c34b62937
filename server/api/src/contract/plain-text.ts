/**
 * What no text of one line has: control characters and line breaks, halves of a character, which no
 * database could give back, and marks that turn the reading direction of whatever follows them.
 */
const NEVER = String.raw`\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069`;

/** Any text that fits on one line, an empty one too. */
export const PLAIN_TEXT_PATTERN = new RegExp(`^[^${NEVER}]*$`, 'u');

/** Text of one line with something to see somewhere in it. */
export const VISIBLE_TEXT_PATTERN = new RegExp(
  String.raw`^(?=.*[\p{L}\p{N}\p{P}\p{S}])[^${NEVER}]*$`,
  'u',
);

export const PLAIN_TEXT_MESSAGE = 'must be plain text on one line';
