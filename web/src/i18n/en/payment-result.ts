export const paymentResult = {
  pageTitle: 'Payment',
  looking: 'Looking up your order…',
  pending: {
    title: 'Waiting for the payment',
    text: 'Mockpay hasn’t confirmed it yet. This page keeps asking and changes by itself.',
    paused:
      'Still nothing after a while, so this page has stopped asking. Check again when you like.',
  },
  paid: {
    title: 'Payment successful',
    text: 'The money is in your {{currency}} wallet. Have fun.',
  },
  failed: {
    title: 'Payment failed',
    text: 'Mockpay declined the payment. Nothing was charged and your balance is unchanged.',
  },
  cancelled: {
    title: 'Payment cancelled',
    text: 'The order was cancelled or has expired. Nothing was charged and your balance is unchanged.',
  },
  unknown: {
    title: 'Unknown status',
    text: 'The order is in a state we can’t name. Your wallet shows what was credited.',
  },
  notFound: {
    title: 'We don’t know this order',
    text: 'No recent deposit of your account has this number. Your wallet shows all of them.',
  },
  guest: {
    title: 'Log in to see your payment',
    text: 'Orders are shown to their owner only. Your payment isn’t affected.',
    action: 'Log in',
  },
  error: {
    title: 'We couldn’t look up the order',
    text: 'Your payment isn’t affected by this.',
  },
  offline: 'You’re offline. We’ll ask again as soon as the connection is back.',
  amount: 'Amount',
  bonus: 'Bonus',
  balance: 'New balance',
  order: 'Order',
  channel: 'Channel',
  created: 'Created',
  statusReason: 'Remark',
  playNow: 'Back to games',
  toWallet: 'Open wallet',
  again: 'Try again',
  checkNow: 'Check again',
} as const;
