import { returnKind } from '@/lib/games/return-kind.ts';
import type { FormatMoney } from '../game-texts.ts';
import { useGameTexts } from '../game-texts-context.ts';
import { freeSpinProgress, respinProgress, type SlotState, stakedMinor } from './slot-state.ts';
import { SkipAllButton } from './spin-controls.tsx';

/** The number and the win of the current free spin or respin, below the frame. */
export function FreeSpinsBadge(props: {
  readonly state: SlotState;
  readonly formatMoney: FormatMoney;
  /** `null` where the player's market allows no skipping. */
  readonly onSkipAll: (() => void) | null;
}) {
  const { state, formatMoney, onSkipAll } = props;
  const { t } = useGameTexts();
  const free = freeSpinProgress(state);
  const progress = free ?? respinProgress(state);
  if (!progress || state.isCovered) return null;
  const { spin, multiplier, winMinor } = progress;
  const isWon = returnKind({ returned: winMinor, staked: stakedMinor(state) }) === 'won';
  return (
    <div className="free-spins">
      <p>
        {free
          ? t('slots:freeSpins.progress', { spin, total: free.total })
          : t('slots:wildReels.respin', { spin })}
        {multiplier > 1 && <strong className="rounded-pill">×{multiplier}</strong>}
      </p>
      {winMinor > 0n && (
        <p className={isWon ? 'free-spins-win' : undefined} key={spin}>
          {formatMoney(winMinor, isWon ? 'always' : undefined)}
        </p>
      )}
      {onSkipAll && <SkipAllButton onSkip={onSkipAll} />}
    </div>
  );
}
