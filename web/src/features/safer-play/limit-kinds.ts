import type { Limit } from '@/lib/api/contract-types.ts';

export type LimitKind = Limit['kind'];
export type LimitPeriod = Limit['period'];
export type LimitId = Pick<Limit, 'kind' | 'period'>;

const moneyPeriods = ['day', 'week', 'month'] as const satisfies readonly LimitPeriod[];

/** The kinds in the order of their cards, each with its periods, the shortest first. */
export const periodsOf = {
  deposit: moneyPeriods,
  loss: moneyPeriods,
  wager: moneyPeriods,
  time: ['day'],
} as const satisfies Record<LimitKind, readonly LimitPeriod[]>;

export const limitKinds: readonly LimitKind[] = ['deposit', 'loss', 'wager', 'time'];
