export const walletSelection = {
  titleGame: 'Main {{game}} dengan',
  text: 'Permainan dan deposit memakai dompet ini.',
  textGame: 'Permainan dibuka di tab baru.',
  gameStarted: '{{game}} dibuka dengan dompet {{currency}} Anda',
  switched: 'Permainan kini memakai dompet {{currency}} Anda',
  gameStartFail: 'Permainan tidak dapat dimulai, silakan coba lagi',
  switchFail: 'Dompet tidak dapat diganti, silakan coba lagi',
} as const;
