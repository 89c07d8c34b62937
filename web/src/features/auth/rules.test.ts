import { contract } from '@fairhall/api/contract';
import {
  EMAIL_LENGTH_MAX,
  NICK_NAME_LENGTH_MAX,
  PASSWORD_LENGTH_MAX,
  PASSWORD_LENGTH_MIN,
} from '@fairhall/api/contract/player-fields';
import { describe, expect, it } from 'vitest';
import {
  type ChangePasswordForm,
  changePasswordProblem,
  forgotProblem,
  isEmail,
  loginProblem,
  newPasswordProblem,
  type RegisterForm,
  registerProblem,
} from './rules.ts';

const good: RegisterForm = {
  nickName: 'Dana',
  email: 'dana@fairhall.test',
  password: 'Fairhall1!',
  confirmPassword: 'Fairhall1!',
  agreement: true,
  phone: '',
  country: '',
  address: '',
};

const registration = contract.user.register.input;

/** Whether the server accepts a registration with these fields. */
function serverTakes(fields: Partial<RegisterForm>): boolean {
  return registration.safeParse({ ...good, ...fields }).success;
}

describe('the rules of the forms', () => {
  it('have the contract’s limits', () => {
    const longest = `${'x'.repeat(EMAIL_LENGTH_MAX - '@fairhall.test'.length)}@fairhall.test`;
    expect(serverTakes({ email: longest })).toBe(true);
    expect(serverTakes({ email: `x${longest}` })).toBe(false);
    expect(serverTakes({ nickName: 'x'.repeat(NICK_NAME_LENGTH_MAX) })).toBe(true);
    expect(serverTakes({ nickName: 'x'.repeat(NICK_NAME_LENGTH_MAX + 1) })).toBe(false);
    expect(serverTakes({ password: 'x'.repeat(PASSWORD_LENGTH_MIN) })).toBe(true);
    expect(serverTakes({ password: 'x'.repeat(PASSWORD_LENGTH_MIN - 1) })).toBe(false);
    expect(serverTakes({ password: 'x'.repeat(PASSWORD_LENGTH_MAX) })).toBe(true);
    expect(serverTakes({ password: 'x'.repeat(PASSWORD_LENGTH_MAX + 1) })).toBe(false);
  });

  it.each([
    ['dana@fairhall.test'],
    ['a.b+c@mail.example.org'],
    ['dana@localhost'],
    ['dana fairhall.test'],
    ['@fairhall.test'],
    ['dana@.test'],
    ['dana@fairhall..test'],
    [''],
  ])('check %j as an email as the server does', (email) => {
    expect(isEmail(email)).toBe(serverTakes({ email }));
  });

  it('accept an email with surrounding blanks, as the server does', () => {
    expect(isEmail('  dana@fairhall.test ')).toBe(true);
  });
});

describe('a login', () => {
  it('needs email and password', () => {
    const message = 'auth.fillEmailAndPassword';
    expect(loginProblem({ email: ' ', password: 'x' })).toEqual({ field: 'email', message });
    expect(loginProblem({ email: 'a@b.c', password: '' })).toEqual({ field: 'password', message });
  });

  it('needs an email of the right form, once both are filled', () => {
    expect(loginProblem({ email: 'dana', password: 'x' })).toEqual({
      field: 'email',
      message: 'auth.enterValidEmail',
    });
  });

  it('accepts any password, because the rule for new passwords must not lock out old ones', () => {
    expect(loginProblem({ email: 'a@b.c', password: 'x' })).toBeNull();
  });
});

describe('a registration', () => {
  it('breaks its rules one at a time, in the specification’s order', () => {
    const repairs: Partial<RegisterForm>[] = [
      { nickName: 'Dana' },
      { email: 'dana' },
      { email: 'dana@fairhall.test' },
      { password: 'short' },
      { password: 'Fairhall1!' },
      { confirmPassword: 'Fairhall1!' },
      { agreement: true },
      { phone: '+55 11 91234-5678' },
    ];
    let form: RegisterForm = {
      nickName: ' ',
      email: '',
      password: '',
      confirmPassword: '',
      agreement: false,
      phone: 'a\u0007',
      country: '',
      address: '',
    };
    const messages = [registerProblem(form)?.message];
    for (const repair of repairs) {
      form = { ...form, ...repair };
      messages.push(registerProblem(form)?.message);
    }
    expect(messages).toEqual([
      'auth.enterNickName',
      'auth.enterEmail',
      'auth.enterValidEmail',
      'auth.enterPassword',
      'auth.passwordMinLength',
      'auth.passwordNotMatch',
      'auth.acceptAgreement',
      'auth.enterPlainText',
      undefined,
    ]);
  });

  it('compares passwords and their length in the form that is hashed', () => {
    const password = '\u00fc'.repeat(PASSWORD_LENGTH_MAX);
    const confirmPassword = password.normalize('NFD');
    expect(registerProblem({ ...good, password, confirmPassword })).toBeNull();
    const long = `${password}1`;
    expect(registerProblem({ ...good, password: long })?.message).toBe('auth.passwordMaxLength');
    const short = 'u\u0308'.repeat(PASSWORD_LENGTH_MIN - 1);
    expect(registerProblem({ ...good, password: short })?.message).toBe('auth.passwordMinLength');
  });

  it('accepts a password of exactly eight characters', () => {
    const eight = { password: '12345678', confirmPassword: '12345678' };
    expect(registerProblem({ ...good, ...eight })).toBeNull();
  });
});

describe('a request for a reset link', () => {
  it('needs an email of the right form', () => {
    expect(forgotProblem({ email: ' ' })?.message).toBe('auth.enterEmail');
    expect(forgotProblem({ email: 'dana' })?.message).toBe('auth.enterValidEmail');
    expect(forgotProblem({ email: 'dana@fairhall.test' })).toBeNull();
  });
});

describe('a change of the password', () => {
  it('breaks its rules one at a time, in the specification’s order', () => {
    const repairs: Partial<ChangePasswordForm>[] = [
      { oldPassword: 'Fairhall1!' },
      { newPassword: 'short' },
      { newPassword: 'Fairhall1!' },
      { newPassword: 'Fairhall2!' },
      { confirmPassword: 'Fairhall3!' },
      { confirmPassword: 'Fairhall2!' },
    ];
    let form: ChangePasswordForm = { oldPassword: '', newPassword: '', confirmPassword: '' };
    const messages = [changePasswordProblem(form)?.message];
    for (const repair of repairs) {
      form = { ...form, ...repair };
      messages.push(changePasswordProblem(form)?.message);
    }
    expect(messages).toEqual([
      'password:enterCurrent',
      'password:enterNew',
      'auth.passwordMinLength',
      'password:sameAsCurrent',
      'password:enterConfirm',
      'auth.passwordNotMatch',
      undefined,
    ]);
  });
});

describe('a new password after a reset', () => {
  it('needs eight characters and its confirmation', () => {
    const password = '12345678';
    expect(newPasswordProblem({ newPassword: '1234567', confirmPassword: '' })).toEqual({
      field: 'newPassword',
      message: 'auth.passwordMinLength',
    });
    expect(newPasswordProblem({ newPassword: password, confirmPassword: '' })).toEqual({
      field: 'confirmPassword',
      message: 'password:enterConfirm',
    });
    expect(newPasswordProblem({ newPassword: password, confirmPassword: password })).toBeNull();
  });
});
