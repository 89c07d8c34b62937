import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { AutobetButton } from '../autobet/autobet-button.tsx';
import { Figure } from '../frame/figure.tsx';
import { ReturnFigure, useReturnTexts } from '../frame/return-figure.tsx';
import type { FormatMoney } from '../game-texts.ts';
import { useGameTexts } from '../game-texts-context.ts';
import { coverLabel } from './bet-labels.ts';
import type { SlotSession } from './slot-session.ts';
import { type SlotState, stakedMinor } from './slot-state.ts';
import { SpinButton, TurboButton } from './spin-controls.tsx';
import { StakeButton, StakeControl } from './stake-control.tsx';

type DockSession = Pick<
  SlotSession,
  'jurisdictionRules' | 'press' | 'moveStake' | 'toggleTurbo' | 'stopAutobet'
>;

export type DockProps = {
  readonly state: SlotState;
  readonly session: DockSession;
  readonly formatMoney: FormatMoney;
  /** The formatted balance. */
  readonly balance: ReactNode;
  readonly onAutobet: () => void;
  readonly onFairness: () => void;
  /** What the play button does in a round that waits for a choice. */
  readonly playLabel?: string | null;
};

/** The bar of amounts and buttons below the reels on landscape pages. */
export function Dock(props: DockProps & { readonly message: ReactNode }) {
  const { state, session, formatMoney, balance } = props;
  const { t } = useGameTexts();
  return (
    <section className="dock" aria-label={t('controls.label')}>
      <Figure label={t('controls.balance')} className="figure-balance" value={balance} />
      <ReturnFigure returnedMinor={state.winMinor ?? 0n} stakedMinor={stakedMinor(state)} />
      <div className="dock-message d-flex flex-1 justify-content-center min-w-0">
        {props.message}
      </div>
      <StakeControl
        state={state}
        formatMoney={formatMoney}
        onMove={(move) => session.moveStake(move)}
      />
      <Turbo {...props} />
      <Auto {...props} />
      <Spin {...props} />
    </section>
  );
}

/* Controls that the player's market may not allow. */

function Turbo({ state, session }: DockProps) {
  if (!session.jurisdictionRules.quickPlay) return null;
  return <TurboButton on={state.turbo} onToggle={() => session.toggleTurbo()} />;
}

function Auto({ state, session, onAutobet }: DockProps) {
  return (
    <AutobetButton
      isOffered={session.jurisdictionRules.autoplay}
      autobet={state.autobet}
      onOpen={onAutobet}
      onStop={() => session.stopAutobet()}
    />
  );
}

function Spin({ state, session, playLabel = null }: DockProps) {
  const { quickPlay } = session.jurisdictionRules;
  const onPress = () => session.press();
  return <SpinButton state={state} canSkip={quickPlay} label={playLabel} onPress={onPress} />;
}

/** The controls of portrait phones. */
export function CompactDock(props: DockProps) {
  const { state, session, formatMoney } = props;
  const i18n = useGameTexts();
  const { t, number } = i18n;
  const returnedMinor = state.winMinor ?? 0n;
  const returned = useReturnTexts({ returnedMinor, stakedMinor: stakedMinor(state) });
  const stake = { state, formatMoney, onMove: (move: 1 | -1) => session.moveStake(move) };
  return (
    <section className="dock" aria-label={t('controls.label')}>
      <div className="dock-row align-items-center justify-content-between w-100">
        <Turbo {...props} />
        <StakeButton {...stake} move={-1} />
        <Spin {...props} />
        <StakeButton {...stake} move={1} />
        <Auto {...props} />
      </div>
      <div className="dock-row dock-figures d-grid align-items-center justify-content-between gap-2 w-100 font-num">
        <button
          type="button"
          className="commitment position-relative flex-none align-items-center gap-1-5 h-auto rounded-pill fs-xs font-num text-start text-wrap"
          onClick={props.onFairness}
        >
          <ShieldCheck size={15} aria-hidden />
          <span>{t('bar.committed', { round: number(state.fairness.nextNonce) })}</span>
        </button>
        <p className="dock-bet fs-body text-center">
          {t('controls.bet')} <strong data-testid="stake">{formatMoney(state.stakeMinor)}</strong>
        </p>
        {returnedMinor > 0n ? (
          <p
            className={
              returned.isWon ? 'dock-return dock-win fs-sm text-end' : 'dock-return fs-sm text-end'
            }
          >
            {returned.label} <strong data-testid="win">{returned.text}</strong>
          </p>
        ) : (
          <p className="dock-lines fs-sm text-end">{coverLabel(state.paytable, i18n)}</p>
        )}
      </div>
    </section>
  );
}
