import { currencyFacts } from '@fairhall/api/contract/money';
import type { Currency } from '@/lib/api/contract-types.ts';

type CurrencyRoundelProps = {
  readonly currency: Currency;
  readonly sizePx?: number;
};

/** The coin of a currency: its symbol on its hue. Decorative, because the name is beside it. */
export function CurrencyRoundel({ currency, sizePx = 28 }: CurrencyRoundelProps) {
  const { symbol } = currencyFacts[currency];
  return (
    <span
      aria-hidden="true"
      className="roundel flex-none place-items-center rounded-circle"
      style={{
        background: `var(--fh-c-${currency.toLowerCase()})`,
        width: sizePx,
        height: sizePx,
        fontSize: sizePx * (symbol.length > 1 ? 0.43 : 0.5),
      }}
    >
      {symbol}
    </span>
  );
}
