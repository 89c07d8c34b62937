import { cardsOf } from '@fairhall/game-server/engines/testing/cards';
import type { Forced } from './outcomes.ts';

/*
 * The largest return of each multi-step game: no search finds the choices that lead there.
 */

const CARDS = 52;
const BITS = 2 ** 32;

const eachOf = (count: number, text: string): string =>
  Array.from({ length: count }, () => text).join(' ');

/** The numbers that deal these cards, one after the other, from a fresh shoe. */
function numbersOf(decks: number, text: string): number[] {
  const left = Array.from({ length: decks * CARDS }, (_, index) => index % CARDS);
  return cardsOf(text).map((card) => {
    const place = left.indexOf(card);
    const number = Math.ceil((place / left.length) * BITS);
    left.splice(place, 1);
    return number;
  });
}

/** A pair of eights becomes four hands of 21, each for twice its stake. */
const fourHands = {
  cards: '8s 8h 3s 3h Ts Th 3d 3c Td Tc',
  choices: ['split', 'split', 'double', 'double', 'split', 'double', 'double'],
};

/** The numbers at which reels of so many places stop. */
const stopsAt = (of: number, stops: readonly number[]): number[] =>
  stops.map((stop) => Math.ceil((stop / of) * BITS));

/** By game. */
export const largestWins: Readonly<Record<string, Forced>> = {
  // Two fruit lines beside three drums, and the first ticket of the wheel.
  'parade-7': { numbers: [...stopsAt(24, [4, 2, 5]), 0] },
  // Three times four hands against a dealer who busts.
  'hall-blackjack': {
    numbers: numbersOf(6, `8d 8c 8d 6s 8c 8d 8c Tc ${eachOf(3, fourHands.cards)} Th`),
    choices: ['hands-3', ...Array.from({ length: 3 }, () => fourHands.choices).flat()],
  },
  // A royal flush, held in ten hands.
  'harbour-jacks': {
    numbers: numbersOf(1, 'As Ks Qs Js Ts'),
    choices: ['hands-10', 'hold-1-2-3-4-5'],
  },
  // A royal flush against a dealer with the pair of fours on the board.
  'lantern-holdem': {
    numbers: numbersOf(1, 'Ah Kh Qh Jh Th 4s 4c 7d 8c'),
    choices: ['call'],
  },
  'high-tide': {
    numbers: numbersOf(1, 'Qs Kd 2c Ah Kc 8h Jd 8d 3s'),
    choices: ['higher', 'lower', 'lower', 'higher', 'lower', 'higher', 'lower', 'lower'],
  },
  // The lowest number draws the first tile: the bad ones are 1 to 9.
  'sunken-field': {
    numbers: [0],
    choices: ['mines-9', ...Array.from({ length: 13 }, (_, pick) => `tile-${10 + pick}`)],
  },
  // The bad tiles of each floor are 1 and 2.
  'lighthouse-stairs': {
    numbers: [0],
    choices: ['stairs-3-2', ...Array.from({ length: 8 }, () => 'tile-3')],
  },
};
