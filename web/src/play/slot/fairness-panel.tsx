import { ShieldCheck } from 'lucide-react';
import type { MoneyWords } from '../i18n/words.ts';
import { FairnessFigures, LastRounds } from '../shell/fairness-figures.tsx';
import { useSpeech } from '../shell/speech-context.tsx';
import type { SlotState } from './round-state.ts';

const ROUNDS_SHOWN = 3;

/** What seals the next round and how the last ones went, beside the reels on wide pages. */
export function FairnessPanel(props: {
  readonly state: SlotState;
  readonly money: MoneyWords;
  readonly onOpen: () => void;
}) {
  const { state, money, onOpen } = props;
  const { t } = useSpeech();
  return (
    <aside className="panel panel-fairness" aria-label={t('fairness.title')}>
      <h2 className="panel-title">
        <ShieldCheck size={17} aria-hidden />
        {t('fairness.title')}
      </h2>
      <FairnessFigures fairness={state.fairness} />
      <hr />
      <LastRounds
        rounds={state.lastRounds.slice(0, ROUNDS_SHOWN)}
        currency={state.currency}
        money={money}
      />
      <button type="button" className="btn-game btn-mint-quiet btn-small" onClick={onOpen}>
        {t('fairness.change')}
      </button>
    </aside>
  );
}
