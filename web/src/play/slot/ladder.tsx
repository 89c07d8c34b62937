import { ChevronsUp } from 'lucide-react';
import { useGameTexts } from '../game-texts-context.ts';
import { Gauge } from './gauge.tsx';
import { fallsLanded, freeSpinProgress, type SlotState } from './slot-state.ts';

type LadderProps = {
  readonly ladder: readonly number[];
  /** The active rung, from 0; -1 before the reels have stopped. */
  readonly lit: number;
};

/** The state of the multiplier ladder; `null` for a slot without one. */
export function readLadder(state: SlotState): LadderProps | null {
  const { feature } = state.paytable;
  if (feature?.kind !== 'tumble') return null;
  const isFree = freeSpinProgress(state) !== null;
  return {
    ladder: isFree ? feature.ladder.free : feature.ladder.base,
    lit: fallsLanded(state),
  };
}

/** The multipliers of consecutive falls, beside the reels. */
export function Ladder({ ladder, lit, isWide }: LadderProps & { readonly isWide: boolean }) {
  const { t } = useGameTexts();
  return (
    <Gauge isWide={isWide} icon={ChevronsUp} title={t('ladder.title')} note={t('ladder.note')}>
      <ol className="tiers rungs">
        {ladder.map((multiplier, rung) => (
          <li
            key={multiplier}
            className={rung <= lit ? 'tier tier-on' : 'tier'}
            aria-current={rung === lit ? 'step' : undefined}
          >
            ×{multiplier}
          </li>
        ))}
      </ol>
    </Gauge>
  );
}
