/** Words that several pages and dialogs share, and the home page does without. */
export const common = {
  cancel: 'Cancel',
  optional: 'optional',
  hideBalances: 'Hide balances',
  notFound: {
    title: 'There is nothing behind this door',
    text: 'The page you asked for does not exist or has moved.',
  },
} as const;
