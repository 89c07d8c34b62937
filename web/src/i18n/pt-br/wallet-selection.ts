export const walletSelection = {
  titleGame: 'Jogar {{game}} com',
  text: 'Jogos e depósitos usam esta carteira.',
  textGame: 'O jogo abre em uma nova aba.',
  gameStarted: '{{game}} aberto com sua carteira {{currency}}',
  switched: 'Os jogos agora usam sua carteira {{currency}}',
  gameStartFail: 'Não foi possível iniciar o jogo, tente novamente',
  switchFail: 'Não foi possível trocar de carteira, tente novamente',
} as const;
