export const speciesEs = {
  'reef-fish': 'Pez de arrecife',
  blowfish: 'Pez globo',
  turtle: 'Tortuga',
  squid: 'Calamar',
  jellyfish: 'Medusa',
  dolphin: 'Delfín',
  octopus: 'Pulpo',
  whale: 'Ballena',
  shark: 'Tiburón',
  chest: 'Cofre del tesoro',
  herring: 'Arenque',
  'sperm-whale': 'Ballena de tormenta',
  'ghost-ship': 'Barco fantasma',
  kraken: 'Kraken',
  shrimp: 'Camarón',
  oyster: 'Ostra',
  crab: 'Cangrejo',
  otter: 'Nutria',
  lobster: 'Langosta',
  'lobster-king': 'Rey langosta',
  'bomb-crab': 'Cangrejo bomba',
  'neon-fish': 'Pez neón',
  'moon-jelly': 'Medusa lunar',
  'rose-jelly': 'Medusa rosa',
  'jelly-queen': 'Reina medusa',
  'storm-jelly': 'Medusa eléctrica',
};

export const fishingEs = {
  fishing: {
    bet: 'Apuesta',
    lowerBet: 'Bajar la apuesta',
    raiseBet: 'Subir la apuesta',
    level: 'Disparo de nivel {{level}}',
    levelShort: 'Nivel {{level}}',
    lowerLevel: 'Cañón más débil',
    raiseLevel: 'Cañón más fuerte',
    costNow: 'Un disparo cuesta {{amount}}.',
    fire: 'Disparar',
    auto: 'Disparo automático',
    autoStart: 'Disparo automático, {{count}} disparos',
    autoStop: 'Detener el disparo automático, quedan {{count}} disparos',
    water: 'El agua. Toca un animal para dispararle; mantén pulsado para seguir disparando.',
    targets: 'Fijar el cañón en una especie',
    target: '{{species}}, {{pays}}',
    targetAway: '{{species}}, {{pays}}, ahora no está en el agua',
    waiting: 'A la espera de: {{species}}',
    coming: '{{species}} {{pays}} se acerca',
    here: '{{species}} {{pays}} ya está aquí',
    lastCatches: 'Últimas capturas',
    noCatches: 'Aún no hay capturas',
    lastCatch: 'Última captura',
    caught: '{{species}}, captura de {{win}}.',
    column: 'Especie',
    rulesShot:
      'Cada disparo a un animal es una ronda propia y cuesta tu apuesta por el nivel del cañón. Una captura paga un múltiplo de ese precio.',
    rulesMiss:
      'Un disparo que solo encuentra agua no cuesta nada. Un disparo pagado siempre llega a su animal; si lo captura o no se sortea de nuevo en cada disparo, y los disparos anteriores no cuentan.',
    rulesChance:
      'La probabilidad es el retorno dividido por el múltiplo, exactamente: cada especie devuelve el {{rtp}} de media, apuntes a lo que apuntes y a cualquier precio. Dónde nada un animal, su tamaño y cuántas veces fue alcanzado no cambian nada.',
    rulesKeys:
      'Teclado: espacio dispara, izquierda y derecha eligen el objetivo, arriba y abajo el nivel del cañón, A es el disparo automático.',
    rulesAuto: 'El disparo automático termina tras {{count}} disparos.',
    special: {
      'deepwater-bounty':
        'El cofre del tesoro guarda 20, 50, 100, 200 o 500 veces el precio, 50 de media.',
      'kraken-tide':
        'Cada uno de los ocho tentáculos del kraken vale 5, 15, 50 o 100 veces el precio: de 40 a 800 en total, 200 de media.',
      'lobster-lagoon':
        'El cangrejo bomba se lleva 4, 6, 8 o 10 animales que valen 2, 3 o 5 veces el precio cada uno: de 8 a 50 en total, 21 de media.',
      'jelly-cannon':
        'El rayo de la medusa eléctrica vale 10 veces el precio y salta de nuevo con probabilidad de un medio, seis veces como máximo; cada salto lo duplica: de 10 a 640, 40 de media.',
    },
  },
};
