import type { NotificationMessages } from './en.ts';

export const es = {
  depositPaid: {
    title: 'Depósito recibido',
    message: '{amount} ya está en tu cartera {walletType}.',
  },
  depositBonus: {
    title: 'Igualamos tu primer depósito',
    message: 'Sumamos {amount} a tu cartera {walletType}.',
  },
  depositFailed: {
    title: 'Depósito fallido',
    message: 'Tu depósito de {amount} no se pagó. No se ha movido dinero.',
  },
  withdrawRequested: {
    title: 'Retiro en camino',
    message: '{amount} queda reservado mientras consultamos al banco. Pedido {order}.',
  },
  withdrawPaid: {
    title: 'Retiro pagado',
    message: '{amount} se pagó en tu cuenta. Pedido {order}.',
  },
  withdrawFailed: {
    title: 'Retiro rechazado',
    message: 'El banco rechazó {amount}; el dinero ha vuelto a tu cartera. Pedido {order}.',
  },
  welcomeReward: {
    title: 'Premio de bienvenida',
    message: 'La ruleta te dio {amount}. ¡Que lo disfrutes!',
  },
} satisfies NotificationMessages;
