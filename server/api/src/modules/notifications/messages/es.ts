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
  depositOverCap: {
    title: 'Depósito no acreditado',
    message:
      'Tu depósito de {amount} se pagó, pero tu monedero superaría su límite. Contacta con soporte para recuperarlo.',
  },
  withdrawRequested: {
    title: 'Retiro en camino',
    message: '{amount} queda reservado mientras consultamos al banco. Orden {order}.',
  },
  withdrawProcessing: {
    title: 'Retiro en curso',
    message: 'Estamos preparando el pago de {amount}. Orden {order}.',
  },
  withdrawAtBank: {
    title: 'Retiro en el banco',
    message: 'El banco está pagando {amount}. Orden {order}.',
  },
  withdrawPaid: {
    title: 'Retiro pagado',
    message: '{amount} se pagó en tu cuenta. Orden {order}.',
  },
  withdrawFailed: {
    title: 'Retiro rechazado',
    message: 'El banco rechazó {amount}; el dinero ha vuelto a tu cartera. Orden {order}.',
  },
  welcomeReward: {
    title: 'Premio de bienvenida',
    message: 'Ganaste {amount} en la ruleta. ¡Que lo disfrutes!',
  },
  welcome: {
    title: 'Te damos la bienvenida',
    message: 'Aquí todo es dinero ficticio. Echa un vistazo.',
  },
  weeklySummary: {
    title: 'Tu semana en Fairhall',
    message: 'Rondas jugadas: {rounds}. Resultado: {results}.',
  },
  bigWin: { title: 'Un gran premio', message: 'Una ronda te pagó {amount}.' },
  passwordAge: {
    title: 'Protege tu cuenta',
    message: 'Usa aquí una contraseña que no uses en ningún otro sitio.',
  },
  newLogin: {
    title: 'Nuevo acceso',
    message: 'Alguien acaba de entrar en tu cuenta. Si no fuiste tú, cambia tu contraseña.',
  },
  passwordChanged: {
    title: 'Contraseña cambiada',
    message: 'Tu contraseña ha cambiado y se cerró la sesión en tus otros dispositivos.',
  },
  passwordReset: {
    title: 'Contraseña restablecida',
    message:
      'Se eligió una contraseña nueva con el enlace de tu correo. Se cerró la sesión en todos los dispositivos.',
  },
  factorAdded: {
    title: 'App de autenticación añadida',
    message:
      'Ahora los accesos también piden un código de tu app de autenticación. Si no fuiste tú, cambia tu contraseña.',
  },
  factorRemoved: {
    title: 'App de autenticación eliminada',
    message:
      'Los accesos vuelven a pedir solo tu contraseña. Si no fuiste tú, cambia tu contraseña.',
  },
  recoveryCodeUsed: {
    title: 'Código de recuperación usado',
    message:
      'Alguien entró con uno de tus códigos de recuperación. Si no fuiste tú, cambia tu contraseña.',
  },
  passkeyAdded: {
    title: 'Llave de acceso añadida',
    message:
      'Una nueva llave de acceso puede entrar en tu cuenta. Si no fuiste tú, elimínala y cambia tu contraseña.',
  },
  passkeyRemoved: {
    title: 'Llave de acceso eliminada',
    message:
      'Una llave de acceso ya no puede entrar en tu cuenta. Si no fuiste tú, cambia tu contraseña.',
  },
  newGames: { title: 'Novedades en el salón', message: 'Mira los últimos juegos que han abierto.' },
} satisfies NotificationMessages;
