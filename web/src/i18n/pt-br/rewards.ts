export const rewards = {
  title: 'Recompensa de boas-vindas',
  text: 'Um giro grátis: de {{min}} a {{max}} de dinheiro fictício para sua carteira {{currency}}.',
  wheel_one: 'Roleta de prêmios com {{count}} segmento',
  wheel_many: 'Roleta de prêmios com {{count}} de segmentos',
  wheel_other: 'Roleta de prêmios com {{count}} segmentos',
  sealed: 'O resultado já está lacrado. SHA-256 da semente:',
  spin: 'Girar a roleta',
  spinning: 'Girando…',
  notLost: 'Seu giro não se perde: ele é sorteado uma única vez, e o que ele ganhar é seu.',
  won: 'Você ganhou',
  wonText: 'Já está na sua carteira {{currency}}, pronto para jogar.',
  verdict: {
    proven: 'Conferido neste dispositivo: a semente é a lacrada e aponta para este prêmio.',
    failed: 'A semente e o prêmio não combinam. Avise nosso suporte, por favor.',
    unknown:
      'Este navegador não consegue fazer a conferência aqui. Copie as sementes para conferir em outro lugar.',
  },
  hash: 'Hash, antes',
  serverSeed: 'Semente do servidor',
  clientSeed: 'Semente do cliente',
  nonce: 'Nonce',
  toGames: 'Encontrar um jogo',
  done: 'Pronto',
  claimed: {
    title: 'Você já recebeu sua recompensa de boas-vindas',
    text: 'Ela é sorteada uma vez por jogador. Seu primeiro depósito também é dobrado.',
  },
  firstDeposit: {
    title: 'Seu primeiro depósito vale em dobro',
    text: 'Somamos o mesmo valor mais uma vez, até {{max}}, na sua carteira {{currency}}.',
    action: 'Quero o bônus',
  },
} as const;
