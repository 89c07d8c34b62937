import { z } from 'zod';
import { currencies } from '../../../contract/money.ts';
import type { PlayerBalance, PostOutcome, WriteOutcome } from '../../../ledger/port.ts';

const balancesSchema = z.array(
  z.tuple([z.enum(currencies), z.string(), z.string()]).transform(
    ([currency, available, frozen]): PlayerBalance => ({
      currency,
      availableMinor: BigInt(available),
      frozenMinor: BigInt(frozen),
    }),
  ),
);

/** By the budgets' keys. */
const countersSchema = z
  .record(z.string(), z.string())
  .transform(
    (counters) =>
      new Map(Object.entries(counters).map(([key, usedMinor]) => [key, BigInt(usedMinor)])),
  );

/** A row that `ledger_post` returns. */
const postedRow = z.object({
  outcome: z.enum([
    'applied',
    'replayed',
    'conflict',
    'stale',
    'overRound',
    'tooSoon',
    'blocked',
    'overBudget',
    'unstaked',
    'limit',
    'insufficient',
    'written',
  ]),
  blocked_by: z.string().nullable(),
  used_minor: z.string().nullable(),
  wait_ms: z.int().nullable(),
  balances: balancesSchema.nullable(),
  changes: z.array(z.int()),
  counters: countersSchema,
});

/** The outcome of one item. @throws ZodError for another row */
export function outcomeOf(row: unknown): PostOutcome | WriteOutcome {
  const { outcome, blocked_by, used_minor, wait_ms, balances, changes, counters } =
    postedRow.parse(row);
  switch (outcome) {
    case 'applied':
      return { outcome, balances: balances ?? [], changes, counters };
    case 'replayed':
      return { outcome, balances: balances ?? [] };
    case 'tooSoon':
      return { outcome, waitMs: wait_ms ?? 0 };
    case 'blocked':
      return { outcome, by: blocked_by ?? '' };
    case 'overBudget':
      return { outcome, by: blocked_by ?? '', usedMinor: BigInt(used_minor ?? 0) };
    case 'written':
      return { outcome, changes };
    default:
      return { outcome };
  }
}
