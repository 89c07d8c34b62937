/** The texts of the mails. English is the source; the other languages satisfy its type. */
export const en = {
  welcome: {
    subject: 'Welcome to Fairhall',
    before: ['Your account is ready. Log in with this email address and the password you chose.'],
    action: 'Open Fairhall',
    after: [
      'If you did not register, someone entered your address by mistake. You can ignore this email.',
    ],
  },
  passwordReset: {
    subject: 'Set a new password',
    before: [
      'We received a request to set a new password for your Fairhall account.',
      'The link below works once and expires after 30 minutes.',
    ],
    action: 'Set a new password',
    after: ['If this was not you, ignore this email. Your password stays the same.'],
  },
  passwordChanged: {
    subject: 'Your password was changed',
    before: [
      'The password of your Fairhall account was changed, and your other devices were logged out.',
    ],
    action: 'Open Fairhall',
    after: ['If this was not you, choose “Forgot password” on the login page at once.'],
  },
  factorAdded: {
    subject: 'An authenticator app was added',
    before: [
      'Logging in to your Fairhall account now also requires a code from an authenticator app.',
    ],
    action: 'Open Fairhall',
    after: [
      'If this was not you, choose “Forgot password” on the login page at once, and check Security in your profile.',
    ],
  },
  factorRemoved: {
    subject: 'Your authenticator app was removed',
    before: ['Logging in to your Fairhall account requires only your password again.'],
    action: 'Open Fairhall',
    after: [
      'If this was not you, choose “Forgot password” on the login page at once, and check Security in your profile.',
    ],
  },
  recoveryCodeUsed: {
    subject: 'A recovery code was used',
    before: [
      'One of your recovery codes was used to log in to your Fairhall account. Each code works once.',
    ],
    action: 'Open Fairhall',
    after: [
      'If this was not you, choose “Forgot password” on the login page at once, and check Security in your profile.',
    ],
  },
  passkeyAdded: {
    subject: 'A passkey was added',
    before: ['A new passkey can now be used to log in to your Fairhall account.'],
    action: 'Open Fairhall',
    after: [
      'If this was not you, choose “Forgot password” on the login page at once, and check Security in your profile.',
    ],
  },
  passkeyRemoved: {
    subject: 'A passkey was removed',
    before: ['One of your passkeys can no longer be used to log in to your Fairhall account.'],
    action: 'Open Fairhall',
    after: [
      'If this was not you, choose “Forgot password” on the login page at once, and check Security in your profile.',
    ],
  },
  selfExcluded: {
    subject: 'Your account is closed',
    before: [
      'You have excluded yourself from play at Fairhall. Your account is closed, and all your devices were logged out.',
      'Withdrawals in progress continue. When the exclusion ends, you can return with the link below; your account opens 24 hours later.',
    ],
    action: 'Safer play',
    after: ['If this was not you, contact support at once: someone else knows your password.'],
  },
  excludedByHouse: {
    subject: 'Your account is closed',
    before: [
      'Fairhall has excluded you from play. Your account is closed, and all your devices were logged out.',
      'Withdrawals in progress continue. When the exclusion ends, if it has an end date, you can return with the link below; your account opens 24 hours later.',
    ],
    action: 'Safer play',
    after: ['If you think this is a mistake, contact support.'],
  },
  exclusionReturn: {
    subject: 'Your account opens again in 24 hours',
    before: [
      'You have returned to Fairhall after your self-exclusion. You can log in 24 hours from now.',
      'Set limits before you play.',
    ],
    action: 'Safer play',
    after: ['If this was not you, contact support at once: someone else knows your password.'],
  },
  staffAccountChanged: {
    subject: 'An account of the back office was made, reset or confirmed',
    before: [
      'An account of staff was created, got a new password, role or app, or was confirmed by an admin. The log of the back office has who did it.',
      'A new or reset account opens once another admin confirms it, and approves nothing for 72 hours.',
    ],
    action: 'Accounts of staff',
    after: ['If nobody among you did this, disable the account at once.'],
  },
  playMoney: 'Fairhall uses play money. No real money moves, and balances have no cash value.',
} as const;

export type MailName = Exclude<keyof typeof en, 'playMoney'>;

type Text = {
  readonly subject: string;
  readonly before: readonly string[];
  /** The label of the mail's one link. */
  readonly action: string;
  readonly after: readonly string[];
};

export type MailTexts = Readonly<Record<MailName, Text>> & { readonly playMoney: string };
