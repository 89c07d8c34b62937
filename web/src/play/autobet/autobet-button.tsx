import { Repeat, Square } from 'lucide-react';
import { useGameTexts } from '../game-texts-context.ts';
import type { Autobet } from './autobet.ts';

/** Opens the dialog of automatic rounds, or stops them; nothing where the market offers none. */
export function AutobetButton(props: {
  readonly isOffered: boolean;
  readonly autobet: Autobet | null;
  readonly onOpen: () => void;
  readonly onStop: () => void;
}) {
  const { autobet, onOpen, onStop } = props;
  const { t } = useGameTexts();
  if (!props.isOffered) return null;
  if (autobet) {
    const { roundsLeft } = autobet;
    return (
      <button
        type="button"
        className="tool tool-large tool-on"
        aria-label={t('controls.autoStop', { count: roundsLeft })}
        onClick={onStop}
      >
        <Square size={14} fill="currentColor" aria-hidden />
        <span className="tool-count" aria-hidden>
          {roundsLeft}
        </span>
      </button>
    );
  }
  return (
    <button
      type="button"
      className="tool tool-large"
      aria-haspopup="dialog"
      aria-label={t('controls.auto')}
      onClick={onOpen}
    >
      <Repeat size={21} aria-hidden />
    </button>
  );
}
