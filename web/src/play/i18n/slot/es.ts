export const slotEs = {
  anywhere: {
    title: 'Paga en cualquier lugar',
    cover: 'Cualquier lugar',
    bet: 'Apuesta · cualquier lugar',
    paysNote:
      'Con tu apuesta de {{amount}}; una unidad vale {{line}}. Los múltiplos son de la unidad.',
    text: '{{count}} o más símbolos iguales pagan estén donde estén. Los ganadores desaparecen, lo que hay encima cae y caen símbolos nuevos, que pueden volver a pagar. Un giro tiene {{falls}} caídas como máximo.',
    countRange: '{{from}}–{{to}}',
    countFrom: '{{from}}+',
    scatterStays: 'Se queda en los rodillos hasta que acaba el giro.',
    freeSpinsFrom: '{{scatters}} o más {{symbol}} al final de un giro dan {{spins}} giros gratis.',
  },
  ladder: {
    title: 'Multiplicador',
    note: 'Cada caída lo eleva. El próximo giro empieza de nuevo.',
    text: 'Multiplica lo que el giro paga al principio y, después, lo que paga cada caída.',
    base: 'Giros pagados',
    free: 'Giros gratis',
  },
  mystery: {
    title: 'Símbolo misterioso',
    text: 'Todos los símbolos «{{symbol}}» de un giro se convierten en el mismo símbolo, sorteado una vez por giro.',
    turn: '{{symbol}}: {{count}} de {{of}}',
  },
  wildReels: {
    title: 'Rodillos comodín',
    text: 'Un símbolo «{{symbol}}» convierte todo su rodillo en comodín y lo retiene mientras los demás giran una vez más gratis. Cada rodillo que entonces se vuelve comodín da un giro más.',
    multiplier_one: '{{count}} rodillo comodín: cada premio ×{{multiplier}}',
    multiplier_other: '{{count}} rodillos comodín: cada premio ×{{multiplier}}',
    respin: 'Giro extra {{spin}}',
  },
  proofSteps: {
    base: 'Giro pagado',
    free: 'Giro gratis',
    respin: 'Giro extra',
    fall: 'Caída',
    events: 'Eventos {{events}}',
  },
  slotResult: {
    total: 'Premio total',
  },
};
