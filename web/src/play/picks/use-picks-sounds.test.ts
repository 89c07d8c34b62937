import { expect, it } from 'vitest';
import type { DecisionRound } from '../contract-types.ts';
import { soundOfStep } from './use-picks-sounds.ts';

/** A round after these choices; its picks are safe, but of `lost` the last one. */
function roundAfter(choices: readonly string[], end: string | null = null): DecisionRound {
  const opened = choices
    .filter((choice) => choice.startsWith('tile-'))
    .map((_, place) => place + 1);
  const player = { name: 'player', cards: opened, stake: '1.00', win: null, result: end };
  const table = { hands: [player], active: 0, figures: { picks: opened.length } };
  const steps = [null, ...choices].map((choice) => ({
    ...{ choice, by: 'player' as const, stake: '0.00', draws: [] },
    table,
  }));
  return {
    ...{ roundId: 'r1', gameId: 'sunken-field', stake: '1.00', win: '0.00', refusal: null },
    ...{ status: end === null ? 'open' : 'settled', ruledAt: null, choices: [] },
    outcome: { engine: 'decisions', openingStake: '1.00', steps },
    proof: { serverSeedHash: 'aa', clientSeed: 'bb', nonce: 7, rulesHash: null },
    createdAt: '2025-01-01T00:00:00.000Z',
  };
}

it.each([
  ['mines-3', ['mines-3'], null, { name: 'chip', step: 0 }],
  ['a first safe tile', ['mines-3', 'tile-4'], null, { name: 'ping', step: 0 }],
  ['the next safe tile', ['mines-3', 'tile-4', 'tile-9'], null, { name: 'ping', step: 1 }],
  [
    'the last safe tile, which ends the round',
    ['mines-24', 'tile-4'],
    'collected',
    { name: 'ping', step: 0 },
  ],
  ['a bad tile', ['mines-3', 'tile-4'], 'lost', { name: 'boom', step: 0 }],
  ['collect', ['mines-3', 'tile-4', 'collect'], 'collected', { name: 'chip', step: 0 }],
  ['leave', ['leave'], 'left', { name: 'chip', step: 0 }],
] as const)('the step %s sounds once, when it is revealed', (_step, choices, end, sound) => {
  const round = roundAfter(choices, end);
  const seenSteps = round.outcome.steps.length;
  expect(soundOfStep({ phase: 'revealing', round, seenSteps: seenSteps - 1 }, 'ping')).toEqual(
    sound,
  );
  expect(soundOfStep({ phase: 'revealing', round, seenSteps }, 'ping')).toBeNull();
  expect(soundOfStep({ phase: 'choosing', round, seenSteps: seenSteps - 1 }, 'ping')).toBeNull();
});
