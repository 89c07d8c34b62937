export const gameUtils = {
  insufficientBalance: 'Saldo insuficiente en la cartera, deposita primero',
  drawWelcome: 'Tu cartera está vacía, gira primero tu premio de bienvenida',
} as const;
