export const fairness = {
  title: 'Retorno de cada jogo',
  lead: 'O que cada jogo devolve no longo prazo: o que a casa declara, o que resulta da matemática do jogo e o que saiu em rodadas simuladas.',
  verify: 'Verificar uma rodada',
  report: 'Jogos e seus retornos',
  interval: '{{rtp}} ± {{margin}}',
  rounds: '{{rounds}} rodadas',
  exactly: 'calculado {{rtp}}',
  multiple: '×{{multiple}}',
  advisedPlay: 'com o jogo recomendado',
  descending: 'Maiores primeiro',
  columns: {
    name: 'Jogo',
    rtp: 'RTP',
    played: 'Simulado',
    volatility: 'Volatilidade',
    hitRate: 'Frequência de acerto',
    maxWin: 'Maior ganho',
  },
  volatilities: { low: 'Baixa', medium: 'Média', high: 'Alta' },
  termsTitle: 'O que os números dizem',
  terms: {
    stated: {
      name: 'RTP declarado',
      text: 'Retorno ao jogador: a parte de todas as apostas que um jogo devolve em muitíssimas rodadas. Onde as apostas têm retornos diferentes, vale a mais simples.',
    },
    exact: {
      name: 'RTP calculado',
      text: 'A soma de tudo o que pode sair, cada caso com sua probabilidade exata. Nada é estimado.',
    },
    played: {
      name: 'RTP simulado',
      text: 'O retorno de rodadas simuladas com o mesmo motor, com o intervalo de 95% que o acaso permite.',
    },
    volatility: {
      name: 'Índice de volatilidade',
      text: '1,96 desvio-padrão de uma rodada, em apostas. Baixa é menos de 5, alta a partir de 10.',
    },
    hitRate: {
      name: 'Frequência de acerto',
      text: 'Com que frequência uma rodada devolve alguma coisa, mesmo menos do que a aposta.',
    },
    maxWin: {
      name: 'Maior ganho',
      text: 'O máximo que uma rodada pode devolver, como múltiplo da aposta.',
    },
  },
  source:
    'Os números vêm dos motores que dão as rodadas, pelo comando npm run rtp. Um teste falha quando eles se afastam do que um jogo declara.',
} as const;
