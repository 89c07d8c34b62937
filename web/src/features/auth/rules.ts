import type { English } from '@/i18n/en.ts';

/*
 * The forms' rules in the specification's order. They are ours and not the contract's zod schemas,
 * because the order, the confirmation and the agreement exist only here; the server checks again.
 */

/** A message of the `auth` or the `password` texts. */
export type AuthMessage =
  | `auth.${keyof English['auth'] & string}`
  | `password.${keyof English['password'] & string}`;

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

/** The first rule that a request for a reset link breaks; null when it may be sent. */
export function forgotProblem({ email }: { readonly email: string }): Problem<'email'> | null {
  if (email.trim() === '') return { field: 'email', message: 'auth.enterEmail' };
  return isEmail(email) ? null : { field: 'email', message: 'auth.enterValidEmail' };
}

export type NewPasswordForm = { readonly newPassword: string; readonly confirmPassword: string };

/** The first rule that a new password breaks; null when it may be sent. */
export function newPasswordProblem(form: NewPasswordForm): Problem<keyof NewPasswordForm> | null {
  const { newPassword, confirmPassword } = form;
  if (newPassword === '') return { field: 'newPassword', message: 'password.enterNew' };
  if (newPassword.length < PASSWORD_LENGTH_MIN) {
    return { field: 'newPassword', message: 'auth.passwordMinLength' };
  }
  return confirmationProblem({ newPassword, confirmPassword });
}

function confirmationProblem({ newPassword, confirmPassword }: NewPasswordForm) {
  const field = 'confirmPassword' as const;
  if (confirmPassword === '') return { field, message: 'password.enterConfirm' as const };
  if (confirmPassword === newPassword) return null;
  return { field, message: 'auth.passwordNotMatch' as const };
}

export type ChangePasswordForm = NewPasswordForm & { readonly oldPassword: string };

/** The first rule that a change of the password breaks; null when it may be sent. */
export function changePasswordProblem(
  form: ChangePasswordForm,
): Problem<keyof ChangePasswordForm> | null {
  const { oldPassword, newPassword } = form;
  if (oldPassword === '') return { field: 'oldPassword', message: 'password.enterCurrent' };
  const problem = newPasswordProblem(form);
  if (problem?.field === 'newPassword') return problem;
  if (newPassword === oldPassword) {
    return { field: 'newPassword', message: 'password.sameAsCurrent' };
  }
  return problem;
}
