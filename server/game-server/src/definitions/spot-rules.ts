import type { SpotKind } from '../engines/spots/spot-game.ts';
import { cardDraw, cardRule } from './card-draws.ts';
import type { DefinitionParts, SpotDefinition } from './game-definition.ts';

/* The rules of the single-step games in words, for a reader who has the tables and no code. */

type RuleTexts = Pick<DefinitionParts, 'draws' | 'rules'>;
type Tables<Kind extends SpotKind> = Extract<SpotDefinition, { engine: Kind }>['tables'];

const percentRule =
  'A percent is a return in percent of the stake on the spot, the stake included; the return of a round is the sum over its spots.';
const lossRule = 'A spot that does not win returns nothing.';
const shares = (list: string, rest: string) =>
  `${list} take their shares of the events in order, the first one from 0; ${rest}`;

export function rouletteRules({ pockets, percentOfAll }: Tables<'roulette'>): RuleTexts {
  return {
    draws: [
      { name: 'pocket', of: pockets, times: 1, meaning: 'The pocket on which the ball lands.' },
    ],
    rules: [
      'tables.spots names the pockets that each spot covers.',
      `A spot that covers the pocket returns ${percentOfAll} percent divided by the number of pockets that it covers.`,
      lossRule,
      percentRule,
    ],
  };
}

const diceDraw = {
  name: 'die',
  of: 6,
  times: 3,
  meaning: 'The face of a die is the event plus 1.',
} as const;

export function sicBoRules(): RuleTexts {
  return {
    draws: [diceDraw],
    rules: [
      'A bet that wins by "sum" returns its percent if the sum of the three faces is in sums; with losesOnTriples it loses on three equal faces.',
      'A bet that wins by "any-triple" returns its percent on three equal faces.',
      'A bet that wins by "count" returns its percent if at least countMin dice show its face.',
      'A bet that wins by "faces" returns its percent if each of its faces is shown by at least one die.',
      'A bet that wins by "each" returns percents at the index of the number of dice that show its face.',
      lossRule,
      percentRule,
    ],
  };
}

export function crownRules(): RuleTexts {
  return {
    draws: [diceDraw],
    rules: [
      'Faces 1 to 6 are the symbols of tables.faces in order, which are the spots.',
      'A spot returns tables.percents at the index of the number of dice that show its symbol.',
      percentRule,
    ],
  };
}

export function wheelRules({ rim, percentOfAll }: Tables<'wheel'>): RuleTexts {
  return {
    draws: [
      {
        name: 'segment',
        of: rim.length,
        times: 1,
        meaning: 'The index, from 0, in tables.rim of the segment at which the wheel stops.',
      },
      {
        name: 'peg',
        of: 2,
        times: 'one less than the cups of tables.drop, only on a segment of tables.drop.spot',
        meaning:
          '0 is to the left of a peg, 1 to the right; their sum is the index, from 0, of the cup.',
      },
    ],
    rules: [
      `The spot of the segment returns ${percentOfAll} percent divided by the number of segments with its name; tables.drop.spot returns tables.drop.percents of its cup instead.`,
      lossRule,
      percentRule,
    ],
  };
}

export function baccaratRules({ decks }: Tables<'baccarat'>): RuleTexts {
  return {
    draws: [
      cardDraw(decks, {
        times: '4 to 6',
        dealt: 'Player, banker, player, banker, then the third cards.',
      }),
    ],
    rules: [
      cardRule,
      'The points of a card are 1 for an ace, the number for 2 to 9, and 0 for tens and faces; a hand has the last digit of the sum of its points.',
      'If the first two cards of either side make naturalMin points or more, no further card is dealt.',
      'Otherwise the player draws a third card at playerDrawsMax points or less.',
      'Then the banker, by the points of the first two cards: if the player has two cards, the banker draws at bankerDrawsMax points or less; if the player has drawn, the banker draws if the points of the third card of the player are in the list of tables.bankerDraws at the index of the points of the banker.',
      'The side with more points wins: its spot, "player" or "banker", returns its percent, the other one nothing; on equal points both return percents.push.',
      '"tie" returns its percent on equal points.',
      '"player-pair" and "banker-pair" return their percent if the first two cards of the side have the same rank.',
      lossRule,
      percentRule,
    ],
  };
}

export function dragonTigerRules({ decks }: Tables<'dragon-tiger'>): RuleTexts {
  return {
    draws: [cardDraw(decks, { times: 2, dealt: 'The dragon, then the tiger.' })],
    rules: [
      cardRule,
      'The higher rank wins, the ace is the lowest: its spot, "dragon" or "tiger", returns its percent, the other one nothing; on equal ranks both return percents.push.',
      '"tie" returns its percent on equal ranks.',
      '"suited-tie" returns its percent on equal ranks and suits.',
      lossRule,
      percentRule,
    ],
  };
}

export function kenoRules({ numbers, drawn }: Tables<'keno'>): RuleTexts {
  return {
    draws: [
      {
        name: 'ball',
        of: `${numbers} less the balls drawn before`,
        times: drawn,
        meaning: `The index, from 0, among the remaining numbers of 1 to ${numbers} in ascending order; the number leaves the list.`,
      },
    ],
    rules: [
      'A spot is "pick-" and 1 to marksMax different numbers in ascending order, joined by "-", as "pick-3-17-40".',
      'A spot with n numbers of which h were drawn returns tables.percents[n][h].',
      percentRule,
    ],
  };
}

export function envelopesRules({
  envelopes,
  envelopeShares,
  sealShares,
}: Tables<'envelopes'>): RuleTexts {
  return {
    draws: [
      {
        name: 'envelope',
        of: envelopeShares,
        times: envelopes,
        meaning: shares('tables.prizes', 'an event after the last share is an empty envelope.'),
      },
      {
        name: 'seal',
        of: sealShares,
        times: 1,
        meaning: shares('tables.seals', 'an event after the last share multiplies by 1.'),
      },
    ],
    rules: [
      'The only spot is "ticket"; it returns the sum of the percents of its envelopes times the multiplier of the seal.',
      percentRule,
    ],
  };
}

export function scratchRules({ fields, shares: of }: Tables<'scratch'>): RuleTexts {
  return {
    draws: [
      {
        name: 'field',
        of,
        times: fields,
        meaning: shares('tables.animals', 'an event after the last share is grass.'),
      },
    ],
    rules: [
      'The only spot is "ticket"; it returns, summed over the animals, the percent of an animal times tables.times at the index of the number of fields that show it.',
      percentRule,
    ],
  };
}

export function fishingRules({ numbers, special }: Tables<'fishing'>): RuleTexts {
  return {
    draws: [
      {
        name: 'catch',
        of: numbers,
        times: 1,
        meaning:
          'The species at which the shot is fired is caught if the event is less than its number in caught, the special if it is less than specialCaught.',
      },
      ...specialDraws(special),
    ],
    rules: [
      'A spot is the name of a species, or of the special; a round has one.',
      'A caught species returns its multiple of the price of the shot.',
      specialRule(special),
      'The draws of the special follow in every round, whichever the spot is.',
      'Without a catch the shot returns nothing.',
    ],
  };
}

const stakeRule =
  'A stake is taken only if every return of its spot is a whole number of minor units, and the largest one is at most tables.winMaxUsd US dollars by the reference rates; nothing is rounded and nothing is cut.';

export function thresholdRules({ events }: Tables<'threshold'>): RuleTexts {
  return {
    draws: [
      {
        name: 'number',
        of: events,
        times: 1,
        meaning: 'The number that decides; all are equally likely.',
      },
    ],
    rules: [
      'A spot is "under-" or "over-" and p, a whole number of percent from percentMin to percentMax, as "under-200"; a round has one.',
      'With c = rtpMaxPercent times events divided by p, rounded down, "under-p" wins if the number is less than c, "over-p" if it is at least events minus c.',
      'A spot that wins returns p percent.',
      lossRule,
      stakeRule,
      percentRule,
    ],
  };
}

export function pegsRules({ draws }: Tables<'pegs'>): RuleTexts {
  return {
    draws: [
      {
        name: 'peg',
        of: 2,
        times: draws,
        meaning:
          '0 sends the ball to the left of the peg, 1 to the right; the first draw is the peg on top.',
      },
    ],
    rules: [
      'The spots are the keys of tables.percents; a round has one. A spot with a list of m percents has 2 (m - 1) rows.',
      'A spot with n rows uses the first n draws; the bucket is their sum, and the draws after them mean nothing.',
      'Bucket k returns the percent at the index k, or at n - k if that is less.',
      stakeRule,
      percentRule,
    ],
  };
}

type Special = Tables<'fishing'>['special'];

function specialDraws(special: Special): DefinitionParts['draws'] {
  switch (special.kind) {
    case 'chest': {
      const of = special.prizes.reduce((sum, { weight }) => sum + weight, 0);
      const meaning =
        'special.prizes take their weights of the events in order, the first one from 0.';
      return [{ name: 'content', of, times: 1, meaning }];
    }
    case 'tentacles': {
      const meaning = 'The index, from 0, in special.multiples.';
      return [{ name: 'tentacle', of: special.multiples.length, times: special.count, meaning }];
    }
    case 'blast':
      return [
        {
          name: 'reach',
          of: special.reaches.length,
          times: 1,
          meaning: 'The index, from 0, in special.reaches.',
        },
        {
          name: 'animal',
          of: special.multiples.length,
          times: Math.max(...special.reaches),
          meaning: 'The index, from 0, in special.multiples.',
        },
      ];
    case 'lightning':
      return [
        {
          name: 'leap',
          of: 2,
          times: special.leapsMax,
          meaning: '1 is a leap; the first 0 ends them, and the draws after it mean nothing.',
        },
      ];
  }
}

function specialRule({ kind }: Special): string {
  switch (kind) {
    case 'chest':
      return 'The caught special returns the multiple of its prize.';
    case 'tentacles':
      return 'The caught special returns the sum of the multiples of its tentacles.';
    case 'blast':
      return 'The caught special returns the sum of the multiples of the first animals, as many as its reach.';
    case 'lightning':
      return 'The caught special returns special.first, doubled by each leap.';
  }
}
