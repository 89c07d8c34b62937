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

/** A row that `ledger_post` returns. */
const postedRow = z.object({
  outcome: z.enum([
    'applied',
    'replayed',
    'conflict',
    'blocked',
    'overBudget',
    'limit',
    'insufficient',
    'written',
  ]),
  blocked_by: z.string().nullable(),
  used_minor: z.string().nullable(),
  balances: balancesSchema.nullable(),
  changes: z.array(z.int()),
});

/** The outcome of one item. @throws ZodError for another row */
export function outcomeOf(row: unknown): PostOutcome | WriteOutcome {
  const { outcome, blocked_by, used_minor, balances, changes } = postedRow.parse(row);
  switch (outcome) {
    case 'applied':
      return { outcome, balances: balances ?? [], changes };
    case 'replayed':
      return { outcome, balances: balances ?? [] };
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
