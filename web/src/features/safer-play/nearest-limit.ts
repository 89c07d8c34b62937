import type { Limit } from '@/lib/api/contract-types.ts';
import { type LimitKind, periodsOf } from './limit-kinds.ts';

/** The limit of a kind with the least remaining; of equal ones the shortest period. */
export function nearestLimit(limits: readonly Limit[], kind: LimitKind): Limit | undefined {
  const ofKind = periodsOf[kind].flatMap((period) =>
    limits.filter((limit) => limit.kind === kind && limit.period === period),
  );
  return ofKind.reduce<Limit | undefined>(
    (nearest, limit) => (nearest && nearest.remaining <= limit.remaining ? nearest : limit),
    undefined,
  );
}
