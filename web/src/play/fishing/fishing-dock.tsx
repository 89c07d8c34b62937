import { Repeat, ShieldCheck, Square, Zap } from 'lucide-react';
import { type PointerEvent, useState } from 'react';
import { Figure } from '../frame/figure.tsx';
import { Stepper } from '../frame/stepper.tsx';
import { useGameTexts } from '../game-texts-context.ts';
import { useFishing } from './fishing-context.ts';
import { priceOf } from './fishing-state.ts';

type DockProps = {
  /** On a phone in portrait: short labels. */
  readonly isCompact: boolean;
  /** The shown balance as text. */
  readonly balance: string;
  readonly commitment: string;
  readonly onFairness: () => void;
  /** Opens the automatic fire, or stops it. */
  readonly onAuto: () => void;
};

/** Figures, the price of a shot and the fire buttons. */
export function FishingDock(props: DockProps) {
  const { isCompact, balance, commitment, onFairness, onAuto } = props;
  const { state, session, formatMoney } = useFishing();
  const { t } = useGameTexts();
  const last = state.catches[0];
  const cost = t('fishing:costNow', { amount: formatMoney(priceOf(state)) });
  return (
    <section className="dock fishing-dock" aria-label={t('controls.label')}>
      <button
        type="button"
        className="commitment fishing-commitment position-relative flex-none align-items-center gap-1-5 rounded-pill fs-xs font-num"
        onClick={onFairness}
      >
        <ShieldCheck size={15} aria-hidden />
        <span>{commitment}</span>
      </button>
      <Figure label={t('controls.balance')} className="figure-balance" value={balance} />
      <Figure
        label={t('fishing:lastCatch')}
        className="figure-return figure-win"
        value={formatMoney(last?.winMinor ?? 0n)}
        testId="win"
      />
      <div className="fishing-prices align-items-center">
        <Stepper
          label={t('fishing:bet')}
          value={formatMoney(state.stakeMinor)}
          lower={t('fishing:lowerBet')}
          raise={t('fishing:raiseBet')}
          now={cost}
          choices={state.stakesMinor}
          chosen={state.stakeMinor}
          onMove={(move) => session.moveBet(move)}
        />
        <Stepper
          label={t('fishing:level', { level: state.level })}
          shown={isCompact ? t('fishing:levelShort', { level: state.level }) : undefined}
          value={formatMoney(priceOf(state))}
          testId="stake"
          lower={t('fishing:lowerLevel')}
          raise={t('fishing:raiseLevel')}
          now={cost}
          choices={state.levels}
          chosen={state.level}
          onMove={(move) => session.moveLevel(move)}
        />
      </div>
      <div className="fishing-fires align-items-center">
        {session.jurisdictionRules.autoplay && <AutoButton onPress={onAuto} />}
        <FireButton />
      </div>
    </section>
  );
}

function AutoButton({ onPress }: { readonly onPress: () => void }) {
  const { auto } = useFishing().state;
  const { t } = useGameTexts();
  const left = auto?.shotsLeft ?? 0;
  const isOn = auto !== null;
  return (
    <button
      type="button"
      className={`tool fishing-auto align-items-center justify-content-center font-num text-nowrap ${isOn ? 'tool-on' : ''}`}
      aria-haspopup={isOn ? undefined : 'dialog'}
      aria-label={isOn ? t('fishing:autoStop', { count: left }) : t('fishing:auto')}
      onClick={onPress}
    >
      {isOn ? (
        <Square size={16} fill="currentColor" aria-hidden />
      ) : (
        <Repeat size={19} aria-hidden />
      )}
      <span aria-hidden>{isOn ? left : t('fishing:auto')}</span>
    </button>
  );
}

/** Fires while it is held; a click from the keyboard fires one shot. */
function FireButton() {
  const { session } = useFishing();
  const { t } = useGameTexts();
  const [held, setHeld] = useState(false);
  const hold = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setHeld(true);
    session.holdFire(true);
  };
  const release = () => {
    setHeld(false);
    session.holdFire(false);
  };
  return (
    <button
      type="button"
      className="btn-game btn-brass fishing-fire fs-h3"
      data-testid="fire"
      data-held={held || undefined}
      onPointerDown={hold}
      onPointerUp={release}
      onPointerCancel={release}
      onLostPointerCapture={release}
      onContextMenu={(event) => event.preventDefault()}
      onClick={(event) => {
        // A pointer has already fired on `pointerdown`.
        if (event.detail === 0) session.fireOnce();
      }}
    >
      <Zap size={20} aria-hidden />
      {t('fishing:fire')}
    </button>
  );
}
