export const gameUtils = {
  insufficientBalance: 'Insufficient wallet balance, please deposit first',
} as const;
