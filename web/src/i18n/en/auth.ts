export const auth = {
  login: 'Log in',
  createAccount: 'Create account',
  promptText: 'Log in to see your wallets, your games and your history.',
} as const;
