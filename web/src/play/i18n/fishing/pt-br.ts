export const speciesPtBr = {
  'reef-fish': 'Peixe de recife',
  blowfish: 'Baiacu',
  turtle: 'Tartaruga',
  squid: 'Lula',
  jellyfish: 'Água-viva',
  dolphin: 'Golfinho',
  octopus: 'Polvo',
  whale: 'Baleia',
  shark: 'Tubarão',
  chest: 'Baú do tesouro',
  herring: 'Arenque',
  'sperm-whale': 'Baleia da tormenta',
  'ghost-ship': 'Navio fantasma',
  kraken: 'Kraken',
  shrimp: 'Camarão',
  oyster: 'Ostra',
  crab: 'Caranguejo',
  otter: 'Lontra',
  lobster: 'Lagosta',
  'lobster-king': 'Rei lagosta',
  'bomb-crab': 'Caranguejo-bomba',
  'neon-fish': 'Peixe neon',
  'moon-jelly': 'Água-viva lunar',
  'rose-jelly': 'Água-viva rosa',
  'jelly-queen': 'Rainha água-viva',
  'storm-jelly': 'Água-viva elétrica',
};

export const fishingPtBr = {
  fishing: {
    bet: 'Aposta',
    lowerBet: 'Diminuir a aposta',
    raiseBet: 'Aumentar a aposta',
    level: 'Tiro no nível {{level}}',
    levelShort: 'Nível {{level}}',
    lowerLevel: 'Canhão mais fraco',
    raiseLevel: 'Canhão mais forte',
    costNow: 'Um tiro custa {{amount}}.',
    fire: 'Atirar',
    auto: 'Tiro automático',
    autoStart: 'Tiro automático, {{count}} tiros',
    autoStop: 'Parar o tiro automático, restam {{count}} tiros',
    water: 'A água. Toque em um animal para atirar nele; segure para continuar atirando.',
    targets: 'Travar o canhão em uma espécie',
    target: '{{species}}, {{pays}}',
    targetAway: '{{species}}, {{pays}}, não está na água agora',
    waiting: 'À espera de: {{species}}',
    coming: '{{species}} {{pays}} está chegando',
    here: '{{species}} {{pays}} chegou',
    lastCatches: 'Últimas capturas',
    noCatches: 'Nada capturado ainda',
    lastCatch: 'Última captura',
    caught: '{{species}}, captura de {{win}}.',
    column: 'Espécie',
    rulesShot:
      'Cada tiro em um animal é uma rodada própria e custa a sua aposta vezes o nível do canhão. Uma captura paga um múltiplo desse preço.',
    rulesMiss:
      'Um tiro que só encontra água não custa nada. Um tiro pago sempre chega ao animal; se ele é capturado ou não, sorteia-se de novo a cada tiro, e os tiros anteriores não contam.',
    rulesChance:
      'A chance é o retorno dividido pelo múltiplo, exatamente: toda espécie devolve {{rtp}} em média, qualquer que seja o alvo e o preço. Onde um animal nada, seu tamanho e quantas vezes foi atingido não mudam nada.',
    rulesKeys:
      'Teclado: espaço atira, esquerda e direita escolhem o alvo, para cima e para baixo o nível do canhão, A é o tiro automático.',
    rulesAuto: 'O tiro automático termina depois de {{count}} tiros.',
    special: {
      'deepwater-bounty':
        'O baú do tesouro guarda 20, 50, 100, 200 ou 500 vezes o preço, 50 em média.',
      'kraken-tide':
        'Cada um dos oito tentáculos do kraken vale 5, 15, 50 ou 100 vezes o preço: juntos de 40 a 800, 200 em média.',
      'lobster-lagoon':
        'O caranguejo-bomba leva junto 4, 6, 8 ou 10 animais que valem 2, 3 ou 5 vezes o preço cada um: juntos de 8 a 50, 21 em média.',
      'jelly-cannon':
        'O raio da água-viva elétrica vale 10 vezes o preço e salta adiante com chance de uma em duas, no máximo seis vezes; cada salto o dobra: de 10 a 640, 40 em média.',
    },
  },
};
