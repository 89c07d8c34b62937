import type { Texts } from '../en.ts';

export const proofEs = {
  proof: {
    blocks: 'HMAC-SHA256 con la semilla del servidor da los bytes',
    numbers: 'Cuatro bytes forman un número, y el número un evento',
    becomes: 'Da',
    staked: 'Apostado',
    hand: 'Mano',
    returns: 'Retornos de todos los juegos',
    rule: {
      cards:
        'De las cartas que quedan en el zapato, ordenadas baraja a baraja del as al rey de picas, corazones, diamantes y tréboles, el evento cuenta la siguiente desde 0. Esa carta sale del zapato.',
      roulette: 'El evento es la casilla, de 0 a 36.',
      dice: 'Cada dado muestra su evento más uno.',
      faces:
        'Cada dado muestra la cara de su evento: 0 corona, 1 ancla, 2 corazón, 3 diamante, 4 pica, 5 trébol.',
      wheel: 'El evento es el segmento, contado en sentido horario desde el sol, que es 0.',
      balls: 'De las bolas que quedan, en orden ascendente, el evento cuenta la siguiente desde 0.',
      tickets:
        'Cada campo es un evento. Lo que puede contener un campo ocupa su parte de los eventos en el orden de la tabla de pagos, primero lo mejor; el resto queda en blanco.',
      fishing:
        'El primer evento captura el objetivo cuando queda por debajo de su parte: el retorno de la arena dividido por el múltiplo del objetivo. Los demás forman el especial de la arena.',
      reels:
        'Cada evento es dónde se para un rodillo, desde la izquierda: la posición de la fila superior en la cinta, desde 0. Los rodillos retenidos no sortean nada; los símbolos misteriosos usan un evento más.',
      falls:
        'Cada evento es un símbolo según las partes de los símbolos, rodillo a rodillo desde la izquierda y hacia arriba. Cuando desaparecen los ganadores, cada lugar vacío sortea de nuevo.',
      football:
        'Los dos primeros eventos son los goles de cada lado, según los pesos del modelo declarado. Después vienen los minutos de los goles, y cuántas ocasiones hubo y cuándo.',
      basketball:
        'Dos eventos por minuto, local y visitante: los puntos de ese minuto según los pesos del modelo declarado. Un empate sortea un evento más para la prórroga.',
      race: 'Los primeros eventos son el orden de llegada: cada vez uno de los que quedan, según su fuerza. Los demás son las distancias y curvas de la carrera y no cambian el orden.',
    },
    slipText: 'El texto de tu boleto',
    slipPays: 'Lo que devuelve tu boleto',
    pick: 'Tu selección',
    outcome: 'Resultado',
    slipOpen: 'Este evento por sí solo no decide el boleto.',
    slipMatches: 'Coincide. Se te pagó lo que devuelve el boleto.',
    slipDiffers: 'No coincide con lo que se te pagó.',
    slipWaits: 'Aún sin decidir',
  },
} as const satisfies Pick<Texts, 'proof'>;
