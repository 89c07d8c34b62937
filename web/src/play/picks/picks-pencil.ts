import * as pencil from '@fairhall/game-server/engines/picks/picks-pencil';
import type { DecisionRound } from '../contract-types.ts';
import type { MultiStepState } from '../multi-step/multi-step-state.ts';
import { picksOf, shapeOf, tablesOf } from './use-picks.ts';

const shapeNamed = (state: MultiStepState, name: string | null) =>
  tablesOf(state).shapes.find((shape) => shape.name === name);

/** The lines of the chosen shape. */
export function picksFormula(state: MultiStepState): readonly string[] {
  const shape = shapeNamed(state, state.firstChoice);
  return shape ? pencil.picksFormula(shape) : [];
}

/** The lines of a finished round; none for one that was left before its shape. */
export function picksComputation(state: MultiStepState, round: DecisionRound): readonly string[] {
  const shape = shapeNamed(state, shapeOf(round));
  if (!shape) return [];
  const { bad, opened, end } = picksOf(round);
  return pencil.picksComputation(
    {
      ...{ shape, opened, bad: bad.flat(), isLost: end === 'lost' },
      draws: round.outcome.steps.flatMap(({ draws }) => draws),
      ...{ stake: round.stake, win: round.win },
    },
    tablesOf(state),
  );
}
