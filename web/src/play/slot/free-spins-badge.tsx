import type { MoneyWords } from '../i18n/words.ts';
import { useSpeech } from '../shell/speech-context.tsx';
import { freeSpinProgress, respinProgress, type SlotState } from './round-state.ts';
import { SkipAllButton } from './spin-controls.tsx';

/** Under the frame while more than one spin is played: which one this is, and what it won. */
export function FreeSpinsBadge(props: {
  readonly state: SlotState;
  readonly money: MoneyWords;
  readonly onSkipAll: () => void;
}) {
  const { state, money, onSkipAll } = props;
  const { t } = useSpeech();
  const free = freeSpinProgress(state);
  const progress = free ?? respinProgress(state);
  if (!progress || state.celebrating) return null;
  const { spin, multiplier, winMinor } = progress;
  return (
    <div className="free-spins">
      <p>
        {free
          ? t('freeSpins.progress', { spin, total: free.total })
          : t('wildReels.respin', { spin })}
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
