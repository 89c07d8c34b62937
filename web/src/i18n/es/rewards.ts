export const rewards = {
  title: 'Premio de bienvenida',
  text: 'Un giro gratis: de {{min}} a {{max}} de dinero ficticio para tu cartera {{currency}}.',
  wheel_one: 'Ruleta de premios con {{count}} casilla',
  wheel_many: 'Ruleta de premios con {{count}} de casillas',
  wheel_other: 'Ruleta de premios con {{count}} casillas',
  sealed: 'El resultado ya está sellado. SHA-256 de su semilla:',
  spin: 'Girar la ruleta',
  spinning: 'Girando…',
  notLost: 'Tu giro no se pierde: se sortea una sola vez, y lo que gane es tuyo.',
  won: 'Has ganado',
  wonText: 'Ya está en tu cartera {{currency}}, listo para jugar.',
  verdict: {
    proven: 'Comprobado en este dispositivo: la semilla es la sellada y señala este premio.',
    failed: 'La semilla y el premio no encajan. Avisa a nuestro soporte, por favor.',
    unknown:
      'Este navegador no puede hacer la comprobación aquí. Copia las semillas para comprobarlas en otro sitio.',
  },
  hash: 'Hash, antes',
  serverSeed: 'Semilla del servidor',
  clientSeed: 'Semilla del cliente',
  nonce: 'Nonce',
  toGames: 'Buscar un juego',
  done: 'Listo',
  claimed: {
    title: 'Ya recibiste tu premio de bienvenida',
    text: 'Se sortea una vez por jugador. Tu primer depósito también se duplica.',
  },
  firstDeposit: {
    title: 'Tu primer depósito cuenta doble',
    text: 'Sumamos el mismo importe otra vez, hasta {{max}}, en tu cartera {{currency}}.',
    action: 'Quiero el bono',
  },
} as const;
