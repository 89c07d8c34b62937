import { currencyFacts } from '@fairhall/api/contract/money';
import type { Currency } from '@/lib/api/contract-types.ts';

/** The coin of a currency, in its colour. */
export function BalanceRoundel(props: { readonly currency: Currency }) {
  const { symbol } = currencyFacts[props.currency];
  return (
    <span
      className={`roundel d-grid flex-none place-items-center rounded-circle${symbol.length > 1 ? ' roundel-long' : ''}`}
      style={{ background: `var(--fh-c-${props.currency.toLowerCase()})` }}
      aria-hidden
    >
      {symbol}
    </span>
  );
}
