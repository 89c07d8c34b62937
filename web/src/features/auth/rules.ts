import { isReservedName } from '@fairhall/api/contract/look-alikes';
import {
  email,
  newPassword,
  nickName,
  optionalDetails,
  PASSWORD_LENGTH_MAX,
  passwordForm,
} from '@fairhall/api/contract/player-fields';
import type Resources from '@/i18n/resources.d.ts';

/*
 * The rules of the forms in the specification's order. The contract's own schemas validate the
 * fields, as on the server; the order, the confirmation and the agreement exist only here.
 */

type Texts = Resources['app'];

/** A message of the `auth` or the `password` texts. */
export type AuthMessage = `auth.${keyof Texts['auth']}` | `password:${keyof Resources['password']}`;

export function isEmail(text: string): boolean {
  return email.safeParse(text).success;
}

function passwordLengthMessage(password: string): AuthMessage | null {
  if (newPassword.safeParse(password).success) return null;
  const isTooLong = passwordForm(password).length > PASSWORD_LENGTH_MAX;
  return isTooLong ? 'auth.passwordMaxLength' : 'auth.passwordMinLength';
}

function isSamePassword(one: string, other: string): boolean {
  return passwordForm(one) === passwordForm(other);
}

/** A broken rule: the field and its message. */
export type Problem<Field extends string> = {
  readonly field: Field;
  readonly message: AuthMessage;
};

export type LoginForm = { readonly email: string; readonly password: string };

/** The first rule that a login breaks; null when the form is valid. */
export function loginProblem(form: LoginForm): Problem<keyof LoginForm> | null {
  if (form.email.trim() === '') return { field: 'email', message: 'auth.fillEmailAndPassword' };
  if (form.password === '') return { field: 'password', message: 'auth.fillEmailAndPassword' };
  if (!isEmail(form.email)) return { field: 'email', message: 'auth.enterValidEmail' };
  return null;
}

export type RegisterForm = {
  readonly nickName: string;
  readonly email: string;
  readonly password: string;
  readonly confirmPassword: string;
  readonly agreement: boolean;
  readonly phone: string;
  readonly country: string;
  readonly address: string;
};

const details = ['phone', 'country', 'address'] as const;

/** The first rule that a registration breaks; null when the form is valid. */
export function registerProblem(form: RegisterForm): Problem<keyof RegisterForm> | null {
  if (!nickName.safeParse(form.nickName).success) {
    const message = isReservedName(form.nickName) ? 'auth.nickNameReserved' : 'auth.enterNickName';
    return { field: 'nickName', message };
  }
  if (form.email.trim() === '') return { field: 'email', message: 'auth.enterEmail' };
  if (!isEmail(form.email)) return { field: 'email', message: 'auth.enterValidEmail' };
  if (form.password === '') return { field: 'password', message: 'auth.enterPassword' };
  const length = passwordLengthMessage(form.password);
  if (length !== null) return { field: 'password', message: length };
  if (!isSamePassword(form.password, form.confirmPassword)) {
    return { field: 'confirmPassword', message: 'auth.passwordNotMatch' };
  }
  if (!form.agreement) return { field: 'agreement', message: 'auth.acceptAgreement' };
  const odd = details.find((name) => !optionalDetails[name].safeParse(form[name]).success);
  return odd === undefined ? null : { field: odd, message: 'auth.enterPlainText' };
}

/** The first rule that a request for a reset link breaks; null when the form is valid. */
export function forgotProblem(form: { readonly email: string }): Problem<'email'> | null {
  if (form.email.trim() === '') return { field: 'email', message: 'auth.enterEmail' };
  return isEmail(form.email) ? null : { field: 'email', message: 'auth.enterValidEmail' };
}

export type NewPasswordForm = { readonly newPassword: string; readonly confirmPassword: string };

/** The first rule that a new password breaks; null when the form is valid. */
export function newPasswordProblem(form: NewPasswordForm): Problem<keyof NewPasswordForm> | null {
  if (form.newPassword === '') return { field: 'newPassword', message: 'password:enterNew' };
  const length = passwordLengthMessage(form.newPassword);
  if (length !== null) return { field: 'newPassword', message: length };
  const field = 'confirmPassword';
  if (form.confirmPassword === '') return { field, message: 'password:enterConfirm' };
  if (isSamePassword(form.confirmPassword, form.newPassword)) return null;
  return { field, message: 'auth.passwordNotMatch' };
}

export type ChangePasswordForm = NewPasswordForm & { readonly oldPassword: string };

/** The first rule that a password change breaks; null when the form is valid. */
export function changePasswordProblem(
  form: ChangePasswordForm,
): Problem<keyof ChangePasswordForm> | null {
  if (form.oldPassword === '') return { field: 'oldPassword', message: 'password:enterCurrent' };
  const problem = newPasswordProblem(form);
  if (problem?.field === 'newPassword') return problem;
  if (isSamePassword(form.newPassword, form.oldPassword)) {
    return { field: 'newPassword', message: 'password:sameAsCurrent' };
  }
  return problem;
}
