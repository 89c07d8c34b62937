import type { MoneyWords } from '../i18n/words.ts';
import { useSpeech } from '../shell/speech-context.tsx';
import { freeSpinProgress, type SlotState } from './round-state.ts';
import { SkipAllButton } from './spin-controls.tsx';

/** Under the frame during free spins: which of them this is, its multiplier and what it won. */
export function FreeSpinsBadge(props: {
  readonly state: SlotState;
  readonly money: MoneyWords;
  readonly onSkipAll: () => void;
}) {
  const { state, money, onSkipAll } = props;
  const { t } = useSpeech();
  const progress = freeSpinProgress(state);
  if (!progress || state.celebrating) return null;
  const { spin, total, multiplier, winMinor } = progress;
  return (
    <div className="free-spins">
      <p>
        {t('freeSpins.progress', { spin, total })}
        {multiplier > 1 && <strong>×{multiplier}</strong>}
      </p>
      {winMinor > 0n && (
        <p className="free-spins-win" key={spin}>
          {money(winMinor, 'always')}
        </p>
      )}
      <SkipAllButton onSkip={onSkipAll} />
    </div>
  );
}
