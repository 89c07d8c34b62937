import { describe, expect, it } from 'vitest';
import type { Position } from '../multi-step/multi-step-game.ts';
import { cardsOf, eventsFor } from '../testing/cards.ts';
import { scriptedStream } from '../testing/scripted-stream.ts';
import { basicStrategy } from './basic-strategy.ts';
import { blackjack, hallBlackjack } from './hall-blackjack.ts';
import { handValue, pointsOf } from './hand-value.ts';

/** Choices after different cards in the order of the deal. */
function play(cards: string, choices: readonly string[], game = hallBlackjack): Position {
  const stream = scriptedStream(eventsFor(cardsOf(cards)));
  return choices.reduce((position, choice) => position.choose(choice, stream), game.open(stream));
}

/** A round of one hand; the cards are: player, dealer, player, hidden one, … */
const deal = (cards: string, ...choices: readonly string[]) => play(cards, ['hands-1', ...choices]);

const names = ({ choices }: Position) => choices.map(({ name }) => name);
const resultsOf = (position: Position) => position.table().hands.map(({ result }) => result);

describe('the value of a hand', () => {
  it.each([
    ['As Kd', { total: 21, soft: true }],
    ['As As 9d', { total: 21, soft: true }],
    ['As 9d 5c', { total: 15, soft: false }],
    ['Kd Qs 2c', { total: 22, soft: false }],
  ])('of %s counts one ace eleven where that does not bust it', (cards, value) => {
    expect(handValue(cardsOf(cards))).toEqual(value);
  });
});

describe('the first deal', () => {
  it('pays a blackjack 3 to 2 immediately', () => {
    expect(deal('As 9d Ks 7c').returnedPercent).toBe(250);
  });

  it('ends if the dealer shows a ten and has a blackjack, before the player acts', () => {
    expect(deal('9s Kd 9d Ac').returnedPercent).toBe(0);
    expect(deal('As Kd Kc Ac').returnedPercent).toBe(100);
  });

  it('offers insurance if the dealer shows an ace, and does not disclose the hidden card', () => {
    const position = deal('9s Ad 9d Kc');
    expect(names(position)).toEqual(['insure', 'decline']);
    expect(position.table().hands[0]?.cards[1]).toBeNull();
    expect(deal('9s Ad 9d Kc', 'insure').returnedPercent).toBe(150);
    expect(deal('9s Ad 9d Kc', 'decline').returnedPercent).toBe(0);
    expect(deal('As Ad Kd Kc', 'insure').returnedPercent).toBe(250);
  });

  it('continues after a lost insurance', () => {
    const position = deal('9s Ad 9d 8c', 'insure');
    expect(names(position)).toEqual(['hit', 'stand', 'double', 'split']);
    expect(deal('9s Ad 9d 8c', 'insure', 'stand').returnedPercent).toBe(0);
  });
});

describe('the player', () => {
  it('busts, after which the dealer draws nothing', () => {
    const position = deal('Ks 6d 6s Tc Kd', 'hit');
    expect(position.returnedPercent).toBe(0);
    expect(position.table().hands[0]?.cards).toHaveLength(2);
  });

  it('stands automatically on 21', () => {
    expect(deal('5s Td 6s 7c Kd', 'hit').returnedPercent).toBe(200);
  });

  it('doubles for one card, after which the dealer plays', () => {
    const position = deal('5s 6d 6s Tc 9d 8s', 'double');
    expect(position.returnedPercent).toBe(400);
    expect(resultsOf(position)).toEqual(['bust', 'win']);
  });

  it('may not double a third card', () => {
    expect(names(deal('5s 6d 2s Tc 3d', 'hit'))).toEqual(['hit', 'stand']);
  });

  it('splits two cards of one value up to four hands, and doubles after it', () => {
    const cards = 'Ks 6d Qs Tc Js Ts Kd Kh Qh Qd';
    const position = deal(cards, 'split', 'split', 'split');
    expect(position.table().hands).toHaveLength(5);
    expect(names(position)).toEqual(['hit', 'stand', 'double']);
  });

  it('gets one card on each split ace, and 21 there is no blackjack', () => {
    const position = deal('As 6d Ad Tc Ks 5s 4d', 'split');
    expect(position.returnedPercent).toBe(200);
    expect(resultsOf(position)).toEqual([null, 'win', 'lose']);
  });
});

describe('several hands', () => {
  /** First cards, the dealer's open one, second cards, the hidden one: 9 9, 8 8, blackjack. */
  const dealt = 'Ks 8s As 6d 9s 8d Qs Tc';
  const playersOf = (position: Position) =>
    position
      .table()
      .hands.flatMap(({ name, cards, stakePercent, returnedPercent, result }) =>
        name === 'player' ? [{ cards, stakePercent, returnedPercent, result }] : [],
      );

  it('are staked before the deal, and played from the first to the last', () => {
    expect(play(dealt, []).choices).toEqual([
      { name: 'hands-1', stakePercent: 0 },
      { name: 'hands-2', stakePercent: 100 },
      { name: 'hands-3', stakePercent: 200 },
    ]);
    const opened = play(dealt, ['hands-3']);
    expect(opened.table().active).toBe(1);
    const second = play(dealt, ['hands-3', 'stand']);
    expect(second.table().active).toBe(2);
    expect(names(second)).toEqual(['hit', 'stand', 'double', 'split']);
  });

  it('pay a blackjack beside them once the dealer has looked', () => {
    const [, , natural] = playersOf(play(dealt, ['hands-3']));
    expect(natural).toMatchObject({ returnedPercent: 250, result: 'blackjack' });
  });

  it('have splits and doubles of their own, against one dealer', () => {
    const position = play(`${dealt} 3s 2d Th 9d Kd`, [
      'hands-3',
      'stand',
      'split',
      'double',
      'stand',
    ]);
    expect(playersOf(position)).toEqual([
      { cards: cardsOf('Ks 9s'), stakePercent: 100, returnedPercent: 200, result: 'win' },
      { cards: cardsOf('8s 3s Th'), stakePercent: 200, returnedPercent: 400, result: 'win' },
      { cards: cardsOf('8d 2d'), stakePercent: 100, returnedPercent: 200, result: 'win' },
      { cards: cardsOf('As Qs'), stakePercent: 100, returnedPercent: 250, result: 'blackjack' },
    ]);
    expect(position.returnedPercent).toBe(1050);
  });

  it('split up to four times each', () => {
    const pairs = 'Ks Qs 6d Kh Qh Tc';
    const first = play(`${pairs} Js Ts Kd Qd Jd Td`, ['hands-2', 'split', 'split', 'split']);
    expect(playersOf(first)).toHaveLength(5);
    expect(names(first)).toEqual(['hit', 'stand', 'double']);
    const stands = ['stand', 'stand', 'stand', 'stand'];
    const second = play(`${pairs} Js Ts Kd Qd Jd Td`, [
      ...['hands-2', 'split', 'split', 'split'],
      ...stands,
    ]);
    expect(names(second)).toContain('split');
  });

  it('are insured one after the other', () => {
    const cards = 'Ks 8s Ad 9s 8d Kc';
    const insurable = play(cards, ['hands-2', 'insure']);
    expect(insurable.table()).toMatchObject({ active: 2 });
    expect(insurable.table().hands.at(-1)).toMatchObject({
      name: 'insurance',
      returnedPercent: null,
    });
    expect(play(cards, ['hands-2', 'insure', 'decline']).returnedPercent).toBe(150);
    expect(play(cards, ['hands-2', 'insure', 'insure']).returnedPercent).toBe(300);
  });

  it('leave the dealer without a draw if each is bust or a blackjack', () => {
    const position = play('Ks As 6d 6s Qs Tc Kd', ['hands-2', 'hit']);
    expect(position.table().hands[0]?.cards).toHaveLength(2);
    expect(position.returnedPercent).toBe(250);
  });
});

it('is dealt at once, as before, under tables without numbers of hands', () => {
  const { handCounts: _, ...tables } = hallBlackjack.tables;
  const before = blackjack({ gameId: 'hall-blackjack', tables, stated: hallBlackjack.stated });
  const position = play('9s Ad 9d 8c', ['insure', 'stand'], before);
  expect(position.returnedPercent).toBe(0);
  expect(position.table()).toMatchObject({ active: null });
  expect(play('9s Ad 9d 8c', [], before).table().active).toBeNull();
});

describe('the dealer', () => {
  it('stands on a soft 17', () => {
    expect(deal('Ks 6d 8s Ac', 'stand').returnedPercent).toBe(200);
  });

  it('draws to 17', () => {
    const position = deal('Ks 2d 8s 2c 2h 2s 9d', 'stand');
    expect(position.table().hands[0]?.cards).toHaveLength(5);
    expect(position.returnedPercent).toBe(200);
  });
});

describe('the RTP', () => {
  it.each([
    ['8s 8d', 'Td', 'split'],
    ['5s 5d', '9d', 'double'],
    ['As 7d', '6d', 'double'],
    ['As 7d', '9d', 'hit'],
    ['As 7d', '2d', 'stand'],
    ['Ts 6d', '7d', 'hit'],
    ['Ts 2d', '4d', 'stand'],
    ['6s 5d', 'Ad', 'hit'],
  ])('is that of basic strategy: %s against %s is to %s', (cards, up, play) => {
    const [dealerUp = 0] = cardsOf(up);
    const [first = 0, second = 0] = cardsOf(cards).map(pointsOf);
    const offers = (offered: string) => offered !== 'split' || first === second;
    expect(basicStrategy({ cards: cardsOf(cards), dealerUp, offers })).toBe(play);
  });
});
