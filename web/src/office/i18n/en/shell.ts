export const shell = {
  title: 'Back office',
  skip: 'Skip to the page',
  sidebar: 'Sidebar',
  sections: 'Sections',
  menu: 'Menu',
  waiting: 'waiting for a decision',
  logOut: 'Log out',
  languages: { en: 'English', 'pt-br': 'Português' },
  offlineText: 'What you see may be old. Nothing can be decided until the connection is back.',
  group: { desk: 'Desk', money: 'Money', house: 'House' },
  section: {
    withdrawals: 'Withdrawals',
    overview: 'Overview',
    deposits: 'Deposits',
    players: 'Players',
    support: 'Support',
    adjustments: 'Adjustments',
    ledger: 'Ledger',
    games: 'Games',
    log: 'Log',
    staff: 'Staff',
    settings: 'Settings',
    sandboxTools: 'Test desk',
  },
} as const;

export const login = {
  title: 'Back office',
  subtitle: 'For the staff of Fairhall. Play money only.',
  email: 'Email',
  password: 'Password',
  submit: 'Log in',
  pending: 'One moment…',
  codeFor: 'Enter the code of the authenticator app for {{email}}.',
  code: 'Code',
  codeHint: 'Six digits, or one of your recovery codes.',
  confirm: 'Confirm',
  back: 'Back to the login',
  end: {
    logout: 'You are logged out.',
    expired: 'Your session has ended. Log in again.',
    idle: 'You were logged out after 30 minutes without activity.',
  },
} as const;

export const totp = {
  title: 'Set up your authenticator app',
  text: 'Every member of staff needs one here. Scan the code, or type the key, and enter the first code of the app.',
  qr: 'QR code for the authenticator app',
  key: 'key',
  code: 'First code',
  confirm: 'Use this app',
  codesTitle: 'Your recovery codes',
  codesText:
    'Each replaces the app once. They are shown now and never again: keep them apart from this device.',
  save: 'Save as a file',
  kept: 'I have kept them',
  done: 'The app is set up. Log in with its next code.',
} as const;

export const states = {
  failed: 'This did not load',
  retry: 'Try again',
  missing: 'There is no such entry',
  noPermission: 'Your role does not include this',
  noPermissionText: 'An admin can change your role.',
  offline: 'You’re offline.',
  offlineText: 'This shows as soon as the connection is back.',
  broken: 'Something broke on this page',
  brokenText: 'Nothing was changed. Try again, or reload the page.',
  tooNarrow: 'This page needs a wider window',
  tooNarrowText: 'On a phone you can work with withdrawals and players.',
  noPage: 'There is no such page',
} as const;

export const list = {
  total_one: '{{count}} row',
  total_other: '{{count}} rows',
  pages: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  pageOf: '{{page}} of {{pages}}',
  player: 'Player',
  amount: 'Amount',
  status: 'Status',
  anyStatus: 'Any status',
  currency: 'Currency',
  anyCurrency: 'All currencies',
  created: 'Created',
  at: 'Time',
  from: 'From',
  to: 'To',
  order: 'order number',
} as const;

export const forms = {
  cancel: 'Cancel',
  save: 'Save',
  optional: 'optional',
  note: 'Note',
  reason: 'Reason',
} as const;

export const keys = {
  title: 'Keys',
  move: 'Next and previous row',
  open: 'Open the row',
  approve: 'Approve the open withdrawal',
  reject: 'Reject the open withdrawal',
  close: 'Close',
  help: 'These keys',
} as const;

export const live = { on: 'Live', off: 'Connecting…' } as const;

export const money = { about: '≈ {{amount}}' } as const;
