import { type Currency, fromWholeMajor } from '../../../contract/money.ts';
import { convertMinor } from '../../../contract/reference-rates.ts';
import { parseCurrency } from '../../../core/currency-input.ts';
import { ledgerKey } from '../../../ledger/ledger-key.ts';
import type { OfficeContext } from '../../context.ts';
import { ADJUSTMENT_ALONE_USD_MAX } from '../../contract/alone-limits.ts';
import { loadAdjustmentsAlone } from './adjustments.repository.ts';

const WINDOW_MS = 86_400_000;
/** So many in the window leave nothing: what is read stays bounded, however small they are. */
const WINDOW_ROWS_MAX = 200;

type Money = { readonly currency: Currency; readonly amountMinor: bigint };

/** What a member of staff may still correct for a player without a second person. */
export type AloneAllowance = {
  readonly covers: (money: Money) => boolean;
  /**
   * For the entry of the adjustment: the numbers of the next one, which the ledger gives once. Of two that
   * were checked by the same sums, it refuses the second.
   */
  readonly tags: readonly string[];
};

export async function loadAloneAllowance(
  context: OfficeContext,
  { userId, staffId }: { userId: string; staffId: string },
): Promise<AloneAllowance> {
  const [ofPlayer, ofStaff] = await Promise.all([
    loadAlone(context, { userId }),
    loadAlone(context, { requestedBy: staffId }),
  ]);
  return {
    covers: (money) =>
      isCovered([...ofPlayer.recent, money], ADJUSTMENT_ALONE_USD_MAX.player) &&
      isCovered([...ofStaff.recent, money], ADJUSTMENT_ALONE_USD_MAX.staff),
    tags: [
      ledgerKey('adjustment-alone', 'player', userId, `${ofPlayer.count + 1}`),
      ledgerKey('adjustment-alone', 'staff', staffId, `${ofStaff.count + 1}`),
    ],
  };
}

async function loadAlone(
  { prisma, clock }: OfficeContext,
  where: Parameters<typeof loadAdjustmentsAlone>[1]['where'],
): Promise<{ readonly count: number; readonly recent: readonly Money[] }> {
  const since = new Date(clock.now().getTime() - WINDOW_MS);
  const { count, rows } = await loadAdjustmentsAlone(prisma, {
    where,
    since,
    take: WINDOW_ROWS_MAX,
  });
  const recent = rows.map(({ walletType, amountMinor }) => ({
    currency: parseCurrency(walletType),
    amountMinor,
  }));
  return { count, recent };
}

function isCovered(adjustments: readonly Money[], maxUsd: number): boolean {
  const usd = adjustments.reduce((sum, { currency, amountMinor }) => {
    const conversion = { from: currency, to: 'USD', rounding: 'up' } as const;
    return sum + convertMinor({ ...conversion, amountMinor: magnitude(amountMinor) });
  }, 0n);
  return adjustments.length <= WINDOW_ROWS_MAX && usd <= fromWholeMajor(maxUsd, 'USD');
}

/** Of an amount, whatever its sign. */
export const magnitude = (minor: bigint) => (minor < 0n ? -minor : minor);
