import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import type { Round } from '../contract-types.ts';
import { FairnessFigures, LastRounds } from '../frame/fairness-figures.tsx';
import type { FairnessSource } from '../frame/fairness-source.ts';
import { RoundProof } from '../frame/lazy-dialogs.ts';
import { useGameTexts } from '../game-texts-context.ts';
import { Panel } from './gauge.tsx';

const ROUNDS_SHOWN = 3;

/** The seeds of the next round and the last rounds, beside the reels on wide pages. */
export function FairnessPanel(props: {
  readonly state: FairnessSource['state'];
  readonly session: FairnessSource['session'];
  readonly onOpen: () => void;
}) {
  const { state, session, onOpen } = props;
  const { t } = useGameTexts();
  const [verifying, setVerifying] = useState<Round | null>(null);
  return (
    <>
      <Panel icon={ShieldCheck} title={t('fairness.title')} className="panel-fairness">
        <FairnessFigures fairness={state.fairness} />
        <hr />
        <LastRounds
          rounds={state.lastRounds.slice(0, ROUNDS_SHOWN)}
          isEachVerified={false}
          onVerify={setVerifying}
        />
        <button type="button" className="btn-game btn-mint-quiet btn-small" onClick={onOpen}>
          {t('fairness.change')}
        </button>
      </Panel>
      {verifying && (
        <RoundProof round={verifying} session={session} onClose={() => setVerifying(null)} />
      )}
    </>
  );
}
