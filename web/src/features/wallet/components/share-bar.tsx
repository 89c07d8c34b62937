import { useLanguage } from '@/i18n/language.ts';
import type { TotalBalance } from '../total-balance.ts';

/** The parts of the total by currency, as a bar with its legend. */
export function ShareBar({ shares }: Pick<TotalBalance, 'shares'>) {
  const percent = new Intl.NumberFormat(useLanguage(), { style: 'percent' });
  return (
    <>
      <div className="share-bar d-flex overflow-hidden rounded-pill" aria-hidden="true">
        {shares.map(({ currency, part }) => (
          <span
            key={currency}
            style={{ flexGrow: part, background: `var(--fh-c-${currency.toLowerCase()})` }}
          />
        ))}
      </div>
      <ul className="share-legend row-gap-1 column-gap-4-5 p-0 text-2 list-style-none d-flex flex-wrap fs-xs">
        {shares.map(({ currency, part }) => (
          <li key={currency} className="num d-flex align-items-center gap-1-5">
            <span
              className="rounded-circle"
              style={{ background: `var(--fh-c-${currency.toLowerCase()})` }}
              aria-hidden="true"
            />
            {currency} {percent.format(part)}
          </li>
        ))}
      </ul>
    </>
  );
}
