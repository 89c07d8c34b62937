import { toMajor } from '../money.ts';
import { useSpeech } from '../shell/speech-context.tsx';
import { useFelt } from './felt-context.ts';

const COLOURS = 6;

/** A chip with its amount, or that of the chips under it; the amount is said elsewhere. */
export function Chip(props: { readonly amountMinor: bigint; readonly className?: string }) {
  const { amountMinor, className = '' } = props;
  const { state } = useFelt();
  const { locale } = useSpeech();
  const rank = state.chipsMinor.filter((chip) => chip <= amountMinor).length;
  const colour = Math.min(
    Math.floor((rank * COLOURS) / (state.chipsMinor.length + 1)),
    COLOURS - 1,
  );
  const amount = new Intl.NumberFormat(locale, {
    notation: 'compact',
    maximumFractionDigits: 1,
  }).format(toMajor(amountMinor, state.currency));
  return (
    <span className={`chip chip-${colour} ${className}`} aria-hidden>
      <span className={amount.length > 3 ? 'chip-long' : undefined}>{amount}</span>
    </span>
  );
}
