import type { FairnessTexts } from './fairness-texts.ts';

export const ptBr = {
  lead: 'O que cada jogo devolve no longo prazo: o que a casa declara, o que resulta da matemática do jogo e o que saiu em rodadas simuladas.',
  terms: {
    stated:
      'Retorno ao jogador: a parte de todas as apostas que um jogo devolve em muitíssimas rodadas. Onde as apostas têm retornos diferentes, vale a mais simples.',
    exact:
      'A soma de tudo o que pode sair, cada caso com sua probabilidade exata. Nada é estimado.',
    played:
      'Rodadas do mesmo motor, jogadas para conferir o valor ao lado. O intervalo são os 95% que o acaso permite: cerca de um jogo em vinte fica fora dele, e um com prêmios grandes e raros pode ficar longe do seu retorno por muito tempo. Onde o retorno é calculado, vale o calculado. Onde nem 20 milhões de rodadas dizem algo, porque quase todo o retorno é um único prêmio raro, nenhuma é mostrada.',
    volatility:
      'Quanto cada rodada se afasta da média: 1,96 desvio padrão de uma rodada, em apostas. Baixa é menos de 5: muitos prêmios pequenos. Alta é a partir de 10: raro, mas então muito.',
    hitRate:
      'Com que frequência uma rodada devolve alguma coisa, mesmo menos do que a aposta. Num slot conta tudo o que segue do giro pago: novos giros, quedas e giros grátis.',
    maxWin:
      'O máximo que uma rodada pode devolver, como múltiplo da aposta. Um slot tem um teto: a rodada que chega a ele termina com exatamente esse valor.',
    odds: 'Um em quantos giros pagos de um slot devolve cem vezes a aposta ou mais, mil vezes, e o maior ganho, com tudo o que segue do giro. Calculado, não simulado.',
  },
  source:
    'Os números vêm dos motores que geram as rodadas. Qualquer pessoa pode calculá-los de novo a partir do código-fonte público, e nenhuma versão é publicada quando eles se afastam do que um jogo declara.',
} as const satisfies FairnessTexts;
