export const errors = {
  network: 'Erro de rede',
  timeout: 'A solicitação expirou',
  requestFailed: 'A solicitação falhou',
  forbidden: 'Sem permissão de acesso',
  notFound: 'Recurso solicitado não encontrado',
  internal: 'Erro interno do servidor',
  refreshFailed: 'Não foi possível atualizar, tente novamente',
  loginRequired: 'Entre primeiro na sua conta',
  sessionExpired: 'Sua sessão expirou, entre novamente',
  kickedOut: 'Sua conta foi acessada em outro dispositivo. Por segurança, encerramos sua sessão.',
  unexpected: {
    title: 'Algo deu errado nesta página',
    text: 'Nada aconteceu com seu saldo. Recarregue a página para continuar.',
    reload: 'Recarregar',
  },
  loadTitle: 'Isto não carregou',
  offline: {
    title: 'Você está sem conexão.',
    text: 'Mostrando o que tínhamos às {{time}}. O jogo continua quando a conexão voltar.',
    waiting: 'Isto aparece assim que a conexão voltar.',
  },
} as const;
