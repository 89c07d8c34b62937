import { describe, expect, it } from 'vitest';
import { fastStream } from '../slot/lines-testing.ts';
import { type DecisionRules, decisionGame } from './multi-step-game.ts';
import { playMultiStep } from './multi-step-round.ts';

type State = { readonly asked: number };

/** A game that asks twice whether to go on, for half the stake more, and then pays it double. */
const rules: DecisionRules<State> = {
  gameId: 'twice-asked',
  kind: 'hi-lo',
  percentUnit: 50,
  choicesMax: 2,
  open: () => ({ asked: 0 }),
  choices: ({ asked }) =>
    asked < 2
      ? [
          { name: 'stay', stakePercent: 0 },
          { name: 'raise', stakePercent: 50 },
        ]
      : [],
  choose: ({ asked }) => ({ asked: asked + 1 }),
  table: ({ asked }) => ({ hands: [], active: null, figures: { asked } }),
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
const play = (changes: Partial<DecisionRules<State>>, ...choices: string[]) =>
  playMultiStep(decisionGame({ ...rules, ...changes }), { stakeMinor: 100n, choices, stream });

describe('a round with decisions', () => {
  it('stakes what its choices stake and pays once it is over', () => {
    expect(play({}, 'raise')).toMatchObject({ stakeMinor: 150n, winMinor: null });
    expect(play({}, 'raise', 'stay')).toMatchObject({ stakeMinor: 150n, winMinor: 200n });
  });

  it('is not dealt for a stake of which its percents are no whole minor units', () => {
    const game = decisionGame(rules);
    for (const stakeMinor of [0n, -2n, 3n]) {
      expect(() => playMultiStep(game, { stakeMinor, choices: [], stream })).toThrow(RangeError);
    }
  });

  it('ends after the most choices that the game takes, whatever it offers', () => {
    const endless = { choices: () => [{ name: 'stay', stakePercent: 0 }] };
    expect(play(endless, 'stay', 'stay').winMinor).toBeNull();
    expect(() => play(endless, 'stay', 'stay', 'stay')).toThrow('never ends');
  });

  it('takes no choice that is not on offer, and none once it is over', () => {
    expect(() => play({}, 'double')).toThrow('does not offer double');
    expect(() => play({}, 'stay', 'stay').position.fallback()).toThrow(RangeError);
    expect(() => play({ choicesMax: 3 }, 'stay', 'stay', 'stay')).toThrow('does not offer stay');
  });
});

describe('a game that breaks its own word', () => {
  it('cannot let the rule stake for a player who does not come back', () => {
    const { position } = play({ fallback: () => 'raise' });
    expect(() => position.fallback()).toThrow('cannot choose raise');
  });

  it('cannot advise what it does not offer', () => {
    const { position } = play({ advised: () => 'double' });
    expect(() => position.advised()).toThrow('does not offer double');
  });

  it.each([25, -50, 0.5])('cannot stake or return %s % where it counts in halves', (percent) => {
    expect(() => play({ choices: () => [{ name: 'odd', stakePercent: percent }] })).toThrow(
      'counts in 50 %',
    );
    expect(() => play({ returned: () => percent }, 'stay', 'stay')).toThrow('counts in 50 %');
  });
});
