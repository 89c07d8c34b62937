import { toMajor } from '@fairhall/server/money';
import type { Currency } from '@/lib/contract-types.ts';
import { useSpeech } from '../shell/speech-context.tsx';
import './chips.css';

const COLOURS = 6;

/** The chips of a table: their colours follow their values. */
export type ChipSet = {
  readonly currency: Currency;
  /** Ascending. */
  readonly chipsMinor: readonly bigint[];
};

/** A chip with its amount, or that of the chips under it; the amount is said elsewhere. */
export function Chip(props: {
  readonly of: ChipSet;
  readonly amountMinor: bigint;
  readonly className?: string;
}) {
  const { amountMinor, className = '' } = props;
  const { chipsMinor, currency } = props.of;
  const { locale } = useSpeech();
  const rank = chipsMinor.filter((chip) => chip <= amountMinor).length;
  const colour = Math.min(Math.floor((rank * COLOURS) / (chipsMinor.length + 1)), COLOURS - 1);
  const amount = new Intl.NumberFormat(locale, {
    notation: 'compact',
    maximumFractionDigits: 1,
  }).format(toMajor(amountMinor, currency));
  return (
    <span className={`chip chip-${colour} ${className}`} aria-hidden>
      <span className={amount.length > 3 ? 'chip-long' : undefined}>{amount}</span>
    </span>
  );
}
