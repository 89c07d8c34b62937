export const gameUtils = {
  insufficientBalance: 'Saldo dompet tidak cukup, silakan deposit dahulu',
} as const;
