export const notifications = {
  title: 'Notificações',
  filter: 'Mostrar',
  tabs: {
    all: 'Todas',
    unread: 'Não lidas',
    system: 'Sistema',
    activity: 'Atividade',
  },
  unread: 'não lidas',
  new: 'Nova:',
  readAll: 'Marcar todas como lidas',
  refresh: 'Atualizar',
  older: 'Carregar anteriores',
  today: 'Hoje',
  earlier: 'Antes',
  justNow: 'agora mesmo',
  remove: 'Excluir “{{title}}”',
  none: 'Nenhuma novidade por enquanto',
  noneText: 'Depósitos, bônus e notícias do salão aparecem aqui.',
  noneHere: 'Nada por aqui',
  noneHereText: 'Talvez haja mais nas outras abas.',
  sampleTitle: 'Dados de exemplo',
  sampleText: '{{error}}. Estes são exemplos, não as suas notificações.',
  samples: {
    system: {
      title: 'Manutenção concluída',
      message: 'Todas as mesas voltaram. Agradecemos a espera.',
    },
    activity: {
      title: 'Sua semana no Fairhall',
      message: 'Suas rodadas da semana estão no histórico.',
    },
    game: {
      title: 'Uma rodada foi encerrada para você',
      message: 'O resultado está no seu histórico.',
    },
    bonus: {
      title: 'Seu primeiro depósito, em dobro',
      message: 'O bônus está na sua carteira.',
    },
    deposit: {
      title: 'Depósito recebido',
      message: 'Seu depósito está na sua carteira.',
    },
    withdrawal: {
      title: 'Saque a caminho',
      message: 'O banco está sendo consultado.',
    },
    warning: {
      title: 'Mantenha sua conta segura',
      message: 'Use aqui uma senha que você não usa em nenhum outro lugar.',
    },
    promotion: {
      title: 'Novidade no salão',
      message: 'Seis jogos acabaram de abrir.',
    },
  },
} as const;
