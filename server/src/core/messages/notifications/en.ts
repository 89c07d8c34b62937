/**
 * What the casino tells a player, as templates: `{amount}` and the like are filled in when the
 * notification is read. English is the source, the others `satisfies` its shape.
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
  withdrawRequested: {
    title: 'Withdrawal on its way',
    message: '{amount} is set aside while the bank is asked. Order {order}.',
  },
  withdrawPaid: {
    title: 'Withdrawal paid',
    message: '{amount} was paid to your account. Order {order}.',
  },
  withdrawFailed: {
    title: 'Withdrawal failed',
    message: 'The bank refused {amount}; it is back in your wallet. Order {order}.',
  },
  welcomeReward: {
    title: 'Welcome reward',
    message: 'The wheel gave you {amount}. Have fun with it.',
  },
} as const;

type Text = { readonly title: string; readonly message: string };

export type NotificationMessages = Readonly<Record<keyof typeof en, Text>>;
export type NotificationMessage = keyof typeof en;
