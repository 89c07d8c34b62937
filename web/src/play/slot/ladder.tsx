import { ChevronsUp } from 'lucide-react';
import { useSpeech } from '../shell/speech-context.tsx';
import { fallsLanded, freeSpinProgress, type SlotState } from './round-state.ts';

type LadderProps = {
  readonly ladder: readonly number[];
  /** The rung in force, from 0; -1 before the reels rest. */
  readonly lit: number;
};

/** Where a spin is on the ladder of its falls; `null` for a slot without one. */
export function readLadder(state: SlotState): LadderProps | null {
  const { feature } = state.paytable;
  if (feature?.kind !== 'tumble') return null;
  const isFree = freeSpinProgress(state) !== null;
  return {
    ladder: isFree ? feature.ladder.free : feature.ladder.base,
    lit: fallsLanded(state),
  };
}

/** The multipliers of the falls, beside the reels on wide pages. */
export function LadderPanel(props: LadderProps) {
  const { t } = useSpeech();
  return (
    <aside className="panel panel-meter" aria-label={t('ladder.title')}>
      <h2 className="panel-title">
        <ChevronsUp size={17} aria-hidden />
        {t('ladder.title')}
      </h2>
      <div className="glass-row">
        <Rungs {...props} />
      </div>
      <p className="panel-note">{t('ladder.note')}</p>
    </aside>
  );
}

/** The same as a row, or a column, of chips where there is no room for the panel. */
export function LadderChips(props: LadderProps) {
  const { t } = useSpeech();
  return (
    <section className="chips" aria-label={t('ladder.title')}>
      <Rungs {...props} />
    </section>
  );
}

function Rungs({ ladder, lit }: LadderProps) {
  return (
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
  );
}
