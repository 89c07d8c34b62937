import { createContext } from 'react';
import { useRequired } from '../required-context.ts';
import { dealPlan, seenTable, tableOf } from './deal-plan.ts';
import type { MultiStepView } from './multi-step-game.ts';

const MultiStepContext = createContext<MultiStepView | null>(null);

export const MultiStepProvider = MultiStepContext.Provider;

/** The multi-step game context. @throws outside of its provider */
export const useMultiStep = (): MultiStepView => useRequired(MultiStepContext, 'multi-step game');

/** The cards on the table with their motions; `null` before the first round. */
export function useTable() {
  const { game, state } = useMultiStep();
  const planOf = game.dealPlan ?? dealPlan;
  const { round, phase, seenSteps } = state;
  if (!round || (phase === 'requesting' && round.status !== 'open')) return null;
  const table = tableOf(round);
  const isRevealing = phase === 'revealing';
  const before = isRevealing ? seenTable(round, seenSteps) : table;
  return { round, table, plan: planOf(before, table), isRevealing };
}
