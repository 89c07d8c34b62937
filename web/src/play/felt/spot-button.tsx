import type { CSSProperties, ReactNode } from 'react';
import { Chip } from '../chips/chip.tsx';
import { useSpeech } from '../shell/speech-context.tsx';
import { useFelt } from './felt-context.ts';
import { winningSpots } from './felt-state.ts';

/** A place on the felt that takes chips. */
export function SpotButton(props: {
  readonly spot: string;
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly children?: ReactNode;
}) {
  const { spot, className = '', style, children } = props;
  const { kind, state, session, money } = useFelt();
  const speech = useSpeech();
  const betMinor = state.bets.get(spot) ?? 0n;
  const name = kind.spotName(spot, speech);
  const label =
    betMinor > 0n ? speech.t('felt.betOn', { spot: name, amount: money(betMinor) }) : name;
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
      // A disabled button would drop the keyboard's focus at every round.
      aria-disabled={state.phase !== 'idle'}
      onClick={() => session.place(spot)}
    >
      {children}
      {betMinor > 0n && <Chip of={state} amountMinor={betMinor} className="spot-chip" />}
    </button>
  );
}
