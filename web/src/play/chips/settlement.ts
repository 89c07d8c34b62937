/**
 * What a table shows after a result, in this order: the winning bets are marked, the dealer sweeps lost
 * stakes, pays, and at last the table is ready for the next bet.
 */
export type SettlementStage = 'marking' | 'sweeping' | 'paying' | 'ready';

/** How long each stage is shown, in milliseconds. */
const STAGE_MS = { marking: 450, sweeping: 420, paying: 1_250 } as const;
/** By what fast rounds multiply the times of a settlement. */
export const FAST_PACE = 0.33;

export type Settlement = {
  readonly stage: SettlementStage;
  /** By what the times of its motions are multiplied. */
  readonly pace: number;
};

/** Of a game without chips. */
export const SETTLED: Settlement = { stage: 'ready', pace: 1 };

export type SettlementStep = {
  readonly stage: SettlementStage;
  /** From the result, in milliseconds. */
  readonly atMs: number;
};

/** When each stage begins. A dealer sweeps only where a stake was lost, and pays only where one won. */
export function settlementPlan(
  { hasLost, hasWon }: { readonly hasLost: boolean; readonly hasWon: boolean },
  pace: number,
): readonly SettlementStep[] {
  const stages = [
    'marking' as const,
    ...(hasLost ? (['sweeping'] as const) : []),
    ...(hasWon ? (['paying'] as const) : []),
  ];
  let atMs = 0;
  const steps = stages.map((stage): SettlementStep => {
    const step = { stage, atMs };
    atMs += Math.round(STAGE_MS[stage] * pace);
    return step;
  });
  return [...steps, { stage: 'ready', atMs }];
}
