import { ChevronsRight, RefreshCw, SkipForward, Zap } from 'lucide-react';
import { useGameTexts } from '../game-texts-context.ts';
import { isIdle } from '../session/round-state.ts';
import type { SlotState } from './slot-state.ts';

/** Starts a round, makes the choice that it waits for, or skips its animation where `canSkip`. */
export function SpinButton(props: {
  readonly state: SlotState;
  readonly canSkip: boolean;
  /** The choice that a round waits for; `null` for none. */
  readonly label: string | null;
  readonly onPress: () => void;
}) {
  const { state, canSkip, label, onPress } = props;
  const { t } = useGameTexts();
  const idle = isIdle(state);
  return (
    <button
      type="button"
      className="spin d-grid flex-none place-items-center p-0 border-0 rounded-circle"
      data-phase={state.phase}
      aria-label={label ?? t(idle || !canSkip ? 'controls.spin' : 'controls.skip')}
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
