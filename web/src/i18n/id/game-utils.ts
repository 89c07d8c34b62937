export const gameUtils = {
  insufficientBalance: 'Saldo dompet tidak cukup, silakan deposit dahulu',
  drawWelcome: 'Dompet Anda kosong, putar dulu hadiah selamat datang Anda',
} as const;
