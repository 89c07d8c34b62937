export const gameUtils = {
  insufficientBalance: 'Saldo dompet tidak cukup, silakan deposit dulu',
} as const;
