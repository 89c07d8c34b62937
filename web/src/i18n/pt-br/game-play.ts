export const gamePlay = {
  frameTitle: '{{game}}, jogo',
  pageTitle: 'Jogo',
  loading: {
    title: 'Abrindo {{game}}',
    fallbackTitle: 'Abrindo o jogo',
    text: 'Jogando com {{amount}} de dinheiro fictício da sua carteira {{currency}}.',
    slow: 'Está demorando mais que o normal. Seu saldo não é tocado até você apostar.',
    noProofs: 'O provedor deste jogo não oferece provas: suas rodadas não podem ser verificadas.',
    cancel: 'Voltar aos jogos',
  },
  leave: {
    title: 'Sair do jogo?',
    text: 'Uma rodada iniciada é concluída pelo servidor do jogo, então nada se perde. Você pode voltar quando quiser.',
    stay: 'Continuar jogando',
    leave: 'Sair do jogo',
  },
  offline: 'Você está sem conexão. As apostas ficam pausadas até ela voltar.',
  action: {
    relaunch: 'Recarregar o jogo',
    login: 'Entrar',
    welcome: 'Girar a recompensa',
    deposit: 'Depositar',
    wallet: 'Escolher uma carteira',
    saferPlay: 'Jogo responsável',
    games: 'Voltar aos jogos',
    support: 'Falar com o atendimento',
  },
  problem: {
    invalidGame: {
      title: 'Este jogo não existe',
      text: 'ID de jogo inválido. O link pode ser antigo ou estar incompleto. Nenhuma aposta foi feita.',
    },
    gameInfo: {
      title: 'Não foi possível consultar o jogo',
      text: 'Falha ao obter as informações do jogo. Nenhuma aposta foi feita.',
    },
    launchFailed: {
      title: 'O jogo não começou',
      text: 'Falha ao iniciar o jogo. Nenhuma aposta foi feita.',
    },
    launchRefused: {
      title: 'O jogo não começou',
      text: 'Falha no login: {{message}}. Tente novamente. Nenhuma aposta foi feita.',
    },
    loginException: {
      title: 'O login no jogo foi interrompido',
      text: 'Exceção de login: o servidor do jogo não enviou dados nem mensagem. Entre de novo ou fale com o atendimento se acontecer duas vezes. Nenhuma aposta foi feita.',
    },
    unavailable: {
      title: 'Este jogo está fechado por enquanto',
      text: 'O fornecedor o tirou do salão. Todos os outros jogos estão abertos, e seu saldo não mudou.',
    },
    accountBlocked: {
      title: 'Sua conta está em pausa',
      text: 'Uma pausa ou autoexclusão está em vigor, e os jogos não abrem até ela terminar. Seu saldo não mudou.',
    },
    timeOut: {
      title: 'O jogo está em pausa até {{time}}',
      text: 'Você está em pausa, e os jogos não abrem até ela terminar. Uma rodada iniciada é concluída e paga. Sua carteira e seus saques continuam.',
    },
    unknownCurrency: {
      title: 'Esta carteira não joga aqui',
      text: 'A moeda escolhida não é oferecida. Escolha outra carteira e abra o jogo de novo. Nenhuma aposta foi feita.',
    },
    insufficientBalance: {
      title: 'Sua carteira {{currency}} está vazia',
      text: 'Saldo insuficiente na carteira, deposite primeiro. É dinheiro fictício: nada é cobrado.',
    },
    welcomeReward: {
      title: 'Sua carteira {{currency}} está vazia',
      text: 'Sua recompensa de boas-vindas ainda está aqui: um giro grátis enche esta carteira, e o jogo abre.',
    },
    network: {
      title: 'O servidor do jogo não responde',
      text: 'Falha na conexão de rede, não foi possível conectar ao servidor do jogo. Verifique sua rede e tente novamente. Nenhuma aposta foi feita.',
    },
    initializationFailed: {
      title: 'O jogo não abriu',
      text: 'Falha na inicialização do jogo. Nenhuma aposta foi feita.',
    },
    tokenInvalid: {
      title: 'O jogo não reconheceu você',
      text: 'Falha na validação do token. Recarregue para receber um novo passe para este jogo. Nenhuma aposta foi feita.',
    },
    loginExpired: {
      title: 'Entre de novo, por favor',
      text: 'Seu login terminou, por isso o jogo parou. Uma rodada que você começou é concluída e paga, e seu saldo está seguro.',
    },
    tokenExpired: {
      title: 'O passe do jogo expirou',
      text: 'O token de login expirou. Entre novamente para continuar jogando. Uma rodada que você começou é concluída e paga, e seu saldo está seguro.',
    },
    kickedOut: {
      title: 'Você está jogando em outro lugar',
      text: 'Sua conta foi acessada em outro dispositivo. Por segurança, encerramos sua sessão. Uma rodada que você começou é concluída e paga, e seu saldo está seguro.',
    },
    connectionLost: {
      title: 'Conexão perdida',
      text: 'O jogo perdeu seu servidor. Uma rodada que já havia começado é concluída lá e aparece quando você recarregar.',
    },
    loadFailed: {
      title: 'O jogo não carregou',
      text: 'Falha ao carregar os recursos. Seu saldo não mudou.',
    },
    loginParameter: {
      title: 'O link do jogo está incompleto',
      text: 'Erro nos parâmetros de login. Recarregue para abrir o jogo com um novo link. Nenhuma aposta foi feita.',
    },
    outdatedGame: {
      title: 'Este jogo precisa de uma atualização',
      text: 'Ele foi feito para outra versão da nossa página de jogo e não funciona aqui até que o provedor o atualize. Todos os outros jogos estão abertos.',
    },
    blockedGame: {
      title: 'Não podemos abrir este jogo',
      text: 'O endereço dele não está entre os que esta página pode abrir. Nenhuma aposta foi feita, e todos os outros jogos estão abertos.',
    },
  },
} as const;
