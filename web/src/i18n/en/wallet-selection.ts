export const walletSelection = {
  titleGame: 'Play {{game}} with',
  text: 'Games and deposits use this wallet.',
  textGame: 'The game opens in a new tab.',
  gameStarted: '{{game}} opened with your {{currency}} wallet',
  switched: 'Games now use your {{currency}} wallet',
  gameStartFail: 'The game couldn’t be started, please try again',
  switchFail: 'The wallet couldn’t be switched, please try again',
} as const;
