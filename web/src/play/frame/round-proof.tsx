import { newClientSeed } from '../call-open.ts';
import type { Round } from '../contract-types.ts';
import { VerifyDialog } from '../verify/verify-dialog.tsx';
import type { FairnessSource } from './fairness-source.ts';
import { useGamePage } from './page-context.ts';

/** The proof of a past round of this game, in a dialog. */
export default function RoundProof(props: {
  readonly round: Round;
  readonly session: Pick<FairnessSource['session'], 'loadProof' | 'rotate'>;
  readonly onClose: () => void;
}) {
  const { round, session, onClose } = props;
  const { opened, currency, formatMoney, record } = useGamePage();
  return (
    <VerifyDialog
      round={round}
      gameName={opened.gameName}
      currency={currency}
      formatMoney={formatMoney}
      record={record}
      loadProof={(roundId) => session.loadProof(roundId)}
      onReveal={() => session.rotate(newClientSeed())}
      onClose={onClose}
    />
  );
}
