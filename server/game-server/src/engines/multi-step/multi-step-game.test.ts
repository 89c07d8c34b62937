import { describe, expect, it } from 'vitest';
import { fastStream } from '../fast-stream.ts';
import { createMultiStepGame, type MultiStepRules } from './multi-step-game.ts';
import { playMultiStep } from './multi-step-round.ts';

type State = { readonly called: number };

/** A game with two choices, each for another half of the stake, that then pays double. */
const rules: MultiStepRules<State> = {
  tables: {},
  gameId: 'two-choices',
  kind: 'hi-lo',
  percentUnit: 50,
  choicesMax: 2,
  open: () => ({ called: 0 }),
  choices: ({ called }) =>
    called < 2
      ? [
          { name: 'stay', stakePercent: 0 },
          { name: 'raise', stakePercent: 50 },
        ]
      : [],
  choose: ({ called }) => ({ called: called + 1 }),
  table: ({ called }) => ({ hands: [], active: null, figures: { called } }),
  returned: () => 200,
  fallback: () => 'stay',
  advised: () => 'raise',
  stated: {
    rtp: '200.00',
    basis: { kind: 'exact' },
    volatilityIndex: 0,
    hitRate: 1,
    returnMax: 200,
  },
};
const stream = fastStream(7);
const play = (changes: Partial<MultiStepRules<State>>, ...choices: string[]) =>
  playMultiStep(createMultiStepGame({ ...rules, ...changes }), {
    stakeMinor: 100n,
    currency: 'USD',
    choices,
    stream,
  });

describe('a multi-step round', () => {
  it('adds the stakes of its choices and pays once it is over', () => {
    expect(play({}, 'raise')).toMatchObject({ stakeMinor: 150n, winMinor: null });
    expect(play({}, 'raise', 'stay')).toMatchObject({ stakeMinor: 150n, winMinor: 200n });
  });

  it('is refused for a stake whose percents are not integer minor units', () => {
    const game = createMultiStepGame(rules);
    for (const stakeMinor of [0n, -2n, 3n]) {
      expect(() =>
        playMultiStep(game, { stakeMinor, currency: 'USD', choices: [], stream }),
      ).toThrow(RangeError);
    }
  });

  it('ends after the maximum of choices, whatever the game offers', () => {
    const endless = { choices: () => [{ name: 'stay', stakePercent: 0 }] };
    expect(play(endless, 'stay', 'stay').winMinor).toBeNull();
    expect(() => play(endless, 'stay', 'stay', 'stay')).toThrow('never ends');
  });

  it('refuses a choice that is not on offer, and any once it is over', () => {
    expect(() => play({}, 'double')).toThrow('does not offer double');
    expect(() => play({}, 'stay', 'stay').position.fallback()).toThrow(RangeError);
    expect(() => play({ choicesMax: 3 }, 'stay', 'stay', 'stay')).toThrow('does not offer stay');
  });
});

describe('a game that breaks its declaration', () => {
  it('cannot let the rule stake for an absent player', () => {
    const { position } = play({ fallback: () => 'raise' });
    expect(() => position.fallback()).toThrow('cannot choose raise');
  });

  it('cannot advise a choice that is not on offer', () => {
    const { position } = play({ advised: () => 'double' });
    expect(() => position.advised()).toThrow('does not offer double');
  });

  it.each([25, -50, 0.5])('cannot stake or return %s % with a unit of 50 %', (percent) => {
    expect(() => play({ choices: () => [{ name: 'odd', stakePercent: percent }] })).toThrow(
      'not a multiple of 50 %',
    );
    expect(() => play({ returned: () => percent }, 'stay', 'stay')).toThrow(
      'not a multiple of 50 %',
    );
  });
});
