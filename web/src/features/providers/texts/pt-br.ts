import type { ProvidersTexts } from './providers-texts.ts';

export const ptBr: ProvidersTexts = {
  lead: 'Quem faz os jogos, o que cada jogo declara devolver e o que os jogadores receberam de volta até agora.',
  meaning:
    'O RTP medido é o que os jogadores receberam de volta em todas as rodadas encerradas de um jogo: os ganhos divididos pelas apostas, segundo o livro-razão do cassino. Com rodadas suficientes, a faixa de ± contém o retorno verdadeiro 19 vezes em 20; onde muito do retorno vem de prêmios grandes e raros, são precisas muitíssimas.',
  report: 'Retorno dos jogos',
  jump: 'Provedores nesta página',
  games: 'Jogos: {{count}}',
  off: 'Indisponível',
  offText:
    'Desligado: seus jogos não podem ser abertos, e suas rodadas abertas foram ou serão encerradas.',
  rounds: 'Suas rodadas aqui são listadas na página “Verificar uma rodada”.',
  noRounds: 'Este provedor não oferece uma lista de rodadas passadas.',
  noGames: 'Ainda não há jogos',
  measured: 'RTP medido',
  rules: 'Regras',
  rulesOf: 'Hash das regras de {{game}}',
  proofs: 'Provas',
  verify: 'Verificar',
  early: 'Rodadas insuficientes',
};
