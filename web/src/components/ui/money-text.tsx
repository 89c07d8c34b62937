import { formatMoney } from '@fairhall/api/contract/money-text';
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '@/i18n/language.ts';
import type { Currency } from '@/lib/api/contract-types.ts';

export type MoneyTextProps = {
  /** Major units. */
  readonly amount: number;
  readonly currency: Currency;
  readonly sign?: 'auto' | 'always';
  readonly trimZeros?: boolean;
  /** Animates a change of the amount. */
  readonly countUp?: boolean;
  readonly className?: string;
};

const COUNT_DURATION_MS = 700;

/** An amount in the player's number format, with tabular figures. */
export function MoneyText(props: MoneyTextProps) {
  const { amount, currency, sign = 'auto', trimZeros = false, countUp, className } = props;
  const language = useLanguage();
  const shown = useCounted({ amount, scope: currency, isOn: countUp === true });
  return (
    <span className={`num ${className ?? ''}`}>
      {formatMoney({ amount: shown, currency, language, sign, trimZeros })}
    </span>
  );
}

type Counting = {
  readonly amount: number;
  /** A change of the scope (currency) is not animated. */
  readonly scope: string;
  readonly isOn: boolean;
};

function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function useCounted({ amount, scope, isOn }: Counting): number {
  const [shown, setShown] = useState(amount);
  const last = useRef({ amount, scope });
  useEffect(() => {
    const from = last.current;
    last.current = { amount, scope };
    if (!isOn || from.scope !== scope || from.amount === amount || prefersStillness()) {
      setShown(amount);
      return;
    }
    const start = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const progress = Math.min(1, Math.max(0, now - start) / COUNT_DURATION_MS);
      const eased = 1 - (1 - progress) ** 3;
      setShown(progress === 1 ? amount : from.amount + (amount - from.amount) * eased);
      if (progress < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [amount, scope, isOn]);
  return isOn ? shown : amount;
}
