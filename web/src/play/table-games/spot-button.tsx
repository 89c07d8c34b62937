import type { CSSProperties, ReactNode } from 'react';
import { Chip } from '../chips/chip.tsx';
import { travelFrom } from '../frame/travel.ts';
import { useGameTexts } from '../game-texts-context.ts';
import { useTableGame } from './table-game-context.ts';
import { paidOn, winningSpots } from './table-game-state.ts';
import './spot.css';

const fromRack = travelFrom('.rack-chip:has(:checked)');
const fromTray = travelFrom('.chip-tray');

/** A spot on the table that accepts chips. */
export function SpotButton(props: {
  readonly spot: string;
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly children?: ReactNode;
}) {
  const { spot, className = '', style, children } = props;
  const { game, state, session, formatMoney } = useTableGame();
  const i18n = useGameTexts();
  const betMinor = state.bets.get(spot) ?? 0n;
  const paidMinor = paidOn(state, spot);
  const name = game.spotName(spot, i18n);
  const label =
    betMinor > 0n ? i18n.t('table.betOn', { spot: name, amount: formatMoney(betMinor) }) : name;
  return (
    <button
      type="button"
      className={`spot ${className}`}
      style={style}
      data-spot={spot}
      data-bet={betMinor > 0n || undefined}
      data-won={winningSpots(state).has(spot) || undefined}
      aria-label={label}
      title={name}
      // A disabled button would lose the focus in every round.
      aria-disabled={state.phase !== 'idle'}
      onClick={() => session.place(spot)}
    >
      {children}
      {betMinor > 0n && (
        <Chip
          key={betMinor}
          of={state}
          amountMinor={betMinor}
          className="spot-chip"
          from={fromRack}
        />
      )}
      {paidMinor > 0n && (
        <Chip of={state} amountMinor={paidMinor} className="payout-chip" from={fromTray} />
      )}
    </button>
  );
}
