import type { CSSProperties, ReactNode } from 'react';
import { useGameTexts } from '../game-texts-context.ts';
import { SpotChips } from './spot-chips.tsx';
import { useTableGame } from './table-game-context.ts';
import { winningSpots } from './table-game-state.ts';
import './spot.css';

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
      <SpotChips spot={spot} />
    </button>
  );
}
