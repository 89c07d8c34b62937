/**
 * Characters that no text contains: control characters, which PostgreSQL does not store or a log
 * would obey, lone surrogates, which a database would not return unchanged, and what cannot be seen
 * or turns the direction of the text after it, with which one name looks like another.
 */
const EXCLUDED = String.raw`\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800`;
/** They choose the picture of the character before them, as in ❤️. */
const VARIATIONS = String.raw`\ufe0e\ufe0f`;
const EMOJI = String.raw`\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]?`;
/** One picture of several, which zero-width joiners combine, as in 👩‍👧. */
const JOINED_EMOJI = String.raw`${EMOJI}(?:\u200d${EMOJI})+`;
/** The spelling of several languages has joiners that cannot be seen. */
const JOINED_LETTER = String.raw`[\p{L}\p{M}][\u200c\u200d]`;
const LINE = `(?:${JOINED_EMOJI}|[^${EXCLUDED}]|[${VARIATIONS}])*`;

/** A line of text, possibly empty. */
export const PLAIN_TEXT_PATTERN = new RegExp(`^${LINE}$`, 'u');

/** A line of text with at least one visible character. */
export const VISIBLE_TEXT_PATTERN = new RegExp(
  String.raw`^(?=.*[\p{L}\p{N}\p{P}\p{S}])${LINE}$`,
  'u',
);

/** Text of several lines, as a message has it. */
export const LONG_TEXT_PATTERN = new RegExp(
  String.raw`^(?:${JOINED_EMOJI}|${JOINED_LETTER}|[^${EXCLUDED}]|[${VARIATIONS}\t\r\n])*$`,
  'u',
);

/** Whole characters, without NUL: of what is compared and never shown. */
export const WHOLE_TEXT_PATTERN = /^[^\0\p{Cs}]*$/u;

export const PLAIN_TEXT_MESSAGE = 'must be plain text on one line';
export const WHOLE_TEXT_MESSAGE = 'must be made of whole characters';
