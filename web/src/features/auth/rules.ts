import type { en } from '@/i18n/en.ts';

/*
 * The forms' rules in the specification's order. They are ours and not the contract's zod schemas,
 * because the order, the confirmation and the agreement exist only here; the server checks again.
 */

/** A message of the `auth` texts. */
export type AuthMessage = `auth.${keyof typeof en.auth & string}`;

export const PASSWORD_LENGTH_MIN = 8;
export const PASSWORD_LENGTH_MAX = 128;
export const NICK_NAME_LENGTH_MAX = 32;
export const EMAIL_LENGTH_MAX = 254;

/** Something, an at sign, a domain with a dot: the contract's own pattern. */
const EMAIL_PATTERN = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

export function isEmail(text: string): boolean {
  return EMAIL_PATTERN.test(text.trim());
}

/** A broken rule: which field, and what to say there. */
export type Problem<Field extends string> = {
  readonly field: Field;
  readonly message: AuthMessage;
};

export type LoginForm = { readonly email: string; readonly password: string };

/** The first rule that a login breaks; null when it may be sent. */
export function loginProblem({ email, password }: LoginForm): Problem<keyof LoginForm> | null {
  if (email.trim() === '') return { field: 'email', message: 'auth.fillEmailAndPassword' };
  if (password === '') return { field: 'password', message: 'auth.fillEmailAndPassword' };
  if (!isEmail(email)) return { field: 'email', message: 'auth.enterValidEmail' };
  return null;
}

export type RegisterForm = {
  readonly nickName: string;
  readonly email: string;
  readonly password: string;
  readonly confirmPassword: string;
  readonly agreement: boolean;
};

/** The first rule that a registration breaks; null when it may be sent. */
export function registerProblem(form: RegisterForm): Problem<keyof RegisterForm> | null {
  if (form.nickName.trim() === '') return { field: 'nickName', message: 'auth.enterNickName' };
  if (form.email.trim() === '') return { field: 'email', message: 'auth.enterEmail' };
  if (!isEmail(form.email)) return { field: 'email', message: 'auth.enterValidEmail' };
  if (form.password === '') return { field: 'password', message: 'auth.enterPassword' };
  if (form.password.length < PASSWORD_LENGTH_MIN) {
    return { field: 'password', message: 'auth.passwordMinLength' };
  }
  if (form.password !== form.confirmPassword) {
    return { field: 'confirmPassword', message: 'auth.passwordNotMatch' };
  }
  if (!form.agreement) return { field: 'agreement', message: 'auth.acceptAgreement' };
  return null;
}
