export const shell = {
  title: 'Retaguarda',
  skip: 'Pular para a página',
  sidebar: 'Barra lateral',
  sections: 'Seções',
  menu: 'Menu',
  waiting: 'aguardando decisão',
  logOut: 'Sair',
  languages: { en: 'English', 'pt-br': 'Português' },
  offlineText: 'O que você vê pode ser antigo. Nada pode ser decidido até a conexão voltar.',
  group: { desk: 'Mesa', money: 'Dinheiro', house: 'Casa' },
  section: {
    withdrawals: 'Saques',
    overview: 'Visão geral',
    deposits: 'Depósitos',
    players: 'Jogadores',
    support: 'Suporte',
    adjustments: 'Ajustes',
    ledger: 'Livro-razão',
    games: 'Jogos',
    log: 'Registro',
    staff: 'Equipe',
    settings: 'Configurações',
    sandboxTools: 'Bancada de testes',
  },
} as const;

export const login = {
  title: 'Retaguarda',
  subtitle: 'Para a equipe da Fairhall. Só dinheiro fictício.',
  email: 'E-mail',
  password: 'Senha',
  submit: 'Entrar',
  pending: 'Um momento…',
  codeFor: 'Digite o código do aplicativo autenticador de {{email}}.',
  code: 'Código',
  codeHint: 'Seis dígitos, ou um dos seus códigos de recuperação.',
  confirm: 'Confirmar',
  back: 'Voltar ao login',
  end: {
    logout: 'Você saiu.',
    expired: 'Sua sessão terminou. Entre de novo.',
    idle: 'Sua sessão terminou após 30 minutos sem atividade.',
  },
} as const;

export const totp = {
  title: 'Configure seu aplicativo autenticador',
  text: 'Toda a equipe precisa de um aqui. Leia o código, ou digite a chave, e informe o primeiro código do aplicativo.',
  qr: 'Código QR para o aplicativo autenticador',
  key: 'chave',
  code: 'Primeiro código',
  confirm: 'Usar este aplicativo',
  codesTitle: 'Seus códigos de recuperação',
  codesText:
    'Cada um substitui o aplicativo uma vez. Eles aparecem agora e nunca mais: guarde-os longe deste aparelho.',
  save: 'Salvar em arquivo',
  kept: 'Já guardei',
  done: 'O aplicativo está configurado. Entre com o próximo código dele.',
} as const;

export const states = {
  failed: 'Não foi possível carregar',
  retry: 'Tentar de novo',
  missing: 'Esse item não existe',
  noPermission: 'Sua função não inclui isto',
  noPermissionText: 'Um administrador pode mudar sua função.',
  offline: 'Você está sem conexão.',
  offlineText: 'Isto aparece assim que a conexão voltar.',
  broken: 'Algo quebrou nesta página',
  brokenText: 'Nada foi alterado. Tente de novo ou recarregue a página.',
  tooNarrow: 'Esta página precisa de uma janela mais larga',
  tooNarrowText: 'No celular você pode trabalhar com saques e jogadores.',
  noPage: 'Essa página não existe',
} as const;

export const list = {
  total_one: '{{count}} linha',
  total_many: '{{count}} de linhas',
  total_other: '{{count}} linhas',
  pages: 'Páginas',
  previous: 'Página anterior',
  next: 'Próxima página',
  pageOf: '{{page}} de {{pages}}',
  player: 'Jogador',
  amount: 'Valor',
  status: 'Situação',
  anyStatus: 'Qualquer situação',
  currency: 'Moeda',
  anyCurrency: 'Todas as moedas',
  created: 'Criado',
  at: 'Hora',
  from: 'De',
  to: 'Até',
  order: 'número do pedido',
} as const;

export const forms = {
  cancel: 'Cancelar',
  save: 'Salvar',
  optional: 'opcional',
  note: 'Nota',
  reason: 'Motivo',
} as const;

export const keys = {
  title: 'Teclas',
  move: 'Próxima linha e anterior',
  open: 'Abrir a linha',
  approve: 'Aprovar o saque aberto',
  reject: 'Recusar o saque aberto',
  close: 'Fechar',
  help: 'Estas teclas',
} as const;

export const live = { on: 'Ao vivo', off: 'Conectando…' } as const;

export const money = { about: '≈ {{amount}}' } as const;
