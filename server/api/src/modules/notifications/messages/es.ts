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
  depositOverLimit: {
    title: 'Depósito no acreditado',
    message:
      'Tu depósito de {amount} se pagó, pero superaría tu límite de depósito. Contacta con soporte para recuperarlo.',
  },
  depositOnBreak: {
    title: 'Depósito no acreditado',
    message:
      'Tu depósito de {amount} se pagó durante tu pausa. Contacta con soporte para recuperarlo.',
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
  withdrawInReview: {
    title: 'Retiro en revisión',
    message:
      '{amount} queda apartado mientras lo revisamos. No tienes que hacer nada. Orden {order}.',
  },
  withdrawRejected: {
    title: 'Retiro devuelto',
    message:
      '{amount} está de nuevo en tu cartera: tras una revisión no lo pagamos. Contacta con soporte para saber más. Orden {order}.',
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
  limitSet: {
    title: 'Límite fijado',
    message: 'Tu {limit} es de {amount}. Vale desde ahora.',
  },
  limitRemoved: {
    title: 'Límite eliminado',
    message: 'Tu {limit} ha terminado.',
  },
  limitRaiseRequested: {
    title: 'Aumento de límite solicitado',
    message: 'Tu {limit} puede subir a {amount} cuando lo confirmes, a partir del {time}.',
  },
  limitRemovalRequested: {
    title: 'Fin de un límite solicitado',
    message: 'Tu {limit} puede terminar cuando lo confirmes, a partir del {time}.',
  },
  limitRaiseReady: {
    title: 'Un cambio te espera',
    message:
      'Puedes confirmar el cambio de tu {limit} hasta el {time}. Si no, el límite sigue en {amount}.',
  },
  limitLapsed: {
    title: 'Cambio caducado',
    message: 'El cambio de tu {limit} no se confirmó. El límite sigue en {amount}.',
  },
  limitNear: {
    title: 'Límite casi alcanzado',
    message:
      'Has usado cuatro quintas partes de tu {limit} de {amount}. Empieza de nuevo el {time}.',
  },
  limitReached: {
    title: 'Límite alcanzado',
    message: 'Has alcanzado tu {limit} de {amount}. Empieza de nuevo el {time}.',
  },
  limitReview: {
    title: '¿Siguen bien tus límites?',
    message: 'Fijaste tus límites hace un tiempo. Échales un vistazo.',
  },
  timeOutStarted: {
    title: 'El juego está en pausa',
    message: 'Te tomas un descanso hasta el {time}. Puedes seguir entrando y retirando.',
  },
  timeOutOver: {
    title: 'Tu descanso ha terminado',
    message: 'Puedes volver a jugar y depositar, si quieres. Tus límites siguen igual.',
  },
  adjusted: {
    title: 'Saldo corregido',
    message: 'Corregimos tu cartera en {walletType}: {change}. {text}',
  },
  supportAnswered: {
    title: 'Soporte ha respondido',
    message: 'Hay una respuesta a tu pregunta «{text}».',
  },
  fromTheHouse: {
    title: '{title}',
    message: '{message}',
  },
} satisfies NotificationMessages;
