/** As in `en.ts`. */
export const cardGamesEs = {
  poker: {
    royalFlush: 'Escalera real',
    straightFlush: 'Escalera de color',
    fourOfAKind: 'Póker',
    fullHouse: 'Full',
    flush: 'Color',
    straight: 'Escalera',
    threeOfAKind: 'Trío',
    twoPair: 'Doble pareja',
    pair: 'Pareja',
    highCard: 'Carta alta',
  },
  jacks: {
    jacksOrBetter: 'Jotas o mejor',
    nothing: 'Mano sin premio',
    paytable: 'Lo que paga cada mano',
    hand: 'Tu mano',
    hold: 'Guardar',
    held: 'Guardada',
    cardHeld: '{{place}}: {{card}}, guardada',
    cardFree: '{{place}}: {{card}}, sin guardar',
    dealt: 'Repartido: {{hand}}',
    drawNew_one: 'Cambiar {{count}} carta',
    drawNew_other: 'Cambiar {{count}} cartas',
    keepAll: 'Quedarse con las cinco',
    best: 'Mejor elección',
    bestIs: 'Mejor elección: {{cards}}.',
    bestNone: 'Mejor elección: ninguna, cambia las cinco cartas.',
    rules:
      'Recibes cinco cartas de una baraja nueva de 52. Guarda las que quieras, o ninguna; las demás se cambian una vez por cartas de la misma baraja. La mano paga según su valor, y una pareja, desde las jotas.',
    rulesKeys:
      'Toca una carta o pulsa de 1 a 5 para guardarla o soltarla. «Mejor elección» marca las cartas que más devuelven de media, calculadas con exactitud sobre todos los cambios.',
    rulesRtp:
      'El retorno indicado es el de la mejor elección en cada mano, sumado sobre las 2.598.960 manos posibles.',
    rulesGone: 'Una ronda abierta 24 horas se queda con las cinco cartas repartidas.',
  },
  holdem: {
    dealer: 'Crupier',
    board: 'Mesa',
    you: 'Tú',
    ante: 'Ante',
    call: 'Igualar',
    fold: 'Retirarse',
    turn: 'Tienes: {{hand}}',
    notQualified: 'No califica',
    resultFolded: 'Te has retirado',
    resultNotQualified: 'El crupier no califica: {{player}}',
    resultWon: '{{player}} contra {{dealer}}: ganas tú',
    resultLost: '{{player}} contra {{dealer}}: gana el crupier',
    resultTied: '{{player}} en ambos lados',
    antePays: 'El ante paga',
    otherHands: 'Todas las demás manos',
    rules:
      'Tú recibes dos cartas y la mesa tres, de una baraja nueva. Retírate y pierde el ante, o iguala con el doble: entonces llegan dos cartas más a la mesa y las dos del crupier. Ganan las cinco mejores de siete cartas.',
    rulesQualify:
      'El crupier necesita una pareja de cuatros o mejor para jugar. Sin ella, el ante paga según tu mano y la apuesta igualada vuelve. Si juega, gana la mejor mano: el ante paga según tu mano y la apuesta igualada 1 a 1. Las manos iguales devuelven ambas.',
    rulesAdvice:
      'Nuestro consejo: iguala con una pareja o mejor que use una carta tuya, con cuatro del mismo palo o cuatro dentro de una escalera. Si no, cuenta dos veces tu carta más alta y una vez la más baja (jota 11, reina 12, rey 13, as 14). Suma 3 si una carta tuya es una de tres de su palo, suma 1 por una pareja en la mesa, resta 8 si la mesa es de un solo palo que no tienes, e iguala desde 25.',
    rulesRtp:
      'El retorno indicado es el de este consejo, sumado sobre todo lo que puede repartirse; jugar sin ningún error devuelve el 97,84 %.',
    rulesGone: 'Una ronda abierta 24 horas cuenta como retirada.',
  },
  tide: {
    higher: 'Mayor',
    lower: 'Menor',
    collect: 'Cobrar',
    prompt: '¿La siguiente carta es mayor o menor?',
    promptOn: '¿Seguir o cobrar?',
    cards: '{{right}} de {{unseen}} cartas',
    brings: 'Sube a {{amount}}',
    none: 'No disponible',
    sideLabel: '{{side}}: {{right}} de {{unseen}} cartas, sube a {{amount}}',
    chain: 'Tu cadena',
    now: 'La carta del pronóstico',
    right_one: '{{count}} acierto',
    right_other: '{{count}} aciertos',
    resultLost: '{{card}} termina la cadena',
    resultCollected_one: '{{count}} acierto cobrado',
    resultCollected_other: '{{count}} aciertos cobrados',
    rules:
      'Una carta de una baraja nueva queda descubierta. Di si la siguiente es mayor o menor; el as es la más baja, el rey la más alta, y el mismo valor pierde. Tras cada acierto, sigue o cobra.',
    rulesOdds:
      'Las cuotas salen de las cartas que quedan: una cadena vale el 97 % de la apuesta dividido por la probabilidad de todos sus pronósticos, redondeado hacia abajo a un porcentaje entero. La casa cobra su parte una sola vez, por larga que sea la cadena: toda cadena devuelve de media más del 96 % y como mucho el 97 %.',
    rulesRtp: 'El retorno indicado es el de un pronóstico al lado más probable, cobrado enseguida.',
    rulesLimits:
      'Doce aciertos se cobran solos, y no se ofrece ningún pronóstico que lleve a más de 1.000 veces la apuesta.',
    rulesGone:
      'Una ronda abierta 24 horas se cobra; si aún no hay aciertos, se pronostica por ti una vez el lado más probable.',
  },
} as const;
