export const gamePlay = {
  frameTitle: '{{game}}, juego',
  pageTitle: 'Juego',
  loading: {
    title: 'Abriendo {{game}}',
    fallbackTitle: 'Abriendo el juego',
    text: 'Juegas con {{amount}} de dinero ficticio de tu cartera {{currency}}.',
    slow: 'Tarda más de lo normal. Tu saldo no se toca hasta que apuestes.',
    noProofs: 'El proveedor de este juego no ofrece pruebas: sus rondas no se pueden verificar.',
    cancel: 'Volver a los juegos',
  },
  leave: {
    title: '¿Salir del juego?',
    text: 'Una ronda empezada la liquida el servidor del juego, así que no se pierde nada. Puedes volver cuando quieras.',
    stay: 'Seguir jugando',
    leave: 'Salir del juego',
  },
  offline: 'Estás sin conexión. Las apuestas quedan en pausa hasta que vuelva.',
  action: {
    relaunch: 'Recargar el juego',
    login: 'Iniciar sesión',
    welcome: 'Girar el premio',
    deposit: 'Depositar',
    wallet: 'Elegir una cartera',
    saferPlay: 'Juego responsable',
    games: 'Volver a los juegos',
    support: 'Contactar con soporte',
  },
  problem: {
    invalidGame: {
      title: 'Este juego no existe',
      text: 'ID de juego no válido. Puede que el enlace sea antiguo o esté incompleto. No se ha apostado nada.',
    },
    gameInfo: {
      title: 'No pudimos consultar el juego',
      text: 'No se pudo obtener la información del juego. No se ha apostado nada.',
    },
    launchFailed: {
      title: 'El juego no arrancó',
      text: 'No se pudo iniciar el juego. No se ha apostado nada.',
    },
    launchRefused: {
      title: 'El juego no arrancó',
      text: 'Error al iniciar sesión: {{message}}. Inténtalo de nuevo. No se ha apostado nada.',
    },
    loginException: {
      title: 'El acceso al juego se interrumpió',
      text: 'Excepción de inicio de sesión: el servidor del juego no envió datos ni mensaje. Vuelve a iniciar sesión o contacta con atención al cliente si se repite. No se ha apostado nada.',
    },
    unavailable: {
      title: 'Este juego está cerrado por ahora',
      text: 'Su proveedor lo ha retirado del salón. Todos los demás juegos están abiertos y tu saldo no ha cambiado.',
    },
    accountBlocked: {
      title: 'El juego está en pausa en tu cuenta',
      text: 'Hay una pausa o autoexclusión en vigor, así que los juegos no se abren hasta que termine. Tu saldo no ha cambiado.',
    },
    timeOut: {
      title: 'El juego está en pausa hasta {{time}}',
      text: 'Estás en pausa, así que los juegos no se abren hasta que termine. Una ronda empezada se termina y se paga. Tu cartera y tus retiros continúan.',
    },
    unknownCurrency: {
      title: 'Con esta cartera no se puede jugar aquí',
      text: 'La moneda elegida no se ofrece. Elige otra cartera y abre el juego de nuevo. No se ha apostado nada.',
    },
    insufficientBalance: {
      title: 'Tu cartera {{currency}} está vacía',
      text: 'Saldo insuficiente en la cartera, deposita primero. Es dinero ficticio: no se cobra nada.',
    },
    welcomeReward: {
      title: 'Tu cartera {{currency}} está vacía',
      text: 'Tu premio de bienvenida sigue ahí: un giro gratis llena esta cartera, y el juego se abre.',
    },
    network: {
      title: 'El servidor del juego no responde',
      text: 'Falló la conexión de red, no se pudo conectar con el servidor del juego. Comprueba tu red e inténtalo de nuevo. No se ha apostado nada.',
    },
    initializationFailed: {
      title: 'El juego no se abrió',
      text: 'Falló la inicialización del juego. No se ha apostado nada.',
    },
    tokenInvalid: {
      title: 'El juego no te ha reconocido',
      text: 'Falló la validación del token. Recarga para obtener un pase nuevo para este juego. No se ha apostado nada.',
    },
    loginExpired: {
      title: 'Vuelve a iniciar sesión, por favor',
      text: 'Tu sesión ha terminado, por eso el juego se detuvo. Una ronda que empezaste se termina y se paga, y tu saldo está a salvo.',
    },
    tokenExpired: {
      title: 'El pase del juego ha caducado',
      text: 'El token de inicio de sesión ha caducado. Vuelve a iniciar sesión para seguir jugando. Una ronda que empezaste se termina y se paga, y tu saldo está a salvo.',
    },
    kickedOut: {
      title: 'Estás jugando en otro sitio',
      text: 'Tu cuenta se ha abierto en otro dispositivo. Por seguridad, hemos cerrado tu sesión. Una ronda que empezaste se termina y se paga, y tu saldo está a salvo.',
    },
    connectionLost: {
      title: 'Se perdió la conexión',
      text: 'El juego perdió su servidor. Una ronda ya empezada se liquida allí y se verá cuando recargues.',
    },
    loadFailed: {
      title: 'El juego no se cargó',
      text: 'Falló la carga de recursos. Tu saldo no ha cambiado.',
    },
    loginParameter: {
      title: 'El enlace del juego está incompleto',
      text: 'Error en los parámetros de inicio de sesión. Recarga para abrir el juego con un enlace nuevo. No se ha apostado nada.',
    },
    outdatedGame: {
      title: 'Este juego necesita una actualización',
      text: 'Se hizo para otra versión de nuestra página de juego, así que no funciona aquí hasta que su proveedor lo actualice. Todos los demás juegos están abiertos.',
    },
    blockedGame: {
      title: 'No podemos abrir este juego',
      text: 'Su dirección no está entre las que esta página puede abrir. No se ha apostado nada y todos los demás juegos están abiertos.',
    },
  },
} as const;
