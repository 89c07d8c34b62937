import { createContext, useContext } from 'react';
import { dealPlan, seenTable, tableOf } from './deal-plan.ts';
import type { DecisionView } from './decision-kind.ts';

const DecisionContext = createContext<DecisionView | null>(null);

export const DecisionProvider = DecisionContext.Provider;

/** The game around this component. */
export function useDecisions(): DecisionView {
  const view = useContext(DecisionContext);
  if (!view) throw new Error('no game with decisions around this component');
  return view;
}

/** The cards on the table and how the new ones come to it; `null` before the first round. */
export function useTable() {
  const { state } = useDecisions();
  const { round, phase, seenSteps } = state;
  if (!round || (phase === 'asking' && round.status !== 'open')) return null;
  const table = tableOf(round);
  const isRevealing = phase === 'revealing';
  const before = isRevealing ? seenTable(round, seenSteps) : table;
  return { round, table, plan: dealPlan(before, table), isRevealing };
}
