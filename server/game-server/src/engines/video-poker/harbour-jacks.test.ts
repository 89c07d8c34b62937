import { describe, expect, it } from 'vitest';
import { cardsOf, eventsFor } from '../testing/cards.ts';
import { scriptedStream } from '../testing/scripted-stream.ts';
import { bestHoldBy, harbourJacks, jacksRank, jacksReturned, videoPoker } from './harbour-jacks.ts';
import { holdSums, waysOfHold } from './hold-sums.ts';

const sums = holdSums((hand) => jacksReturned(hand));
const bestHold = bestHoldBy(harbourJacks.tables);

describe('the paytable', () => {
  it.each([
    ['As Ks Qs Js Ts', 'royal-flush', 80_000],
    ['9s Ks Qs Js Ts', 'straight-flush', 5_000],
    ['2s 2h 2d 2c Ts', 'four-of-a-kind', 2_500],
    ['2s 2h 2d 3c 3s', 'full-house', 900],
    ['2s 4s 6s 8s Ts', 'flush', 600],
    ['As 2h 3d 4c 5s', 'straight', 400],
    ['2s 2h 2d 4c 5s', 'three-of-a-kind', 300],
    ['2s 2h 3d 3c 5s', 'two-pair', 200],
    ['Js Jh 3d 4c 5s', 'pair', 100],
    ['As Ah 3d 4c 5s', 'pair', 100],
    ['Ts Th 3d 4c 5s', 'high-card', 0],
    ['As Kh 3d 4c 5s', 'high-card', 0],
  ])('reads %s as %s', (text, rank, returned) => {
    expect([jacksRank(cardsOf(text)), jacksReturned(cardsOf(text))]).toEqual([rank, returned]);
  });
});

describe('a hold', () => {
  const hand = cardsOf('Ah Kh Qh Jh 2s').sort((one, other) => one - other);

  it('is worth the sum of all its draws', () => {
    const held = hand.filter((card) => card !== cardsOf('2s')[0]);
    const bits = hand.reduce(
      (mask, card, bit) => (held.includes(card) ? mask | (1 << bit) : mask),
      0,
    );
    const unseen = Array.from({ length: 52 }, (_, card) => card).filter(
      (card) => !hand.includes(card),
    );
    const drawn = unseen.reduce((sum, card) => sum + jacksReturned([...held, card]), 0);
    expect(sums(hand)[bits]).toBe(drawn);
    expect(waysOfHold[bits]).toBe(47);
    expect(sums(hand)[31]).toBe(jacksReturned(hand));
  });

  it.each([
    ['Ah Kh Qh Jh 2s', 'hold-1-2-3-4'],
    ['2s Ah Kh Qh Jh', 'hold-2-3-4-5'],
    ['Ah Kh Qh Jh 9h', 'hold-1-2-3-4'],
    ['Kh Qh Jh Th 9h', 'hold-1-2-3-4-5'],
    ['Js Jh 4d 7c 9s', 'hold-1-2'],
    ['4s 7h 4d 9c Ts', 'hold-1-3'],
    ['2s 7h 4d 9c Ts', 'hold-none'],
  ])('of %s is best as %s', (text, hold) => {
    expect(bestHold(cardsOf(text))).toBe(hold);
  });

  it('is the best one under the paytable that it is given', () => {
    const { tables } = harbourJacks;
    const percents = { ...tables.percents, 'royal-flush': tables.percents.flush };
    const flush = cardsOf('Ah Kh Qh Jh 9h');
    expect(bestHoldBy({ ...tables, percents })(flush)).toBe('hold-1-2-3-4-5');
  });
});

describe('a round of one hand', () => {
  const cards = cardsOf('Js 2h 5d Jc 9s Jd Kd Kh');

  it('keeps the held cards and replaces the others in the order of their places', () => {
    const stream = scriptedStream(eventsFor(cards));
    const dealt = harbourJacks.open(stream).choose('hands-1', stream);
    expect(dealt.choices).toHaveLength(32);
    expect(dealt.returnedPercent).toBeNull();
    const drawn = dealt.choose('hold-1-4', stream);
    expect(drawn.table().hands).toEqual([
      {
        name: 'player',
        cards: cardsOf('Js Jd Kd Jc Kh'),
        stakePercent: 100,
        returnedPercent: 900,
        result: 'full-house',
      },
    ]);
    expect([drawn.choices, drawn.returnedPercent]).toEqual([[], 900]);
  });

  it('of an absent player has one hand and holds all cards', () => {
    const stream = scriptedStream(eventsFor(cards.slice(0, 5)));
    const opened = harbourJacks.open(stream);
    expect(opened.fallback()).toBe('hands-1');
    const dealt = opened.choose('hands-1', stream);
    expect(dealt.fallback()).toBe('hold-1-2-3-4-5');
    expect(dealt.choose(dealt.fallback(), stream).returnedPercent).toBe(100);
  });

  it('is dealt at once, as before, under tables without numbers of hands', () => {
    const { handCounts: _, ...tables } = harbourJacks.tables;
    const before = videoPoker({ gameId: 'harbour-jacks', tables, stated: harbourJacks.stated });
    const dealt = before.open(scriptedStream(eventsFor(cards)));
    expect(dealt.choices).toHaveLength(32);
    expect(dealt.table().hands).toMatchObject([{ cards: cards.slice(0, 5), result: 'pair' }]);
    const drawn = dealt.choose('hold-1-4', scriptedStream(eventsFor(cards).slice(5)));
    expect(drawn.returnedPercent).toBe(900);
  });
});

describe('a round of several hands', () => {
  const dealt = cardsOf('Js 2h 5d Jc 9s');
  /** The events of a hand's draw, which is the only one after the five cards. */
  const draw = (cards: string) => eventsFor([...dealt, ...cardsOf(cards)]).slice(dealt.length);

  it('stakes each, and shows the cards of the first before the draw', () => {
    const opened = harbourJacks.open(scriptedStream([]));
    expect(opened.choices).toEqual([
      { name: 'hands-1', stakePercent: 0 },
      { name: 'hands-3', stakePercent: 200 },
      { name: 'hands-10', stakePercent: 900 },
    ]);
    const { hands } = opened.choose('hands-3', scriptedStream(eventsFor(dealt))).table();
    expect(hands.map(({ cards, result }) => [cards, result])).toEqual([
      [dealt, 'pair'],
      [[], null],
      [[], null],
    ]);
  });

  it('holds the held cards in each, and draws to each from all cards that the deal left', () => {
    const stream = scriptedStream([
      ...eventsFor(dealt),
      ...[...draw('Jd Kd Kh'), ...draw('Jd Jh Kd'), ...draw('3s 4d 5c')],
    ]);
    const drawn = harbourJacks.open(stream).choose('hands-3', stream).choose('hold-1-4', stream);
    expect(
      drawn.table().hands.map(({ cards, returnedPercent }) => [cards, returnedPercent]),
    ).toEqual([
      [cardsOf('Js Jd Kd Jc Kh'), 900],
      [cardsOf('Js Jd Jh Jc Kd'), 2500],
      [cardsOf('Js 3s 4d Jc 5c'), 100],
    ]);
    expect(drawn.returnedPercent).toBe(3500);
  });

  it('returns at most ten royal flushes, the stated largest win', () => {
    const stream = scriptedStream(eventsFor(cardsOf('As Ks Qs Js Ts')));
    const held = harbourJacks.open(stream).choose('hands-10', stream);
    const { returnedPercent } = held.choose('hold-1-2-3-4-5', stream);
    expect(returnedPercent).toBe(harbourJacks.stated.returnMax);
    expect(returnedPercent).toBe(harbourJacks.tables.cap * 100);
  });
});
