import type { NotificationMessages } from './en.ts';

export const ptBr = {
  depositPaid: {
    title: 'Depósito recebido',
    message: '{amount} já está na sua carteira {walletType}.',
  },
  depositBonus: {
    title: 'Seu primeiro depósito em dobro',
    message: 'Somamos {amount} à sua carteira {walletType}.',
  },
  depositFailed: {
    title: 'Depósito não concluído',
    message: 'Seu depósito de {amount} não foi pago. Nenhum valor foi movimentado.',
  },
  depositOverCap: {
    title: 'Depósito não creditado',
    message:
      'Seu depósito de {amount} foi pago, mas deixaria sua carteira acima do limite. Fale com o suporte para recebê-lo de volta.',
  },
  depositOverLimit: {
    title: 'Depósito não creditado',
    message:
      'Seu depósito de {amount} foi pago, mas passaria do seu limite de depósito. Fale com o suporte para recebê-lo de volta.',
  },
  depositOnBreak: {
    title: 'Depósito não creditado',
    message:
      'Seu depósito de {amount} foi pago durante a sua pausa. Fale com o suporte para recebê-lo de volta.',
  },
  withdrawRequested: {
    title: 'Saque a caminho',
    message: '{amount} foi reservado enquanto falamos com o banco. Pedido {order}.',
  },
  withdrawProcessing: {
    title: 'Saque em andamento',
    message: '{amount} está sendo preparado para pagamento. Pedido {order}.',
  },
  withdrawAtBank: {
    title: 'Saque no banco',
    message: 'O banco está pagando {amount}. Pedido {order}.',
  },
  withdrawPaid: {
    title: 'Saque pago',
    message: '{amount} foi pago na sua conta. Pedido {order}.',
  },
  withdrawFailed: {
    title: 'Saque recusado',
    message: 'O banco recusou {amount}; o valor voltou para a carteira. Pedido {order}.',
  },
  withdrawInReview: {
    title: 'Saque em conferência',
    message: '{amount} fica reservado enquanto conferimos. Não precisa fazer nada. Pedido {order}.',
  },
  withdrawRejected: {
    title: 'Saque devolvido',
    message:
      '{amount} voltou para a sua carteira: após uma conferência, não foi pago. Fale com o suporte para saber mais. Pedido {order}.',
  },
  welcomeReward: {
    title: 'Recompensa de boas-vindas',
    message: 'Você ganhou {amount} na roleta. Divirta-se!',
  },
  welcome: {
    title: 'Boas-vindas ao salão',
    message: 'Tudo aqui é dinheiro fictício. Fique à vontade.',
  },
  weeklySummary: {
    title: 'Sua semana no Fairhall',
    message: 'Rodadas jogadas: {rounds}. Resultado: {results}.',
  },
  bigWin: { title: 'Um grande prêmio', message: 'Uma rodada pagou {amount}.' },
  passwordAge: {
    title: 'Proteja sua conta',
    message: 'Use aqui uma senha que você não usa em nenhum outro lugar.',
  },
  newLogin: {
    title: 'Novo acesso',
    message: 'Alguém acabou de entrar na sua conta. Se não foi você, troque sua senha.',
  },
  passwordChanged: {
    title: 'Senha alterada',
    message: 'Sua senha foi alterada, e seus outros dispositivos foram desconectados.',
  },
  passwordReset: {
    title: 'Senha redefinida',
    message:
      'Uma nova senha foi definida pelo link do seu e-mail. Todos os dispositivos foram desconectados.',
  },
  factorAdded: {
    title: 'App autenticador adicionado',
    message:
      'Agora os acessos também pedem um código do seu app autenticador. Se não foi você, troque sua senha.',
  },
  factorRemoved: {
    title: 'App autenticador removido',
    message: 'Os acessos voltaram a pedir só a sua senha. Se não foi você, troque sua senha.',
  },
  recoveryCodeUsed: {
    title: 'Código de recuperação usado',
    message:
      'Alguém entrou com um dos seus códigos de recuperação. Se não foi você, troque sua senha.',
  },
  passkeyAdded: {
    title: 'Chave de acesso adicionada',
    message:
      'Uma nova chave de acesso pode entrar na sua conta. Se não foi você, remova-a e troque sua senha.',
  },
  passkeyRemoved: {
    title: 'Chave de acesso removida',
    message:
      'Uma chave de acesso não pode mais entrar na sua conta. Se não foi você, troque sua senha.',
  },
  newGames: { title: 'Novidades no salão', message: 'Veja os jogos que abriram por último.' },
  limitSet: {
    title: 'Limite definido',
    message: 'O seu {limit} é de {amount}. Já está valendo.',
  },
  limitRemoved: {
    title: 'Limite removido',
    message: 'O seu {limit} terminou.',
  },
  limitRaiseRequested: {
    title: 'Aumento de limite pedido',
    message: 'O seu {limit} pode subir para {amount} quando você confirmar, a partir de {time}.',
  },
  limitRemovalRequested: {
    title: 'Fim de um limite pedido',
    message: 'O seu {limit} pode terminar quando você confirmar, a partir de {time}.',
  },
  limitRaiseReady: {
    title: 'Uma mudança espera por você',
    message:
      'A mudança do seu {limit} pode ser confirmada até {time}. Sem isso, o limite continua em {amount}.',
  },
  limitLapsed: {
    title: 'Mudança expirada',
    message: 'A mudança do seu {limit} não foi confirmada. O limite continua em {amount}.',
  },
  limitNear: {
    title: 'Limite quase atingido',
    message: 'Você já usou quatro quintos do seu {limit} de {amount}. Ele recomeça em {time}.',
  },
  limitReached: {
    title: 'Limite atingido',
    message: 'Você atingiu o seu {limit} de {amount}. Ele recomeça em {time}.',
  },
  limitReview: {
    title: 'Os seus limites ainda servem?',
    message: 'Você definiu os seus limites há algum tempo. Dê uma olhada neles.',
  },
  timeOutStarted: {
    title: 'O jogo está em pausa',
    message: 'Você fez uma pausa até {time}. Ainda pode entrar na conta e sacar.',
  },
  timeOutOver: {
    title: 'A sua pausa terminou',
    message: 'Você pode voltar a jogar e depositar, se quiser. Os seus limites continuam valendo.',
  },
  adjusted: {
    title: 'Saldo corrigido',
    message: 'Corrigimos sua carteira em {walletType}: {change}. {text}',
  },
  supportAnswered: {
    title: 'O suporte respondeu',
    message: 'Há uma resposta para a sua pergunta “{text}”.',
  },
  fromTheHouse: {
    title: '{title}',
    message: '{message}',
  },
} satisfies NotificationMessages;
