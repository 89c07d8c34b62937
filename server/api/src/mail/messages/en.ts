/** The texts of the mails. English is the source; the other languages satisfy its type. */
export const en = {
  welcome: {
    subject: 'Welcome to Fairhall',
    before: ['Your account is ready. Log in with this email address and the password you chose.'],
    action: 'Open Fairhall',
    after: ['If it was not you who registered, somebody mistyped an address. Do nothing.'],
  },
  passwordReset: {
    subject: 'Set a new password',
    before: [
      'Somebody, we hope you, asked for a new password for your Fairhall account.',
      'The link below is good for 30 minutes, and for one new password.',
    ],
    action: 'Set a new password',
    after: ['If it was not you, do nothing. Your password stays as it is.'],
  },
  passwordChanged: {
    subject: 'Your password was changed',
    before: [
      'The password of your Fairhall account was changed, and your other devices were logged out.',
    ],
    action: 'Open Fairhall',
    after: ['If it was not you, choose “Forgot password” at the login at once.'],
  },
  factorAdded: {
    subject: 'An authenticator app was added',
    before: ['Logins to your Fairhall account now also need a code of an authenticator app.'],
    action: 'Open Fairhall',
    after: [
      'If it was not you, choose “Forgot password” at the login at once, and check Security in your profile.',
    ],
  },
  factorRemoved: {
    subject: 'Your authenticator app was removed',
    before: ['Logins to your Fairhall account need the password alone again.'],
    action: 'Open Fairhall',
    after: [
      'If it was not you, choose “Forgot password” at the login at once, and check Security in your profile.',
    ],
  },
  recoveryCodeUsed: {
    subject: 'A recovery code was used',
    before: [
      'A login to your Fairhall account used one of your recovery codes. Each code is good for one login.',
    ],
    action: 'Open Fairhall',
    after: [
      'If it was not you, choose “Forgot password” at the login at once, and check Security in your profile.',
    ],
  },
  passkeyAdded: {
    subject: 'A passkey was added',
    before: ['A new passkey can log in to your Fairhall account.'],
    action: 'Open Fairhall',
    after: [
      'If it was not you, choose “Forgot password” at the login at once, and check Security in your profile.',
    ],
  },
  passkeyRemoved: {
    subject: 'A passkey was removed',
    before: ['One of your passkeys can no longer log in to your Fairhall account.'],
    action: 'Open Fairhall',
    after: [
      'If it was not you, choose “Forgot password” at the login at once, and check Security in your profile.',
    ],
  },
  selfExcluded: {
    subject: 'Your account is closed',
    before: [
      'You have excluded yourself from play at Fairhall. Your account is closed, and your devices were logged out.',
      'Withdrawals under way go on. After the end of the exclusion you can return with the link below; your account opens 24 hours later.',
    ],
    action: 'Safer play',
    after: ['If it was not you, contact support at once: somebody else knows your password.'],
  },
  excludedByHouse: {
    subject: 'Your account is closed',
    before: [
      'Fairhall has excluded you from play. Your account is closed, and your devices were logged out.',
      'Withdrawals under way go on. After the end of the exclusion, if it has one, you can return with the link below; your account opens 24 hours later.',
    ],
    action: 'Safer play',
    after: ['If you think that this is a mistake, contact support.'],
  },
  exclusionReturn: {
    subject: 'Your account opens again in 24 hours',
    before: [
      'You have returned to Fairhall after your self-exclusion. You can log in 24 hours from now.',
      'Set limits before you play.',
    ],
    action: 'Safer play',
    after: ['If it was not you, contact support at once: somebody else knows your password.'],
  },
  playMoney:
    'Fairhall is played with play money. No real money moves, and balances have no cash value.',
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
