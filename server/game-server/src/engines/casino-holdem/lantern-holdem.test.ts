import { describe, expect, it } from 'vitest';
import { handStrength } from '../poker/poker-hand.ts';
import { cardsOf, eventsFor } from '../testing/cards.ts';
import { scriptedStream } from '../testing/scripted-stream.ts';
import { advisesCall, flopFacts, ownFacts } from './holdem-advice.ts';
import { calledReturns, lanternHoldem, qualifies } from './lantern-holdem.ts';

const strengthOf = (text: string) => handStrength(cardsOf(text));

describe('a call', () => {
  const fours = strengthOf('4s 4h 9d 7c 2s');

  it('is against a dealer who qualifies with a pair of fours', () => {
    expect(qualifies(fours)).toBe(true);
    expect(qualifies(strengthOf('3s 3h Ad Kc Qs'))).toBe(false);
    expect(qualifies(strengthOf('As Kh Jd 9c 7s'))).toBe(false);
    expect(qualifies(strengthOf('3s 3h 2d 2c 7s'))).toBe(true);
  });

  it.each([
    ['As Kh Jd 9c 7s', 200],
    ['Ts 9h 8d 7c 6s', 200],
    ['As Ks 9s 7s 2s', 300],
    ['As Ah Ad 7s 7h', 400],
    ['As Ah Ad Ac 7h', 1_100],
    ['9s 8s 7s 6s 5s', 2_100],
    ['As Ks Qs Js Ts', 10_100],
  ])('of %s wins %i percent of the ante when the dealer does not qualify', (text, ante) => {
    const dealer = strengthOf('Ac Kd Jh 9d 7d');
    expect(calledReturns({ player: strengthOf(text), dealer })).toEqual({ ante, call: 200 });
  });

  it('wins ante and call, returns both, or loses both against a dealer who qualifies', () => {
    const dealer = fours;
    expect(calledReturns({ player: dealer + 1, dealer })).toEqual({ ante: 200, call: 400 });
    expect(calledReturns({ player: dealer, dealer })).toEqual({ ante: 100, call: 200 });
    expect(calledReturns({ player: dealer - 1, dealer })).toEqual({ ante: 0, call: 0 });
  });
});

describe('the advised play', () => {
  const calls = (own: string, flop: string) =>
    advisesCall(ownFacts(cardsOf(own)), flopFacts(cardsOf(flop)));

  it.each([
    ['an own pair', '2s 2h', 'Ad Kc 9s', true],
    ['a pair with the table', '5s 2h', 'Ad Kc 2s', true],
    ['four of a suit', '5s 2s', 'As Kc 9s', true],
    ['four to a straight, with a gap', '5s 6h', '8d 9c Ks', true],
    ['four to the straight from the ace', '2s 3h', 'Ad 5c Ks', true],
    ['a queen', 'Qs 2h', 'Ad Kc 7s', true],
    ['a jack with a three', 'Js 3h', 'Ad Kc 7s', true],
    ['a jack with a two', 'Js 2h', 'Ad Kc 7d', false],
    ['a jack with a two, when three are of a suit', 'Js 2s', 'Ad Kc 7s', true],
    ['a ten with a four, when the flop is a pair', 'Ts 4h', 'Ad Ac 7d', true],
    ['a ten with a four', 'Ts 4h', 'Ad Kc 7d', false],
    ['a queen against a flop of one foreign suit', 'Qs 5h', 'Ad Kd 7d', false],
  ])('looks at %s', (_, own, flop, expected) => {
    expect(calls(own, flop)).toBe(expected);
  });
});

describe('a round', () => {
  const cards = cardsOf('As Kh 2d 7c Kd 9h 3s Qc Jd');

  it('shows neither the dealer’s cards nor the rest of the board before the call', () => {
    const { table, choices } = lanternHoldem.open(scriptedStream(eventsFor(cards.slice(0, 5))));
    expect(table().hands.map((hand) => hand.cards)).toEqual([
      [null, null],
      cardsOf('2d 7c Kd'),
      cardsOf('As Kh'),
      [],
    ]);
    expect(choices).toEqual([
      { name: 'call', stakePercent: 200 },
      { name: 'fold', stakePercent: 0 },
    ]);
  });

  it('that is called ends in a showdown', () => {
    const stream = scriptedStream(eventsFor(cards));
    const { table, returnedPercent } = lanternHoldem.open(stream).choose('call', stream);
    expect(returnedPercent).toBe(400);
    expect(table().hands.map(({ name, result }) => [name, result])).toEqual([
      ['dealer', 'not-qualified'],
      ['board', null],
      ['player', 'pair'],
      ['call', null],
    ]);
  });

  it('that is folded loses the ante and draws no more cards', () => {
    const stream = scriptedStream(eventsFor(cards.slice(0, 5)));
    const folded = lanternHoldem.open(stream).choose('fold', stream);
    expect([folded.returnedPercent, folded.choices]).toEqual([0, []]);
    expect(folded.table().hands.map((hand) => hand.returnedPercent)).toEqual([null, null, 0, 0]);
  });

  it('of an absent player is folded', () => {
    expect(lanternHoldem.open(scriptedStream(eventsFor(cards.slice(0, 5)))).fallback()).toBe(
      'fold',
    );
  });
});
