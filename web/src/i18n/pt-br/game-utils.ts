export const gameUtils = {
  insufficientBalance: 'Saldo insuficiente na carteira, faça um depósito primeiro',
} as const;
