export const walletSelection = {
  titleGame: 'Jugar a {{game}} con',
  text: 'Los juegos y los depósitos usan esta cartera.',
  textGame: 'El juego se abre en una pestaña nueva.',
  gameStarted: '{{game}} abierto con tu cartera {{currency}}',
  switched: 'Los juegos usan ahora tu cartera {{currency}}',
  gameStartFail: 'No se pudo iniciar el juego, inténtalo de nuevo',
  switchFail: 'No se pudo cambiar de cartera, inténtalo de nuevo',
} as const;
