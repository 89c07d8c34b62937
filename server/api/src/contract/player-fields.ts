import * as z from 'zod/mini';
import { canonicalEmail, EMAIL_PATTERN } from './email-pattern.ts';
import { isReservedName } from './look-alikes.ts';
import {
  PLAIN_TEXT_MESSAGE,
  PLAIN_TEXT_PATTERN,
  VISIBLE_TEXT_PATTERN,
  WHOLE_TEXT_MESSAGE,
  WHOLE_TEXT_PATTERN,
} from './plain-text.ts';

/*
 * The fields of an account, one schema each, for the calls and for the client's forms, so that both
 * accept the same input. Written with zod/mini, whose schemas combine with those of zod: the forms
 * load a fifth of its size.
 */

export const PASSWORD_LENGTH_MIN = 8;
export const PASSWORD_LENGTH_MAX = 128;
/** As typed: a character of the password may be typed as up to four. */
export const PASSWORD_TYPED_LENGTH_MAX = 4 * PASSWORD_LENGTH_MAX;
export const NICK_NAME_LENGTH_MAX = 32;
export const EMAIL_LENGTH_MAX = 254;
export const DETAIL_LENGTH_MAX = { phone: 32, address: 200, country: 64 } as const;

/** An email, in its canonical form. */
export const email = z
  .string()
  .check(
    z.overwrite(canonicalEmail),
    z.maxLength(EMAIL_LENGTH_MAX),
    z.regex(EMAIL_PATTERN, 'must be an email address'),
  );

/** A password in the form that is hashed: keyboards differ in how they write the same characters. */
export function passwordForm(typed: string): string {
  return typed.normalize('NFKC');
}

export const newPassword = z.string().check(
  z.overwrite(passwordForm),
  z.minLength(PASSWORD_LENGTH_MIN),
  z.maxLength(PASSWORD_LENGTH_MAX),
  // The hash encodes all lone surrogates alike, so different passwords would match each other.
  z.regex(WHOLE_TEXT_PATTERN, WHOLE_TEXT_MESSAGE),
);

/**
 * The current password at a login or a change: any plausible length, because the rules may have
 * changed since it was set. It stays as typed, as an old hash may be of that form.
 */
export const currentPassword = z
  .string()
  .check(
    z.minLength(1),
    z.maxLength(PASSWORD_TYPED_LENGTH_MAX),
    z.regex(WHOLE_TEXT_PATTERN, WHOLE_TEXT_MESSAGE),
  );

export const nickName = z.string().check(
  z.trim(),
  z.maxLength(NICK_NAME_LENGTH_MAX),
  z.regex(VISIBLE_TEXT_PATTERN, 'must be a name that can be seen'),
  z.refine((name) => !isReservedName(name), 'must not look like a name of the house'),
);

/** Details that may be empty. */
export const optionalDetails = {
  phone: detail(DETAIL_LENGTH_MAX.phone),
  address: detail(DETAIL_LENGTH_MAX.address),
  country: detail(DETAIL_LENGTH_MAX.country),
};

export const INVITE_CODE_LENGTH_MAX = 64;

/** From the URL of an invitation. */
export const inviteCode = detail(INVITE_CODE_LENGTH_MAX);

function detail(lengthMax: number) {
  return z
    .string()
    .check(z.trim(), z.maxLength(lengthMax), z.regex(PLAIN_TEXT_PATTERN, PLAIN_TEXT_MESSAGE));
}
