export const gameUtils = {
  insufficientBalance: 'Saldo insuficiente na carteira, faça um depósito primeiro',
  drawWelcome: 'Sua carteira está vazia, gire primeiro a sua recompensa de boas-vindas',
} as const;
