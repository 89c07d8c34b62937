import { describe, expect, it } from 'vitest';
import { drawCards } from '../cards/draw-cards.ts';
import { fullShoe } from '../cards/partial-shoe.ts';
import { fastStream } from '../fast-stream.ts';
import { cardsOf } from '../testing/cards.ts';
import { handStrength, orderOf, pairOf } from './poker-hand.ts';

const strengthOf = (text: string) => handStrength(cardsOf(text));

describe('a stronger hand', () => {
  it.each([
    ['of a better rank', 'Ah Kh Qh Jh Th', '9s 8s 7s 6s 5s'],
    ['a straight flush over four of a kind', '5d 4d 3d 2d Ad', 'As Ah Ac Ad Kc'],
    ['the straight to the six over the one to the five', '6s 5d 4c 3h 2s', '5d 4c 3h 2s Ac'],
    ['the straight to the ace over the one to the king', 'As Kd Qh Jc Ts', 'Kd Qh Jc Ts 9s'],
    ['the higher flush in its fifth card', 'As Ks Qs 7s 4s', 'Ah Kh Qh 7h 3h'],
    ['the full house with the higher three', '3s 3h 3d 2c 2s', '2s 2h 2d Ac As'],
    ['three of a kind by its kickers', '8s 8h 8d Kc 4s', '8s 8h 8d Kc 3s'],
    ['two pairs by the lower pair', 'As Ah 4d 4c 2s', 'Ad Ac 3s 3h Kd'],
    ['two pairs by the kicker', 'As Ah 4d 4c 9s', 'Ad Ac 4s 4h 8d'],
    ['a pair by the last kicker', 'Js Jh 9d 7c 4s', 'Jd Jc 9s 7h 3d'],
    ['the high card by the last one', 'As Jh 9d 7c 4s', 'Ad Jc 9s 7h 3d'],
  ])('wins: %s', (_, stronger, weaker) => {
    expect(strengthOf(stronger)).toBeGreaterThan(strengthOf(weaker));
  });

  it('does not exist by suits alone', () => {
    expect(strengthOf('As Kh 9d 7c 4s')).toBe(strengthOf('Ad Kc 9s 7h 4c'));
  });
});

it('returns the rank of a pair', () => {
  expect(pairOf(strengthOf('4s 4h As Kd Qc'))).toBe(orderOf(cardsOf('4d')[0] ?? -1));
});

it('matches the best of all 21 choices of five of seven', () => {
  const stream = fastStream(7);
  for (let deal = 0; deal < 2_000; deal += 1) {
    const { cards } = drawCards(fullShoe(1), { count: 7, stream });
    const fives = cards.flatMap((first, one) =>
      cards
        .slice(one + 1)
        .map((second) => cards.filter((card) => card !== first && card !== second)),
    );
    expect(fives).toHaveLength(21);
    expect(handStrength(cards)).toBe(Math.max(...fives.map(handStrength)));
  }
});
