export const paymentResult = {
  pageTitle: 'Pagamento',
  looking: 'Procurando seu pedido…',
  pending: {
    title: 'Aguardando o pagamento',
    text: 'A Mockpay ainda não confirmou. Esta página continua consultando e se atualiza sozinha.',
    paused:
      'Ainda sem resposta depois de um tempo, então esta página parou de consultar. Verifique de novo quando quiser.',
  },
  paid: {
    title: 'Pagamento concluído',
    text: 'O dinheiro está na sua carteira {{currency}}. Divirta-se.',
  },
  failed: {
    title: 'Pagamento recusado',
    text: 'A Mockpay recusou o pagamento. Nada foi cobrado e seu saldo não mudou.',
  },
  cancelled: {
    title: 'Pagamento cancelado',
    text: 'O pedido foi cancelado ou expirou. Nada foi cobrado e seu saldo não mudou.',
  },
  unknown: {
    title: 'Status desconhecido',
    text: 'O pedido está em um estado que não sabemos nomear. Sua carteira mostra o que foi creditado.',
  },
  notFound: {
    title: 'Não conhecemos este pedido',
    text: 'Nenhum depósito recente da sua conta tem este número. Sua carteira mostra todos.',
  },
  guest: {
    title: 'Entre para ver seu pagamento',
    text: 'Cada pedido só aparece para quem o fez. Seu pagamento não é afetado.',
    action: 'Entrar',
  },
  error: {
    title: 'Não foi possível consultar o pedido',
    text: 'Seu pagamento não é afetado por isso.',
  },
  offline: 'Você está sem conexão. Consultaremos de novo assim que ela voltar.',
  amount: 'Valor',
  bonus: 'Bônus',
  balance: 'Novo saldo',
  order: 'Pedido',
  channel: 'Canal',
  created: 'Criado',
  statusReason: 'Observação',
  playNow: 'Voltar aos jogos',
  toWallet: 'Abrir a carteira',
  again: 'Tentar de novo',
  checkNow: 'Verificar de novo',
} as const;
