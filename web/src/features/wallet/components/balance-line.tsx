import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Currency } from '@/lib/api/contract-types.ts';
import { trpc } from '@/lib/api/trpc.ts';
import { useFormat } from '@/lib/i18n/use-format.ts';
import { totalBalance } from '../total-balance.ts';

const WIDTH = 220;
const HEIGHT = 44;
/** Above and below the line, so that its stroke is whole. */
const INSET = 2;

/** The total of each of the last thirty days, as a line; nothing until it is loaded. */
export function BalanceLine({ currency }: { readonly currency: Currency }) {
  const { t } = useTranslation(['app', 'wallet']);
  const { money } = useFormat();
  const days = useQuery(trpc.wallets.days.queryOptions({}));
  if (days.data === undefined) return <div className="balance-line text-2" />;
  const totals = days.data.map(({ balances }) => totalBalance(balances, currency).amount);
  const values = { from: money(totals[0] ?? 0, currency), to: money(totals.at(-1) ?? 0, currency) };
  return (
    <figure className="balance-line text-2 m-0">
      <svg
        className="d-block w-100 h-hit mb-1"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('wallet:days.text', values)}
      >
        <polyline points={pointsOf(totals)} fill="none" vectorEffect="non-scaling-stroke" />
      </svg>
      <figcaption className="fs-xs" aria-hidden="true">
        {t('wallet:days.title')}
      </figcaption>
    </figure>
  );
}

function pointsOf(totals: readonly number[]): string {
  const least = Math.min(...totals);
  const span = Math.max(...totals) - least;
  return totals
    .map((total, day) => {
      const share = span === 0 ? 0.5 : (total - least) / span;
      const x = (day / (totals.length - 1)) * WIDTH;
      return `${x.toFixed(1)},${(HEIGHT - INSET - share * (HEIGHT - 2 * INSET)).toFixed(1)}`;
    })
    .join(' ');
}
