export const slotPtBr = {
  anywhere: {
    title: 'Paga em qualquer lugar',
    cover: 'Qualquer lugar',
    bet: 'Aposta · qualquer lugar',
    paysNote:
      'Com sua aposta de {{amount}}; uma unidade vale {{line}}. Os múltiplos são da unidade.',
    text: '{{count}} ou mais símbolos iguais pagam onde quer que estejam. Os vencedores somem, os de cima caem e novos símbolos caem em seguida, o que pode pagar de novo. Um giro tem no máximo {{falls}} quedas.',
    countRange: '{{from}}–{{to}}',
    countFrom: '{{from}}+',
    scatterStays: 'Fica nos rolos até o fim do giro.',
    freeSpinsFrom: '{{scatters}} ou mais {{symbol}} no fim de um giro dão {{spins}} giros grátis.',
  },
  ladder: {
    title: 'Multiplicador',
    note: 'Cada queda o aumenta. O próximo giro começa de novo.',
    text: 'Multiplica o que o giro paga de início e, depois, o que cada queda paga.',
    base: 'Giros pagos',
    free: 'Giros grátis',
  },
  mystery: {
    title: 'Símbolo misterioso',
    text: 'Todos os símbolos “{{symbol}}” de um giro viram o mesmo símbolo, sorteado uma vez por giro.',
    turn: '{{symbol}}: {{count}} em {{of}}',
  },
  wildReels: {
    title: 'Rolos curinga',
    text: 'Um símbolo “{{symbol}}” transforma o rolo inteiro em curinga e o segura enquanto os outros rolos giram mais uma vez de graça. Cada rolo que então vira curinga dá mais um giro.',
    multiplier_one: '{{count}} rolo curinga: cada prêmio ×{{multiplier}}',
    multiplier_other: '{{count}} rolos curinga: cada prêmio ×{{multiplier}}',
    respin: 'Giro extra {{spin}}',
  },
  proofSteps: {
    base: 'Giro pago',
    free: 'Giro grátis',
    respin: 'Giro extra',
    fall: 'Queda',
    events: 'Eventos {{events}}',
  },
  slotResult: {
    total: 'Prêmio total',
  },
};
