import type { Texts } from '../en.ts';

export const proofPtBr = {
  proof: {
    blocks: 'HMAC-SHA256 com a semente do servidor dá os bytes',
    numbers: 'Quatro bytes formam um número, e o número um evento',
    becomes: 'Vira',
    staked: 'Apostado',
    hand: 'Mão',
    returns: 'Retornos de todos os jogos',
    rule: {
      cards:
        'Das cartas que restam no sapato, ordenadas baralho a baralho do ás ao rei de espadas, copas, ouros e paus, o evento conta a próxima a partir de 0. Ela sai do sapato.',
      roulette: 'O evento é a casa, de 0 a 36.',
      dice: 'Cada dado mostra o seu evento mais um.',
      faces:
        'Cada dado mostra a face do seu evento: 0 coroa, 1 âncora, 2 copas, 3 ouros, 4 espadas, 5 paus.',
      wheel: 'O evento é o segmento, contado no sentido horário a partir do sol, que é 0.',
      balls: 'Das bolas que restam, em ordem crescente, o evento conta a próxima a partir de 0.',
      tickets:
        'Cada campo é um evento. O que um campo pode conter ocupa a sua parte dos eventos na ordem da tabela de pagamentos, do melhor para o menor; o resto fica em branco.',
      fishing:
        'O primeiro evento captura o alvo quando fica abaixo da parte dele: o retorno da arena dividido pelo múltiplo do alvo. Os outros formam o especial da arena.',
      reels:
        'Cada evento é onde um rolo para, da esquerda para a direita: a posição da linha de cima na fita, a partir de 0. Rolos presos não sorteiam nada; símbolos misteriosos usam um evento a mais.',
      falls:
        'Cada evento é um símbolo conforme as partes dos símbolos, rolo a rolo da esquerda e de baixo para cima. Depois que os vencedores somem, cada lugar vazio sorteia de novo.',
      football:
        'Os dois primeiros eventos são os gols de cada lado, pelos pesos do modelo declarado. Depois vêm os minutos dos gols, e quantas chances houve e quando.',
      basketball:
        'Dois eventos por minuto, casa e visitante: os pontos desse minuto pelos pesos do modelo declarado. Um empate sorteia mais um evento para a prorrogação.',
      race: 'Os primeiros eventos são a ordem de chegada: a cada vez um dos que restam, conforme a força. Os outros são as distâncias e curvas da corrida e não mudam a ordem.',
    },
    slipText: 'O texto do seu bilhete',
    slipPays: 'O que o seu bilhete devolve',
    pick: 'Seu palpite',
    outcome: 'Resultado',
    slipOpen: 'Este evento sozinho não decide o bilhete.',
    slipMatches: 'Confere. Você recebeu o que o bilhete devolve.',
    slipDiffers: 'Não confere com o que você recebeu.',
    slipWaits: 'Ainda não decidido',
  },
} as const satisfies Pick<Texts, 'proof'>;
