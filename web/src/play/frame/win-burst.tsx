import type { CSSProperties } from 'react';
import type { FormatMoney } from '../game-texts.ts';
import { WIN_SHOWN_MS, type WinTier, winTier } from '../win-tier.ts';
import './win-burst.css';

const COINS: Readonly<Record<WinTier, number>> = { win: 0, big: 0, mega: 16, epic: 36 };

/**
 * The short animation of a win above the stake, by its size. It lets clicks through, and it is
 * decorative: the texts contain the win.
 */
export function WinBurst(props: {
  readonly stakeMinor: bigint;
  readonly winMinor: bigint;
  readonly formatMoney: FormatMoney;
}) {
  const { stakeMinor, winMinor, formatMoney } = props;
  const tier = winTier({ stakeMinor, winMinor });
  if (tier === null) return null;
  return (
    <div
      className={`win-burst win-burst-${tier} position-absolute overflow-hidden pe-none`}
      style={{ '--shown': `${WIN_SHOWN_MS[tier]}ms` } as CSSProperties}
      aria-hidden
    >
      <i className="win-burst-rays rounded-circle" />
      {coinsOf(COINS[tier]).map(({ id, ...path }) => (
        <i key={id} className="win-burst-coin rounded-circle" style={path as CSSProperties} />
      ))}
      <b>{formatMoney(winMinor)}</b>
    </div>
  );
}

/** The steps of the golden ratio spread any number of coins evenly, without a pattern. */
const GOLDEN = 0.618034;

const coinsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: index,
    '--x': (index * GOLDEN) % 1,
    '--late': index / count,
    '--size': 0.7 + ((index * GOLDEN * GOLDEN) % 1) * 0.6,
  }));
