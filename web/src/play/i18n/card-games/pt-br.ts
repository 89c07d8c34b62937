/** As in `en.ts`. */
export const cardGamesPtBr = {
  poker: {
    royalFlush: 'Royal flush',
    straightFlush: 'Straight flush',
    fourOfAKind: 'Quadra',
    fullHouse: 'Full house',
    flush: 'Flush',
    straight: 'Sequência',
    threeOfAKind: 'Trinca',
    twoPair: 'Dois pares',
    pair: 'Par',
    highCard: 'Carta alta',
  },
  jacks: {
    jacksOrBetter: 'Valetes ou melhor',
    nothing: 'Mão sem prêmio',
    paytable: 'Quanto paga cada mão',
    hand: 'Sua mão',
    hold: 'Segurar',
    held: 'Segura',
    cardHeld: '{{place}}: {{card}}, segura',
    cardFree: '{{place}}: {{card}}, solta',
    dealt: 'Na mão: {{hand}}',
    drawNew_one: 'Trocar {{count}} carta',
    drawNew_other: 'Trocar {{count}} cartas',
    keepAll: 'Ficar com as cinco',
    best: 'Melhor escolha',
    bestIs: 'Melhor escolha: {{cards}}.',
    bestNone: 'Melhor escolha: nenhuma, troque as cinco cartas.',
    rules:
      'Você recebe cinco cartas de um baralho novo de 52. Segure quantas quiser, ou nenhuma; as outras são trocadas uma vez por cartas do mesmo baralho. A mão paga conforme o valor dela, e um par, a partir dos valetes.',
    rulesKeys:
      'Toque em uma carta ou pressione de 1 a 5 para segurá-la ou soltá-la. “Melhor escolha” marca as cartas que mais devolvem em média, calculadas com exatidão sobre todas as trocas.',
    rulesRtp:
      'O retorno informado é o da melhor escolha em toda mão, somado sobre as 2.598.960 mãos possíveis.',
    rulesGone: 'Uma rodada aberta por 24 horas fica com as cinco cartas recebidas.',
  },
  holdem: {
    dealer: 'Banca',
    board: 'Mesa',
    you: 'Você',
    ante: 'Ante',
    call: 'Pagar',
    fold: 'Desistir',
    turn: 'Você tem: {{hand}}',
    notQualified: 'Não se qualifica',
    resultFolded: 'Você desistiu',
    resultNotQualified: 'A banca não se qualifica: {{player}}',
    resultWon: '{{player}} contra {{dealer}}: você ganha',
    resultLost: '{{player}} contra {{dealer}}: a banca ganha',
    resultTied: '{{player}} dos dois lados',
    antePays: 'O ante paga',
    otherHands: 'Todas as outras mãos',
    rules:
      'Você recebe duas cartas e a mesa três, de um baralho novo. Desista do ante ou pague o dobro dele: vêm então mais duas cartas na mesa e as duas da banca. Vencem as cinco melhores de sete cartas.',
    rulesQualify:
      'A banca precisa de um par de quatros ou melhor para jogar. Sem isso, o ante paga pela sua mão e o pagamento volta. Com isso, vence a melhor mão: o ante paga pela sua mão e o pagamento, 1 para 1. Mãos iguais devolvem os dois.',
    rulesAdvice:
      'Nosso conselho: pague com um par ou melhor que use uma carta sua, com quatro do mesmo naipe ou quatro dentro de uma sequência. Se não, conte duas vezes sua carta mais alta e uma vez a mais baixa (valete 11, dama 12, rei 13, ás 14). Some 3 se uma carta sua for uma de três do naipe dela, some 1 por um par na mesa, tire 8 se a mesa for de um só naipe que você não tem, e pague a partir de 25.',
    rulesRtp:
      'O retorno informado é o desse conselho, somado sobre tudo o que pode ser dado; jogar sem nenhum erro devolve 97,84%.',
    rulesGone: 'Uma rodada aberta por 24 horas conta como desistência.',
  },
  tide: {
    higher: 'Maior',
    lower: 'Menor',
    collect: 'Recolher',
    prompt: 'A próxima carta é maior ou menor?',
    promptOn: 'Continuar ou recolher?',
    cards: '{{right}} de {{unseen}} cartas',
    brings: 'Leva a {{amount}}',
    none: 'Não disponível',
    sideLabel: '{{side}}: {{right}} de {{unseen}} cartas, leva a {{amount}}',
    chain: 'Sua série',
    now: 'A carta do palpite',
    right_one: '{{count}} acerto',
    right_other: '{{count}} acertos',
    resultLost: '{{card}} encerra a série',
    resultCollected_one: '{{count}} acerto recolhido',
    resultCollected_other: '{{count}} acertos recolhidos',
    rules:
      'Uma carta de um baralho novo fica aberta. Diga se a próxima é maior ou menor; o ás é o mais baixo, o rei o mais alto, e o mesmo valor perde. Depois de cada acerto, continue ou recolha.',
    rulesOdds:
      'As chances vêm das cartas que restam: uma série vale 97% da aposta divididos pela chance de todos os palpites, arredondados para baixo a um por cento inteiro. A casa fica com a parte dela uma única vez, por mais longa que seja a série: toda série devolve em média mais de 96% e no máximo 97%.',
    rulesRtp: 'O retorno informado é o de um palpite no lado mais provável, recolhido em seguida.',
    rulesLimits:
      'Doze acertos são recolhidos automaticamente, e nenhum palpite que leve a mais de 1.000 vezes a aposta é oferecido.',
    rulesGone:
      'Uma rodada aberta por 24 horas é recolhida; sem nenhum acerto até ali, faz-se por você um palpite no lado mais provável.',
  },
} as const;
