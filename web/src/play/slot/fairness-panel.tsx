import { ShieldCheck } from 'lucide-react';
import { FairnessFigures, LastRounds } from '../frame/fairness-figures.tsx';
import { useGameTexts } from '../game-texts-context.ts';
import { Panel } from './gauge.tsx';
import type { SlotState } from './slot-state.ts';

const ROUNDS_SHOWN = 3;

/** The seeds of the next round and the last rounds, beside the reels on wide pages. */
export function FairnessPanel(props: { readonly state: SlotState; readonly onOpen: () => void }) {
  const { state, onOpen } = props;
  const { t } = useGameTexts();
  return (
    <Panel icon={ShieldCheck} title={t('fairness.title')} className="panel-fairness">
      <FairnessFigures fairness={state.fairness} />
      <hr />
      <LastRounds rounds={state.lastRounds.slice(0, ROUNDS_SHOWN)} />
      <button type="button" className="btn-game btn-mint-quiet btn-small" onClick={onOpen}>
        {t('fairness.change')}
      </button>
    </Panel>
  );
}
