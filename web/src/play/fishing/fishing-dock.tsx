import { Minus, Plus, Repeat, ShieldCheck, Square, Zap } from 'lucide-react';
import { type PointerEvent, useState } from 'react';
import { useSpeech } from '../shell/speech-context.tsx';
import { useFishing } from './fishing-context.ts';
import { AUTO_SHOTS, moves, priceOf } from './fishing-state.ts';

type DockProps = {
  /** On a phone held upright there is room for a short word between two buttons. */
  readonly isCompact: boolean;
  /** The shown balance in words. */
  readonly balance: string;
  readonly onFairness: () => void;
};

/** Figures, the price of a shot and what fires. */
export function FishingDock({ isCompact, balance, onFairness }: DockProps) {
  const { state, session, money } = useFishing();
  const { t, number } = useSpeech();
  const last = state.catches[0];
  const cost = t('fishing.costNow', { amount: money(priceOf(state)) });
  return (
    <section className="dock fishing-dock" aria-label={t('controls.label')}>
      <button type="button" className="sealed fishing-seal" onClick={onFairness}>
        <ShieldCheck size={15} aria-hidden />
        <span>{t('bar.sealed', { round: number(state.fairness.nextNonce) })}</span>
      </button>
      <div className="figure figure-balance">
        <span className="figure-label">{t('controls.balance')}</span>
        <strong>{balance}</strong>
      </div>
      <div className="figure figure-win">
        <span className="figure-label">{t('fishing.lastCatch')}</span>
        <strong data-testid="win">{money(last?.winMinor ?? 0n)}</strong>
      </div>
      <div className="fishing-prices">
        <Stepper
          label={t('fishing.bet')}
          value={money(state.betMinor)}
          lower={t('fishing.lowerBet')}
          raise={t('fishing.raiseBet')}
          now={cost}
          moves={moves(state.betsMinor, state.betMinor)}
          onMove={(move) => session.moveBet(move)}
        />
        <Stepper
          label={t('fishing.level', { level: state.level })}
          shown={isCompact ? t('fishing.levelShort', { level: state.level }) : undefined}
          value={money(priceOf(state))}
          testId="stake"
          lower={t('fishing.lowerLevel')}
          raise={t('fishing.raiseLevel')}
          now={cost}
          moves={moves(state.levels, state.level)}
          onMove={(move) => session.moveLevel(move)}
        />
      </div>
      <div className="fishing-fires">
        <AutoButton />
        <FireButton />
      </div>
    </section>
  );
}

function Stepper(props: {
  readonly label: string;
  /** Instead of the label, for eyes. */
  readonly shown?: string | undefined;
  readonly value: string;
  readonly testId?: string;
  readonly lower: string;
  readonly raise: string;
  /** What a shot costs, said with both buttons. */
  readonly now: string;
  readonly moves: { readonly lower: boolean; readonly raise: boolean };
  readonly onMove: (move: 1 | -1) => void;
}) {
  const { label, value, now, onMove } = props;
  const step = (move: 1 | -1) => {
    const possible = move === 1 ? props.moves.raise : props.moves.lower;
    const Icon = move === 1 ? Plus : Minus;
    return (
      <button
        type="button"
        className="tool tool-stake"
        aria-label={`${move === 1 ? props.raise : props.lower}. ${now}`}
        // A disabled button would drop the keyboard's focus at the last step.
        aria-disabled={!possible}
        onClick={() => {
          if (possible) onMove(move);
        }}
      >
        <Icon size={20} aria-hidden />
      </button>
    );
  };
  return (
    <fieldset className="stake">
      <legend className="visually-hidden">{label}</legend>
      {step(-1)}
      <div className="figure figure-middle">
        <span className="figure-label">{props.shown ?? label}</span>
        <strong data-testid={props.testId}>{value}</strong>
      </div>
      {step(1)}
    </fieldset>
  );
}

function AutoButton() {
  const { state, session } = useFishing();
  const { t } = useSpeech();
  const left = state.autoLeft;
  const isOn = left > 0;
  return (
    <button
      type="button"
      className={`tool fishing-auto ${isOn ? 'tool-on' : ''}`}
      aria-pressed={isOn}
      aria-label={
        isOn
          ? t('fishing.autoStop', { count: left })
          : t('fishing.autoStart', { count: AUTO_SHOTS })
      }
      onClick={() => session.toggleAuto()}
    >
      {isOn ? (
        <Square size={16} fill="currentColor" aria-hidden />
      ) : (
        <Repeat size={19} aria-hidden />
      )}
      <span aria-hidden>{isOn ? left : t('fishing.auto')}</span>
    </button>
  );
}

/** Fires for as long as it is held; a click without a pointer is one shot. */
function FireButton() {
  const { session } = useFishing();
  const { t } = useSpeech();
  const [held, setHeld] = useState(false);
  const hold = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setHeld(true);
    session.holdFire(true);
  };
  const letGo = () => {
    setHeld(false);
    session.holdFire(false);
  };
  return (
    <button
      type="button"
      className="btn-game btn-brass fishing-fire"
      data-testid="fire"
      data-held={held || undefined}
      onPointerDown={hold}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onLostPointerCapture={letGo}
      onContextMenu={(event) => event.preventDefault()}
      onClick={(event) => {
        // A pointer's click has fired when it went down.
        if (event.detail === 0) session.fireOnce();
      }}
    >
      <Zap size={20} aria-hidden />
      {t('fishing.fire')}
    </button>
  );
}
