import type { Texts } from '../en.ts';

export const recordPtBr = {
  record: {
    title: 'Seu registro',
    keepsCommitment:
      'Seu dispositivo guarda um registro: o hash desta semente, mostrado em {{when}}.',
    keeps_one:
      'Seu dispositivo guarda um registro: o hash desta semente, mostrado em {{when}}, e {{count}} rodada que você viu.',
    keeps_other:
      'Seu dispositivo guarda um registro: o hash desta semente, mostrado em {{when}}, e {{count}} rodadas que você viu.',
    noStatus: {
      none: 'Seu dispositivo não tem registro desta semente. Ela foi mostrada primeiro em outro lugar, ou o registro foi apagado.',
      unavailable:
        'Este navegador não guarda registro, como em uma janela privada ou com o disco cheio. Você pode jogar, mas não provar depois o que viu.',
      ownTab:
        'Este jogo está em uma aba própria, que não guarda registro. Abra-o pelo lobby para ter um.',
      guest: 'Um registro pertence a um jogador. Entre no dispositivo em que você jogou.',
    },
    compared: 'Comparado com o registro do seu dispositivo de {{when}} e recalculado aqui.',
    hash: 'Hash, no seu registro',
    hashFromServer: 'Hash, do servidor',
    fits: {
      commitment: 'A semente é a que foi lacrada. A rodada não está no seu registro.',
      none: 'Os dados combinam, mas seu dispositivo não tem registro disto.',
      unavailable: 'Os dados combinam, mas este navegador não guarda registro.',
      ownTab: 'Os dados combinam, mas um jogo em uma aba própria não tem registro.',
      guest: 'Os dados combinam, mas sem login não há registro.',
    },
    limit: {
      commitment:
        'Provado: o hash desta semente já estava no seu dispositivo em {{when}}, e estas sementes dão este resultado. Não provado: que esta é a aposta e o resultado que você viu.',
      none: 'Provado: estas sementes dão este resultado. Não provado: que o hash foi mostrado antes da aposta e que esta é a rodada que você viu. Só o dispositivo que a mostrou pode provar isso, enquanto o registro durar.',
    },
    mismatch: {
      seedSwapped:
        'Outra semente foi revelada: o hash dela não é o que seu dispositivo recebeu antes.',
      hashRewritten: 'O hash foi reescrito: o servidor informa outro, diferente do que mostrou.',
      commitmentSkipped:
        'A semente em vigor não é a anunciada: o hash dela não foi mostrado como o próximo.',
      commitmentMissing_one:
        '{{count}} semente das suas rodadas não está em vigor nem foi revelada: {{hashes}}',
      commitmentMissing_other:
        '{{count}} sementes das suas rodadas não estão em vigor nem foram reveladas: {{hashes}}',
      roundSwapped: 'Esta é outra rodada, e não a que você viu.',
      roundSwappedAt: 'Outra rodada, e não a que você viu: nonce {{nonces}}.',
      outcomeChanged: 'O resultado não é o que você viu.',
      winChanged: 'O ganho não é o que você viu.',
      stakeChanged: 'A aposta não é a que você viu.',
      nonceChanged: 'O nonce não é o que você viu.',
      clientSeedChanged: 'A semente do cliente não é a que você usou.',
      rulesChanged: 'As regras não são as que valiam quando você jogou.',
      noncesMissing: 'A lista de rodadas tem uma lacuna: nada consta no nonce {{nonces}}.',
      refusalHidden:
        'Uma rodada recusada foi escondida: sua aposta foi recusada e nada consta no nonce {{nonces}}.',
      nonceTwice: 'Um nonce foi usado duas vezes: {{nonces}}.',
      roundMissing: 'Uma rodada que você viu não está na lista: nonce {{nonces}}.',
      roundMoved: 'Uma rodada que você viu consta com outro nonce, e não {{nonces}}.',
      refusalUnexplained: 'Uma rodada recusada consta sem motivo: nonce {{nonces}}.',
      bookChanged: 'O livro não é o que foi publicado no fim das vendas.',
      slipMissing: 'Seu bilhete falta no livro, ou o texto dele foi mudado.',
    },
    commitmentHeld: 'A semente tem o hash que seu dispositivo recebeu em {{when}}.',
    commitmentUnknown: 'Não está no seu registro.',
    commitmentInRecord: 'O hash está no seu registro.',
    commitmentOfPage:
      'A semente tem o hash que esta página mostrou. Sem registro, não se pode comparar depois.',
    rounds: {
      title: 'Todas as rodadas desta semente',
      check: 'Conferir todas as rodadas desta semente',
      working: 'Lendo a lista de rodadas…',
      failed: 'Não foi possível ler a lista de rodadas. Tente de novo.',
      again: 'Tentar de novo',
      complete_one: 'Completa: nonce 0, {{count}} rodada em todos os jogos.',
      complete_other: 'Completa: nonces 0 a {{last}}, {{count}} rodadas em todos os jogos.',
      none: 'Nenhuma rodada saiu desta semente.',
      incomplete: 'A lista de rodadas não confere.',
      partial: 'Só as primeiras {{count}} rodadas foram lidas.',
      shown_one: 'A rodada do seu registro está nela.',
      shown_other: 'Todas as {{count}} rodadas do seu registro estão nela.',
      unseen_one:
        '{{count}} rodada não está no seu registro, como uma jogada em outro dispositivo.',
      unseen_other:
        '{{count}} rodadas não estão no seu registro, como as jogadas em outro dispositivo.',
      followed: 'A semente que veio depois é a que foi anunciada.',
      noRecord: 'Seu dispositivo não tem registro para comparar com a lista.',
    },
    refused: {
      title: 'Recusada depois de sorteada',
      text: 'Nada foi apostado. Abaixo está o que a rodada teria sido. Motivo: {{reason}}',
      none: 'Nenhuma rodada foi recusada depois de sorteada.',
      count_one: '{{count}} rodada foi recusada depois de sorteada. Nada foi apostado.',
      count_other: '{{count}} rodadas foram recusadas depois de sorteadas. Nada foi apostado.',
      would:
        'Refeitas: um retorno de {{share}}, e {{winners}} acima da aposta. Uma carteira que recusasse ganhos apareceria aqui.',
      round: 'Nonce {{nonce}}, {{game}}: {{reason}}',
      win: 'Teria devolvido {{win}} por {{stake}}',
      choices: 'O resultado dependia das suas escolhas',
      unrevealed: 'Aparece quando a semente for revelada',
      more: 'As primeiras {{count}} são refeitas aqui.',
    },
  },
} as const satisfies Pick<Texts, 'record'>;
