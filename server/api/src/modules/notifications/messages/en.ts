/**
 * The templates of the notifications. Placeholders such as `{amount}` are filled when a
 * notification is read. English is the source; the other languages satisfy its type.
 */
export const en = {
  depositPaid: {
    title: 'Deposit received',
    message: '{amount} is in your {walletType} wallet.',
  },
  depositBonus: {
    title: 'Your first deposit, matched',
    message: 'We added {amount} to your {walletType} wallet.',
  },
  depositFailed: {
    title: 'Deposit failed',
    message: 'Your deposit of {amount} was not paid. No money has moved.',
  },
  depositOverCap: {
    title: 'Deposit not credited',
    message:
      'Your deposit of {amount} was paid, but it would take your wallet over its limit. Contact support to get it back.',
  },
  withdrawRequested: {
    title: 'Withdrawal on its way',
    message: '{amount} is set aside while the bank is asked. Order {order}.',
  },
  withdrawProcessing: {
    title: 'Withdrawal in progress',
    message: '{amount} is being prepared for payment. Order {order}.',
  },
  withdrawAtBank: {
    title: 'Withdrawal at the bank',
    message: 'The bank is paying out {amount}. Order {order}.',
  },
  withdrawPaid: {
    title: 'Withdrawal paid',
    message: '{amount} was paid to your account. Order {order}.',
  },
  withdrawFailed: {
    title: 'Withdrawal failed',
    message: 'The bank refused {amount}; it is back in your wallet. Order {order}.',
  },
  withdrawInReview: {
    title: 'Withdrawal being checked',
    message: '{amount} is set aside while we check it. Nothing more to do. Order {order}.',
  },
  withdrawRejected: {
    title: 'Withdrawal returned',
    message:
      '{amount} is back in your wallet: we did not pay it out after a check. Contact support to learn more. Order {order}.',
  },
  welcomeReward: {
    title: 'Welcome reward',
    message: 'The wheel gave you {amount}. Have fun with it.',
  },
  welcome: {
    title: 'Welcome to the hall',
    message: 'Everything here is play money. Have a look around.',
  },
  weeklySummary: {
    title: 'Your week at Fairhall',
    message: 'Rounds played: {rounds}. Result: {results}.',
  },
  bigWin: {
    title: 'A big win',
    message: 'One round paid you {amount}.',
  },
  passwordAge: {
    title: 'Keep your account safe',
    message: 'Use a password here that you use nowhere else.',
  },
  newLogin: {
    title: 'New login',
    message:
      'Somebody has just logged in to your account. If it was not you, change your password.',
  },
  passwordChanged: {
    title: 'Password changed',
    message: 'Your password was changed, and your other devices were logged out.',
  },
  passwordReset: {
    title: 'Password set anew',
    message: 'A new password was set with the link from your email. Every device was logged out.',
  },
  factorAdded: {
    title: 'Authenticator app added',
    message:
      'Logins now also need a code of your authenticator app. If it was not you, change your password.',
  },
  factorRemoved: {
    title: 'Authenticator app removed',
    message: 'Logins need your password alone again. If it was not you, change your password.',
  },
  recoveryCodeUsed: {
    title: 'Recovery code used',
    message:
      'Somebody logged in with one of your recovery codes. If it was not you, change your password.',
  },
  passkeyAdded: {
    title: 'Passkey added',
    message:
      'A new passkey can log in to your account. If it was not you, remove it and change your password.',
  },
  passkeyRemoved: {
    title: 'Passkey removed',
    message:
      'A passkey can no longer log in to your account. If it was not you, change your password.',
  },
  newGames: {
    title: 'New in the hall',
    message: 'Have a look at the games that opened last.',
  },
  limitSet: {
    title: 'Limit set',
    message: 'Your {limit} is {amount}. It holds from now on.',
  },
  limitRemoved: {
    title: 'Limit removed',
    message: 'Your {limit} has ended.',
  },
  limitRaiseRequested: {
    title: 'Higher limit requested',
    message: 'Your {limit} can rise to {amount} once you confirm it, from {time}.',
  },
  limitRemovalRequested: {
    title: 'End of a limit requested',
    message: 'Your {limit} can end once you confirm it, from {time}.',
  },
  limitRaiseReady: {
    title: 'A change waits for you',
    message:
      'The change of your {limit} can be confirmed until {time}. Otherwise the limit stays at {amount}.',
  },
  limitLapsed: {
    title: 'Change lapsed',
    message: 'The change of your {limit} was not confirmed. The limit stays at {amount}.',
  },
  limitNear: {
    title: 'Limit almost reached',
    message: 'You have used four fifths of your {limit} of {amount}. It starts anew on {time}.',
  },
  limitReached: {
    title: 'Limit reached',
    message: 'You have reached your {limit} of {amount}. It starts anew on {time}.',
  },
  limitReview: {
    title: 'Are your limits still right?',
    message: 'You set your limits some time ago. Have a look at them.',
  },
  timeOutStarted: {
    title: 'Play is paused',
    message: 'You take a break until {time}. You can still log in and withdraw.',
  },
  timeOutOver: {
    title: 'Your break is over',
    message: 'You can play and deposit again, if you like. Your limits hold as before.',
  },
  adjusted: {
    title: 'Balance corrected',
    message: 'We corrected your {walletType} wallet by {change}. {text}',
  },
  supportAnswered: {
    title: 'Support has answered',
    message: 'There is an answer to your question “{text}”.',
  },
  fromTheHouse: {
    title: '{title}',
    message: '{message}',
  },
} as const;

type Text = { readonly title: string; readonly message: string };

export type NotificationMessages = Readonly<Record<keyof typeof en, Text>>;
export type NotificationMessage = keyof typeof en;
