export const paymentResult = {
  pageTitle: 'Pago',
  looking: 'Buscando tu orden…',
  pending: {
    title: 'A la espera del pago',
    text: 'Mockpay aún no lo ha confirmado. Esta página sigue consultando y se actualiza sola.',
    paused:
      'Sigue sin haber respuesta después de un rato, así que esta página ha dejado de consultar. Comprueba de nuevo cuando quieras.',
  },
  paid: {
    title: 'Pago realizado',
    text: 'El dinero está en tu cartera {{currency}}. Que te diviertas.',
  },
  failed: {
    title: 'Pago rechazado',
    text: 'Mockpay rechazó el pago. No se ha cobrado nada y tu saldo no ha cambiado.',
  },
  cancelled: {
    title: 'Pago cancelado',
    text: 'La orden se canceló o ha caducado. No se ha cobrado nada y tu saldo no ha cambiado.',
  },
  unknown: {
    title: 'Estado desconocido',
    text: 'La orden está en un estado que no sabemos nombrar. Tu cartera muestra lo que se abonó.',
  },
  notFound: {
    title: 'No conocemos esta orden',
    text: 'Ningún depósito reciente de tu cuenta tiene este número. Tu cartera los muestra todos.',
  },
  guest: {
    title: 'Inicia sesión para ver tu pago',
    text: 'Cada orden solo se muestra a quien la hizo. Tu pago no se ve afectado.',
    action: 'Iniciar sesión',
  },
  error: {
    title: 'No pudimos consultar la orden',
    text: 'Esto no afecta a tu pago.',
  },
  offline: 'Estás sin conexión. Consultaremos de nuevo en cuanto vuelva la conexión.',
  amount: 'Importe',
  bonus: 'Bono',
  balance: 'Saldo nuevo',
  order: 'Orden',
  channel: 'Canal',
  created: 'Creada',
  statusReason: 'Nota',
  playNow: 'Volver a los juegos',
  toWallet: 'Abrir la cartera',
  again: 'Intentar de nuevo',
  checkNow: 'Comprobar de nuevo',
} as const;
