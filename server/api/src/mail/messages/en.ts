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
  playMoney:
    'Fairhall is played with play money. No real money moves, and balances have no cash value.',
} as const;

export type MailName = 'welcome' | 'passwordReset' | 'passwordChanged';

type Text = {
  readonly subject: string;
  readonly before: readonly string[];
  /** The label of the mail's one link. */
  readonly action: string;
  readonly after: readonly string[];
};

export type MailTexts = Readonly<Record<MailName, Text>> & { readonly playMoney: string };
