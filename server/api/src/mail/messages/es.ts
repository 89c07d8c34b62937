import type { MailTexts } from './en.ts';

export const es = {
  welcome: {
    subject: 'Te damos la bienvenida a Fairhall',
    before: ['Tu cuenta está lista. Entra con este correo y la contraseña que elegiste.'],
    action: 'Abrir Fairhall',
    after: ['Si no te registraste tú, alguien escribió mal su dirección. Ignora este correo.'],
  },
  passwordReset: {
    subject: 'Elige una contraseña nueva',
    before: [
      'Alguien, esperamos que tú, pidió una contraseña nueva para tu cuenta de Fairhall.',
      'El enlace de abajo es válido durante 30 minutos y para un solo cambio de contraseña.',
    ],
    action: 'Elegir contraseña nueva',
    after: ['Si no fuiste tú, ignora este correo. Tu contraseña sigue igual.'],
  },
  passwordChanged: {
    subject: 'Tu contraseña ha cambiado',
    before: [
      'La contraseña de tu cuenta de Fairhall ha cambiado y se cerró la sesión en tus otros dispositivos.',
    ],
    action: 'Abrir Fairhall',
    after: ['Si no fuiste tú, usa ahora mismo «¿Olvidaste tu contraseña?» al iniciar sesión.'],
  },
  factorAdded: {
    subject: 'Se añadió una app de autenticación',
    before: [
      'Los accesos a tu cuenta de Fairhall ahora también piden un código de una app de autenticación.',
    ],
    action: 'Abrir Fairhall',
    after: [
      'Si no fuiste tú, usa ahora mismo «¿Olvidaste tu contraseña?» al iniciar sesión y revisa Seguridad en tu perfil.',
    ],
  },
  factorRemoved: {
    subject: 'Se eliminó tu app de autenticación',
    before: ['Los accesos a tu cuenta de Fairhall vuelven a pedir solo la contraseña.'],
    action: 'Abrir Fairhall',
    after: [
      'Si no fuiste tú, usa ahora mismo «¿Olvidaste tu contraseña?» al iniciar sesión y revisa Seguridad en tu perfil.',
    ],
  },
  recoveryCodeUsed: {
    subject: 'Se usó un código de recuperación',
    before: [
      'Un acceso a tu cuenta de Fairhall usó uno de tus códigos de recuperación. Cada código vale para un acceso.',
    ],
    action: 'Abrir Fairhall',
    after: [
      'Si no fuiste tú, usa ahora mismo «¿Olvidaste tu contraseña?» al iniciar sesión y revisa Seguridad en tu perfil.',
    ],
  },
  passkeyAdded: {
    subject: 'Se añadió una llave de acceso',
    before: ['Una nueva llave de acceso puede entrar en tu cuenta de Fairhall.'],
    action: 'Abrir Fairhall',
    after: [
      'Si no fuiste tú, usa ahora mismo «¿Olvidaste tu contraseña?» al iniciar sesión y revisa Seguridad en tu perfil.',
    ],
  },
  passkeyRemoved: {
    subject: 'Se eliminó una llave de acceso',
    before: ['Una de tus llaves de acceso ya no puede entrar en tu cuenta de Fairhall.'],
    action: 'Abrir Fairhall',
    after: [
      'Si no fuiste tú, usa ahora mismo «¿Olvidaste tu contraseña?» al iniciar sesión y revisa Seguridad en tu perfil.',
    ],
  },
  selfExcluded: {
    subject: 'Tu cuenta está cerrada',
    before: [
      'Te has autoexcluido del juego en Fairhall. Tu cuenta está cerrada y se cerró la sesión en todos tus dispositivos.',
      'Los retiros en curso continúan. Cuando termine la autoexclusión puedes volver con el enlace de abajo; la cuenta se abre 24 horas después.',
    ],
    action: 'Juego responsable',
    after: ['Si no fuiste tú, contacta enseguida con soporte: otra persona conoce tu contraseña.'],
  },
  excludedByHouse: {
    subject: 'Tu cuenta está cerrada',
    before: [
      'Fairhall te ha excluido del juego. Tu cuenta está cerrada y se cerró la sesión en todos tus dispositivos.',
      'Los retiros en curso continúan. Cuando termine la exclusión, si tiene un final, puedes volver con el enlace de abajo; tu cuenta se abre 24 horas después.',
    ],
    action: 'Juego responsable',
    after: ['Si crees que es un error, contacta con soporte.'],
  },
  exclusionReturn: {
    subject: 'Tu cuenta se abre de nuevo en 24 horas',
    before: [
      'Has vuelto a Fairhall después de tu autoexclusión. Podrás entrar dentro de 24 horas.',
      'Fija tus límites antes de jugar.',
    ],
    action: 'Juego responsable',
    after: ['Si no fuiste tú, contacta enseguida con soporte: otra persona conoce tu contraseña.'],
  },
  staffAccountChanged: {
    subject: 'Una cuenta de la administración se creó, restableció o confirmó',
    before: [
      'Una cuenta del personal se creó, recibió una contraseña, función o aplicación nueva, o la confirmó un administrador. El registro dice quién lo hizo.',
      'Una cuenta nueva o restablecida se abre cuando otro administrador la confirma, y no aprueba nada durante 72 horas.',
    ],
    action: 'Cuentas del personal',
    after: ['Si ninguno de vosotros lo hizo, desactiva la cuenta enseguida.'],
  },
  playMoney:
    'En Fairhall se juega con dinero ficticio. No se mueve dinero real y los saldos no tienen valor en efectivo.',
} satisfies MailTexts;
