import { toMajor } from '@fairhall/api/contract/money';
import type { CSSProperties } from 'react';
import type { Currency } from '@/lib/api/contract-types.ts';
import { useGameTexts } from '../game-texts-context.ts';
import './chips.css';

const COLOURS = 10;

/** The chips of a table: their colours follow their values. */
export type ChipSet = {
  readonly currency: Currency;
  /** Ascending. */
  readonly stakesMinor: readonly bigint[];
};

/** A chip with its amount or the total of its stack. Decorative: the amount is a text elsewhere. */
export function Chip(props: {
  readonly of: ChipSet;
  readonly amountMinor: bigint;
  readonly className?: string;
  /** The place on the page that the chip slides from, as a ref of `travelFrom`. */
  readonly from?: (element: HTMLElement | null) => void;
}) {
  const { amountMinor, className = '', from } = props;
  const { stakesMinor, currency } = props.of;
  const { locale } = useGameTexts();
  const rank = stakesMinor.filter((chip) => chip <= amountMinor).length;
  // The colours spread over all chips of a table, so that no two look alike.
  const steps = Math.max(stakesMinor.length - 1, 1);
  const colour = Math.floor((Math.max(rank - 1, 0) * (COLOURS - 1)) / steps);
  const amount = new Intl.NumberFormat(locale, {
    notation: 'compact',
    maximumFractionDigits: 1,
  }).format(toMajor(amountMinor, currency));
  return (
    <span
      ref={from}
      className={`chip d-grid place-items-center rounded-circle chip-${colour} ${className}`}
      style={{ '--stack': stackHeight(amountMinor, stakesMinor) } as CSSProperties}
      aria-hidden
    >
      <span
        className={`d-grid place-items-center rounded-circle ${amount.length > 3 ? 'chip-long' : ''}`}
      >
        {amount}
      </span>
    </span>
  );
}

const STACK_MAX = 5;

/** The chips below the top one of a stack: as few as make its amount, and not more than are seen. */
export function stackHeight(amountMinor: bigint, stakesMinor: readonly bigint[]): number {
  let left = amountMinor;
  let chips = 0;
  for (const chip of stakesMinor.toReversed()) {
    while (left >= chip && chips < STACK_MAX) {
      left -= chip;
      chips += 1;
    }
  }
  return Math.max(0, chips - 1);
}
