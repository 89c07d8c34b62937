/** Names of the species in the fishing games. */
export const speciesEn = {
  'reef-fish': 'Reef fish',
  blowfish: 'Blowfish',
  turtle: 'Turtle',
  squid: 'Squid',
  jellyfish: 'Jellyfish',
  dolphin: 'Dolphin',
  octopus: 'Octopus',
  whale: 'Whale',
  shark: 'Shark',
  chest: 'Treasure chest',
  herring: 'Herring',
  'sperm-whale': 'Storm whale',
  'ghost-ship': 'Ghost ship',
  kraken: 'Kraken',
  shrimp: 'Shrimp',
  oyster: 'Oyster',
  crab: 'Crab',
  otter: 'Otter',
  lobster: 'Lobster',
  'lobster-king': 'Lobster king',
  'bomb-crab': 'Bomb crab',
  'neon-fish': 'Neon fish',
  'moon-jelly': 'Moon jelly',
  'rose-jelly': 'Rose jelly',
  'jelly-queen': 'Jelly queen',
  'storm-jelly': 'Storm jelly',
} as const;

/** Texts of the fishing games. */
export const fishingEn = {
  fishing: {
    bet: 'Bet',
    lowerBet: 'Lower the bet',
    raiseBet: 'Raise the bet',
    level: 'Shot at level {{level}}',
    levelShort: 'Level {{level}}',
    lowerLevel: 'Weaker cannon',
    raiseLevel: 'Stronger cannon',
    costNow: 'A shot costs {{amount}}.',
    fire: 'Fire',
    auto: 'Auto fire',
    autoStart: 'Auto fire, {{count}} shots',
    autoStop: 'Stop auto fire, {{count}} shots left',
    water: 'The water. Tap an animal to fire at it, hold to keep firing.',
    targets: 'Lock the cannon on a species',
    target: '{{species}}, {{pays}}',
    targetAway: '{{species}}, {{pays}}, not in the water now',
    waiting: 'Waiting for: {{species}}',
    coming: '{{species}} {{pays}} is coming',
    here: '{{species}} {{pays}} is here',
    lastCatches: 'Last catches',
    noCatches: 'Nothing caught yet',
    lastCatch: 'Last catch',
    caught: '{{species}} caught: {{win}}.',
    column: 'Species',
    rulesShot:
      'Every shot at an animal is a round of its own and costs your bet times the cannon’s level. A catch pays a multiple of that price.',
    rulesMiss:
      'A shot that meets only water costs nothing. A shot that you paid for always reaches its animal; whether it is caught is drawn for each shot anew, and earlier shots do not count.',
    rulesChance:
      'The chance is the return divided by the multiple, exactly: every species returns {{rtp}} on average, whatever you aim at and at every price. Where an animal swims, how large it looks and how often it was hit change nothing.',
    rulesKeys:
      'Keyboard: space fires, left and right choose the target, up and down the cannon’s level, A is auto fire.',
    rulesAuto: 'Auto fire ends after {{count}} shots.',
    special: {
      chest: 'The treasure chest holds 20, 50, 100, 200 or 500 times the price, 50 on average.',
      kraken:
        'Each of the kraken’s eight tentacles is worth 5, 15, 50 or 100 times the price: 40 to 800 together, 200 on average.',
      'bomb-crab':
        'The bomb crab takes 4, 6, 8 or 10 animals along that are worth 2, 3 or 5 times the price each: 8 to 50 together, 21 on average.',
      'storm-jelly':
        'The storm jelly’s lightning is worth 10 times the price and leaps on with a chance of one half, six times at most; each leap doubles it: 10 to 640, 40 on average.',
    },
  },
} as const;
