import { ChevronsRight, RefreshCw, SkipForward, Zap } from 'lucide-react';
import { useGameTexts } from '../game-texts-context.ts';
import type { SlotState } from './slot-state.ts';

/** Starts a round, or skips the animation of the running one where `canSkip`. */
export function SpinButton(props: {
  readonly state: SlotState;
  readonly canSkip: boolean;
  readonly onPress: () => void;
}) {
  const { state, canSkip, onPress } = props;
  const { t } = useGameTexts();
  const idle = state.phase === 'idle';
  return (
    <button
      type="button"
      className="spin d-grid flex-none place-items-center p-0 border-0 rounded-circle"
      data-phase={state.phase}
      aria-label={t(idle || !canSkip ? 'controls.spin' : 'controls.skip')}
      aria-disabled={!idle && !canSkip}
      onClick={onPress}
    >
      {idle || !canSkip ? (
        <RefreshCw strokeWidth={2.6} aria-hidden />
      ) : (
        <ChevronsRight strokeWidth={2.6} aria-hidden />
      )}
    </button>
  );
}

export function TurboButton(props: { readonly on: boolean; readonly onToggle: () => void }) {
  const { on, onToggle } = props;
  const { t } = useGameTexts();
  return (
    <button
      type="button"
      className={on ? 'tool tool-large tool-on' : 'tool tool-large'}
      aria-pressed={on}
      aria-label={t('controls.turbo')}
      onClick={onToggle}
    >
      <Zap size={22} aria-hidden />
    </button>
  );
}

/** Skips the free spins. */
export function SkipAllButton(props: { readonly onSkip: () => void }) {
  const { t } = useGameTexts();
  return (
    <button
      type="button"
      className="skip-all d-inline-flex align-items-center gap-1-5 min-h-hit border-0 rounded-pill"
      onClick={props.onSkip}
    >
      <SkipForward size={16} aria-hidden />
      {t('controls.skipAll')}
    </button>
  );
}
