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
      'Your deposit of {amount} was paid, but it would exceed the limit of your wallet. Contact support to get it back.',
  },
  depositOverLimit: {
    title: 'Deposit not credited',
    message:
      'Your deposit of {amount} was paid, but it would exceed your deposit limit. Contact support to get it back.',
  },
  depositOnBreak: {
    title: 'Deposit not credited',
    message: 'Your deposit of {amount} was paid during your break. Contact support to get it back.',
  },
  withdrawRequested: {
    title: 'Withdrawal on its way',
    message: '{amount} is set aside until the bank responds. Order {order}.',
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
    message: 'The bank rejected the payout. {amount} is back in your wallet. Order {order}.',
  },
  withdrawInReview: {
    title: 'Withdrawal being checked',
    message:
      '{amount} is set aside while we check the withdrawal. You do not need to do anything. Order {order}.',
  },
  withdrawRejected: {
    title: 'Withdrawal returned',
    message:
      'We checked this withdrawal and did not pay it out. {amount} is back in your wallet. Contact support to learn more. Order {order}.',
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
    message: 'There was a new login to your account. If this was not you, change your password.',
  },
  passwordChanged: {
    title: 'Password changed',
    message: 'Your password was changed, and your other devices were logged out.',
  },
  passwordReset: {
    title: 'Password reset',
    message: 'A new password was set with the link from your email. All devices were logged out.',
  },
  factorAdded: {
    title: 'Authenticator app added',
    message:
      'Logging in now also requires a code from your authenticator app. If this was not you, change your password.',
  },
  factorRemoved: {
    title: 'Authenticator app removed',
    message:
      'Logging in requires only your password again. If this was not you, change your password.',
  },
  recoveryCodeUsed: {
    title: 'Recovery code used',
    message:
      'One of your recovery codes was used to log in. If this was not you, change your password.',
  },
  passkeyAdded: {
    title: 'Passkey added',
    message:
      'A new passkey can now be used to log in to your account. If this was not you, remove it and change your password.',
  },
  passkeyRemoved: {
    title: 'Passkey removed',
    message:
      'A passkey can no longer be used to log in to your account. If this was not you, change your password.',
  },
  newGames: {
    title: 'New in the hall',
    message: 'Have a look at the newest games.',
  },
  limitSet: {
    title: 'Limit set',
    message: 'Your {limit} is now {amount}.',
  },
  limitRemoved: {
    title: 'Limit removed',
    message: 'Your {limit} has ended.',
  },
  limitRaiseRequested: {
    title: 'Higher limit requested',
    message: 'You can confirm the increase of your {limit} to {amount} from {time}.',
  },
  limitRemovalRequested: {
    title: 'Limit removal requested',
    message: 'You can confirm the removal of your {limit} from {time}.',
  },
  limitRaiseReady: {
    title: 'A limit change is ready',
    message:
      'You can confirm the change to your {limit} until {time}. Otherwise the limit stays at {amount}.',
  },
  limitLapsed: {
    title: 'Limit change expired',
    message: 'The change to your {limit} was not confirmed. The limit stays at {amount}.',
  },
  limitNear: {
    title: 'Limit almost reached',
    message: 'You have used 80 % of your {limit} of {amount}. It resets on {time}.',
  },
  limitReached: {
    title: 'Limit reached',
    message: 'You have reached your {limit} of {amount}. It resets on {time}.',
  },
  limitReview: {
    title: 'Are your limits still right?',
    message: 'You set your limits some time ago. Check whether they still suit you.',
  },
  timeOutStarted: {
    title: 'Play is paused',
    message: 'You are taking a break until {time}. You can still log in and withdraw.',
  },
  timeOutOver: {
    title: 'Your break is over',
    message: 'You can play and deposit again. Your limits have not changed.',
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
