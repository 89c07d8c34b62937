export const gameUtils = {
  insufficientBalance: 'Saldo insuficiente en la cartera, deposita primero',
} as const;
