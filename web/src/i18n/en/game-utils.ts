export const gameUtils = {
  insufficientBalance: 'Insufficient wallet balance, please deposit first',
  drawWelcome: 'Your wallet is empty, draw your welcome reward first',
} as const;
