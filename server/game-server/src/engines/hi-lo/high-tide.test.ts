import { describe, expect, it } from 'vitest';
import { fastStream } from '../fast-stream.ts';
import type { Position } from '../multi-step/multi-step-game.ts';
import { cardsOf, eventsFor } from '../testing/cards.ts';
import { scriptedStream } from '../testing/scripted-stream.ts';
import { chainWorth, type Guess, guessOn, highTide } from './high-tide.ts';

const chanceOf = ({ of, right }: Guess) => right / of;
const namesOf = ({ choices }: Position) => choices.map(({ name }) => name);

describe('the first guess', () => {
  it('has the stated return on the likelier side, over all 52 cards', () => {
    let [mean, square, hits] = [0, 0, 0];
    for (let card = 0; card < 52; card += 1) {
      const [higher, lower] = [guessOn('higher', [card]), guessOn('lower', [card])];
      const guess = lower.right > higher.right ? lower : higher;
      const worth = chainWorth([guess]) / 100;
      hits += chanceOf(guess) / 52;
      mean += (chanceOf(guess) * worth) / 52;
      square += (chanceOf(guess) * worth ** 2) / 52;
    }
    const { rtp, volatilityIndex, hitRate } = highTide.stated;
    expect((mean * 100).toFixed(2)).toBe(rtp);
    expect(1.96 * Math.sqrt(square - mean ** 2)).toBeCloseTo(volatilityIndex, 2);
    expect(hits).toBeCloseTo(hitRate, 2);
  });

  it('of an ace can only be higher and of a king only lower, and neither can be collected', () => {
    const opened = (text: string) => highTide.open(scriptedStream(eventsFor(cardsOf(text))));
    expect(namesOf(opened('As'))).toEqual(['higher']);
    expect(namesOf(opened('Kd'))).toEqual(['lower']);
    expect(namesOf(opened('7d'))).toEqual(['higher', 'lower']);
  });
});

describe('a chain', () => {
  it('returns more than 96 and at most 97 percent wherever it is collected', () => {
    const stream = fastStream(11);
    for (let round = 0; round < 3_000; round += 1) {
      const guesses: Guess[] = [];
      let position = highTide.open(stream);
      while (position.choices.length > 0) {
        const names = namesOf(position).filter((name) => name !== 'collect');
        const side = names[stream.event(names.length)];
        if (side !== 'higher' && side !== 'lower') break;
        const table = position.table();
        const seen = (table.hands[0]?.cards ?? []).flatMap((card) => card ?? []);
        const guess = guessOn(side, seen);
        const promised = table.figures[`${side}-worth`];
        position = position.choose(side, stream);
        guesses.push(guess);
        const returns = guesses.reduce((chance, next) => chance * chanceOf(next), promised ?? 0);
        expect(returns).toBeGreaterThan(96);
        expect(returns).toBeLessThanOrEqual(97 + 1e-9);
        expect(position.table().figures.worth).toBe(position.returnedPercent === 0 ? 0 : promised);
      }
      expect(position.returnedPercent ?? 0).toBeLessThanOrEqual(highTide.stated.returnMax);
      expect(guesses.length).toBeLessThanOrEqual(12);
    }
  });

  it('excludes the cards that were already dealt', () => {
    expect(guessOn('higher', cardsOf('Ks Qd Js Jd 2c Th'))).toEqual({ of: 46, right: 8 });
    expect(guessOn('lower', cardsOf('Ks Qd Js Jd 2c Th'))).toEqual({ of: 46, right: 35 });
  });

  it('is lost on the same rank', () => {
    const stream = scriptedStream(eventsFor(cardsOf('7d 7s')));
    const lost = highTide.open(stream).choose('higher', stream);
    expect([lost.returnedPercent, lost.table().hands[0]?.result]).toEqual([0, 'lost']);
  });

  it('is collected with its current worth', () => {
    const stream = scriptedStream(eventsFor(cardsOf('7d 9s')));
    const won = highTide.open(stream).choose('higher', stream);
    expect(won.table().figures).toMatchObject({ guesses: 1, worth: 206 });
    expect(namesOf(won)).toEqual(['higher', 'lower', 'collect']);
    expect(won.fallback()).toBe('collect');
    expect(won.choose('collect', stream).returnedPercent).toBe(206);
  });

  it('offers no guess beyond a thousand stakes', () => {
    const stream = scriptedStream(eventsFor(cardsOf('Qs Kd Qd Kh Qh')));
    let position = highTide.open(stream);
    position = position.choose('higher', stream).choose('lower', stream);
    position = position.choose('higher', stream).choose('lower', stream);
    const { worth = 0, higher = 0, unseen = 1 } = position.table().figures;
    expect((worth * unseen) / higher).toBeGreaterThan(highTide.stated.returnMax - worth);
    expect(namesOf(position)).toEqual(['lower', 'collect']);
  });

  it('ends after twelve correct guesses', () => {
    const turning = cardsOf('As Ks Ah Kh Ad Kd Ac Kc 2s Qs 2h Qh 2d');
    const stream = scriptedStream(eventsFor(turning));
    let position = highTide.open(stream);
    for (let guess = 0; guess < 12; guess += 1) {
      position = position.choose(guess % 2 === 0 ? 'higher' : 'lower', stream);
    }
    expect(position.choices).toEqual([]);
    expect(position.returnedPercent).toBe(position.table().figures.worth);
  });
});

describe('an absent player', () => {
  it('guesses the likelier side once and collects', () => {
    const opened = (text: string) => highTide.open(scriptedStream(eventsFor(cardsOf(text))));
    expect(opened('9d').fallback()).toBe('lower');
    expect(opened('7d').fallback()).toBe('higher');
  });
});
