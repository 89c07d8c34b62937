import { returnKind } from '@/lib/games/return-kind.ts';
import type { FormatMoney } from '../game-texts.ts';
import './win-burst.css';

/** The multiple of the stake from which a win is a big win. */
const BIG_MULTIPLE = 10n;

/**
 * The short animation of a win above the stake. It lets clicks through, and it is decorative: the
 * texts contain the win.
 */
export function WinBurst(props: {
  readonly stakeMinor: bigint;
  readonly winMinor: bigint;
  readonly formatMoney: FormatMoney;
}) {
  const { stakeMinor, winMinor, formatMoney } = props;
  if (returnKind({ returned: winMinor, staked: stakeMinor }) !== 'won') return null;
  const isBig = winMinor >= stakeMinor * BIG_MULTIPLE;
  return (
    <div
      className={
        isBig
          ? 'win-burst win-burst-big position-absolute overflow-hidden opacity-0 pe-none'
          : 'win-burst position-absolute overflow-hidden opacity-0 pe-none'
      }
      aria-hidden
    >
      <i className="win-burst-rays rounded-circle" />
      <b>{formatMoney(winMinor)}</b>
    </div>
  );
}
