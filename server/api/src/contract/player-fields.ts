import * as z from 'zod/mini';
import { EMAIL_PATTERN } from './email-pattern.ts';
import { PLAIN_TEXT_MESSAGE, PLAIN_TEXT_PATTERN, VISIBLE_TEXT_PATTERN } from './plain-text.ts';

/*
 * What a player types about themselves: one schema a field, which the calls are made of and which
 * the client's forms ask too, so that neither can refuse what the other takes. Written with the
 * small build of zod, whose schemas fit into the others: the forms load a fifth of it that way.
 */

export const PASSWORD_LENGTH_MIN = 8;
export const PASSWORD_LENGTH_MAX = 128;
export const NICK_NAME_LENGTH_MAX = 32;
export const EMAIL_LENGTH_MAX = 254;
export const DETAIL_LENGTH_MAX = { phone: 32, address: 200, country: 64 } as const;

/** Emails are trimmed and compared without case. */
export const email = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(EMAIL_LENGTH_MAX),
    z.regex(EMAIL_PATTERN, 'must be an email address'),
  );

export const newPassword = z.string().check(
  z.minLength(PASSWORD_LENGTH_MIN),
  z.maxLength(PASSWORD_LENGTH_MAX),
  // To the hash one half of a character is like another: such passwords would open for each other.
  z.regex(/^\P{Cs}*$/u, 'must be made of whole characters'),
);

/**
 * A login or a change accepts any current password of plausible length: a rule that changed since
 * must not lock out.
 */
export const currentPassword = z.string().check(z.minLength(1), z.maxLength(PASSWORD_LENGTH_MAX));

export const nickName = z
  .string()
  .check(
    z.trim(),
    z.maxLength(NICK_NAME_LENGTH_MAX),
    z.regex(VISIBLE_TEXT_PATTERN, 'must be a name that can be seen'),
  );

/** What a player may leave empty. */
export const optionalDetails = {
  phone: detail(DETAIL_LENGTH_MAX.phone),
  address: detail(DETAIL_LENGTH_MAX.address),
  country: detail(DETAIL_LENGTH_MAX.country),
};

export const INVITE_CODE_LENGTH_MAX = 64;

/** Read from the address that a player was given. */
export const inviteCode = detail(INVITE_CODE_LENGTH_MAX);

function detail(lengthMax: number) {
  return z
    .string()
    .check(z.trim(), z.maxLength(lengthMax), z.regex(PLAIN_TEXT_PATTERN, PLAIN_TEXT_MESSAGE));
}
