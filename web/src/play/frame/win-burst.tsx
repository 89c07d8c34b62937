import type { FormatMoney } from '../i18n/i18n.ts';
import './win-burst.css';

/** From this multiple of the stake a win is a big one. */
const BIG_MULTIPLE = 10n;

/**
 * A win above the stake, over the table for a moment; nothing for a round that brought less. It can
 * be pressed through, and the texts around it say the same.
 */
export function WinBurst(props: {
  readonly stakeMinor: bigint;
  readonly winMinor: bigint;
  readonly formatMoney: FormatMoney;
}) {
  const { stakeMinor, winMinor, formatMoney } = props;
  if (winMinor <= stakeMinor) return null;
  const isBig = winMinor >= stakeMinor * BIG_MULTIPLE;
  return (
    <div className={isBig ? 'win-burst win-burst-big' : 'win-burst'} aria-hidden>
      <i className="win-burst-rays" />
      <b>{formatMoney(winMinor)}</b>
    </div>
  );
}
