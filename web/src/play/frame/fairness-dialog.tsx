import type { Round } from '../contract-types.ts';
import { useGameTexts } from '../game-texts-context.ts';
import { Dialog } from './dialog.tsx';
import { FairnessFigures, LastRounds } from './fairness-figures.tsx';
import type { FairnessSource } from './fairness-source.ts';
import { OpenReturns } from './open-returns.tsx';
import { PastSeeds as PastSeedsList } from './past-seeds.tsx';
import { RecordStatus } from './record-status.tsx';
import { RulesHash } from './rules-hash.tsx';
import { SeedChange } from './seed-change.tsx';

/** Maximum of listed rounds. */
const ROUNDS_MAX = 10;

/** The seeds of the next round, the newest rounds, and the rotation of the seeds. */
export function FairnessDialog(
  props: FairnessSource & {
    readonly onVerify: (round: Round) => void;
    readonly onClose: () => void;
  },
) {
  const { state, session, onVerify, onClose } = props;
  const { t } = useGameTexts();
  return (
    <Dialog title={t('fairness.title')} onClose={onClose}>
      <p className="prose">{t('fairness.intro')}</p>
      <FairnessFigures fairness={state.fairness} isFull />
      <RecordStatus serverSeedHash={state.fairness.serverSeedHash} />
      <RulesHash />
      <SeedChange {...props} />
      <PastSeedsList inForce={state.fairness.serverSeedHash} session={session} />
      <LastRounds
        rounds={state.lastRounds.slice(0, ROUNDS_MAX)}
        isEachVerified
        onVerify={onVerify}
      />
      <OpenReturns />
    </Dialog>
  );
}
