import type { NotificationMessages } from './en.ts';

export const ptBr = {
  depositPaid: { title: 'Depósito recebido', message: '{amount} na sua carteira {walletType}.' },
  depositBonus: {
    title: 'Seu primeiro depósito em dobro',
    message: 'Somamos {amount} à sua carteira {walletType}.',
  },
  depositFailed: {
    title: 'Depósito não concluído',
    message: 'Seu depósito de {amount} não foi pago. Nenhum dinheiro foi movido.',
  },
  withdrawRequested: {
    title: 'Saque a caminho',
    message: '{amount} foi reservado enquanto falamos com o banco. Pedido {order}.',
  },
  withdrawPaid: {
    title: 'Saque pago',
    message: '{amount} foi pago na sua conta. Pedido {order}.',
  },
  withdrawFailed: {
    title: 'Saque recusado',
    message: 'O banco recusou {amount}; o valor voltou para a carteira. Pedido {order}.',
  },
  welcomeReward: {
    title: 'Recompensa de boas-vindas',
    message: 'A roleta rendeu {amount}. Divirta-se!',
  },
} satisfies NotificationMessages;
