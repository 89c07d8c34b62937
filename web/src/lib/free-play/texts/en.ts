export const en = {
  tryInstead: 'or try {{game}} without an account',
  strip: 'Free play — points, not a balance. Nothing is kept.',
  createAccount: 'Create account',
  hint: '{{count}} rounds played. With an account, your rounds and favourites stay.',
  dismiss: 'Close',
  loading: 'You play with points that have no value.',
  leave: 'Your points and rounds are not kept. You can start again at any time.',
  adult: {
    title: 'Are you 18 or older?',
    text: 'Free play has the real games, with points that have no value. It is for adults only.',
    yes: 'Yes, I am',
    no: 'No',
  },
  action: { again: 'Play again', retry: 'Try again', login: 'Log in or create an account' },
  problem: {
    needsAccount: {
      title: '{{game}} needs an account',
      text: 'All players share its draws or matches, so it is played from a wallet. The other games have free play.',
    },
    rateLimited: {
      title: 'A short pause, please',
      text: 'Too many games were opened from your network. Please try again in a few minutes.',
    },
    expired: {
      title: 'Free play has ended',
      text: 'It lasts two hours. Your points are gone, and you can start again with new ones.',
    },
  },
} as const;
