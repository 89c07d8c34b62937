/** Of a code as typed: with the blanks and hyphens that an app or a player puts between its digits. */
export const TYPED_CODE_LENGTH_MAX = 20;

/** A code without what is put between its digits, in plain digits from every keyboard. */
export function oneTimeCode(typed: string): string {
  return typed.normalize('NFKC').replace(/[\s\p{Pd}\p{Cf}]/gu, '');
}

/** Whether a text has the six digits of an authenticator app. */
export function isOneTimeCode(typed: string): boolean {
  return /^\d{6}$/.test(oneTimeCode(typed));
}
