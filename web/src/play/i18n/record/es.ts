import type { Texts } from '../en.ts';

export const recordEs = {
  record: {
    title: 'Tu registro',
    keepsCommitment:
      'Tu dispositivo guarda un registro: el hash de esta semilla, mostrado el {{when}}.',
    keeps_one:
      'Tu dispositivo guarda un registro: el hash de esta semilla, mostrado el {{when}}, y {{count}} ronda que viste.',
    keeps_other:
      'Tu dispositivo guarda un registro: el hash de esta semilla, mostrado el {{when}}, y {{count}} rondas que viste.',
    noStatus: {
      none: 'Tu dispositivo no tiene registro de esta semilla. Se mostró primero en otro lugar, o el registro se borró.',
      unavailable:
        'Este navegador no guarda registro, como en una ventana privada o con el disco lleno. Puedes jugar, pero no probar después lo que viste.',
      ownTab:
        'Este juego está en una pestaña propia, que no guarda registro. Ábrelo desde el lobby para tener uno.',
      guest: 'Un registro pertenece a un jugador. Entra en el dispositivo en el que jugaste.',
    },
    compared: 'Comparado con el registro de tu dispositivo del {{when}} y recalculado aquí.',
    hash: 'Hash, en tu registro',
    hashFromServer: 'Hash, del servidor',
    fits: {
      commitment: 'La semilla es la que se selló. La ronda no está en tu registro.',
      none: 'Los datos encajan, pero tu dispositivo no tiene registro de ello.',
      unavailable: 'Los datos encajan, pero este navegador no guarda registro.',
      ownTab: 'Los datos encajan, pero un juego en una pestaña propia no tiene registro.',
      guest: 'Los datos encajan, pero sin iniciar sesión no hay registro.',
    },
    limit: {
      commitment:
        'Probado: el hash de esta semilla ya estaba en tu dispositivo el {{when}}, y estas semillas dan este resultado. No probado: que esta sea la apuesta y el resultado que viste.',
      none: 'Probado: estas semillas dan este resultado. No probado: que el hash se mostrara antes de apostar y que esta sea la ronda que viste. Solo el dispositivo que la mostró puede probarlo, mientras dure su registro.',
    },
    mismatch: {
      seedSwapped: 'Se reveló otra semilla: su hash no es el que tu dispositivo recibió antes.',
      hashRewritten: 'El hash se reescribió: el servidor indica otro distinto del que te mostró.',
      commitmentSkipped:
        'La semilla en vigor no es la anunciada: su hash no se mostró como el siguiente.',
      commitmentMissing_one:
        '{{count}} semilla de tus rondas no está en vigor ni fue revelada: {{hashes}}',
      commitmentMissing_other:
        '{{count}} semillas de tus rondas no están en vigor ni fueron reveladas: {{hashes}}',
      roundSwapped: 'Esta es otra ronda, no la que viste.',
      roundSwappedAt: 'Otra ronda, no la que viste: nonce {{nonces}}.',
      outcomeChanged: 'El resultado no es el que viste.',
      winChanged: 'La ganancia no es la que viste.',
      stakeChanged: 'La apuesta no es la que viste.',
      nonceChanged: 'El nonce no es el que viste.',
      clientSeedChanged: 'La semilla del cliente no es con la que jugaste.',
      rulesChanged: 'Las reglas no son las que valían cuando jugaste.',
      noncesMissing: 'La lista de rondas tiene un hueco: no hay nada en el nonce {{nonces}}.',
      refusalHidden:
        'Se ocultó una ronda rechazada: tu apuesta fue rechazada y no hay nada en el nonce {{nonces}}.',
      nonceTwice: 'Un nonce se usó dos veces: {{nonces}}.',
      roundMissing: 'Una ronda que viste no está en la lista: nonce {{nonces}}.',
      roundMoved: 'Una ronda que viste figura con otro nonce y no con {{nonces}}.',
      refusalUnexplained: 'Una ronda rechazada figura sin motivo: nonce {{nonces}}.',
      bookChanged: 'El libro no es el que se publicó al cerrar las ventas.',
      slipMissing: 'Tu boleto falta en el libro, o su texto se cambió.',
    },
    commitmentHeld: 'La semilla tiene el hash que tu dispositivo recibió el {{when}}.',
    commitmentUnknown: 'No está en tu registro.',
    commitmentInRecord: 'El hash está en tu registro.',
    commitmentOfPage:
      'La semilla tiene el hash que mostró esta página. Sin registro no se puede comparar después.',
    rounds: {
      title: 'Todas las rondas de esta semilla',
      check: 'Comprobar todas las rondas de esta semilla',
      working: 'Leyendo la lista de rondas…',
      failed: 'No se pudo leer la lista de rondas. Inténtalo de nuevo.',
      again: 'Intentar de nuevo',
      complete_one: 'Completa: nonce 0, {{count}} ronda en todos los juegos.',
      complete_other: 'Completa: nonces 0 a {{last}}, {{count}} rondas en todos los juegos.',
      none: 'Ninguna ronda salió de esta semilla.',
      incomplete: 'La lista de rondas no coincide.',
      partial: 'Solo se leyeron las primeras {{count}} rondas.',
      shown_one: 'La ronda de tu registro está en ella.',
      shown_other: 'Las {{count}} rondas de tu registro están en ella.',
      unseen_one: '{{count}} ronda no está en tu registro, como una jugada en otro dispositivo.',
      unseen_other:
        '{{count}} rondas no están en tu registro, como las jugadas en otro dispositivo.',
      followed: 'La semilla que siguió es la que se anunció.',
      noRecord: 'Tu dispositivo no tiene registro con el que comparar la lista.',
    },
    refused: {
      title: 'Rechazada después de repartirse',
      text: 'No se apostó nada. Abajo está lo que habría sido la ronda. Motivo: {{reason}}',
      none: 'Ninguna ronda se rechazó después de repartirse.',
      count_one: '{{count}} ronda se rechazó después de repartirse. No se apostó nada.',
      count_other: '{{count}} rondas se rechazaron después de repartirse. No se apostó nada.',
      would:
        'Rehechas: un retorno de {{share}}, y {{winners}} por encima de la apuesta. Una cartera que rechazara ganancias se vería aquí.',
      round: 'Nonce {{nonce}}, {{game}}: {{reason}}',
      win: 'Habría devuelto {{win}} por {{stake}}',
      choices: 'Su resultado dependía de tus decisiones',
      unrevealed: 'Se muestra cuando se revele la semilla',
      more: 'Aquí se rehacen las primeras {{count}}.',
    },
  },
} as const satisfies Pick<Texts, 'record'>;
