import { useState } from 'react';
import { newClientSeed } from '../call-open.ts';
import type { Round } from '../contract-types.ts';
import { VerifyDialog } from '../verify/verify-dialog.tsx';
import { FairnessDialog } from './fairness-dialog.tsx';
import type { FairnessSource } from './fairness-source.ts';
import { useGamePage } from './page-context.ts';

/** The fairness dialog, or above it the proof of a past round. */
export function FairnessDialogs(props: FairnessSource & { readonly onClose: () => void }) {
  const { session } = props;
  const { opened, currency, formatMoney, record } = useGamePage();
  const [verifying, setVerifying] = useState<Round | null>(null);
  return (
    <>
      <FairnessDialog {...props} onVerify={setVerifying} />
      {verifying && (
        <VerifyDialog
          round={verifying}
          gameName={opened.gameName}
          currency={currency}
          formatMoney={formatMoney}
          record={record}
          loadProof={(roundId) => session.loadProof(roundId)}
          onReveal={() => session.rotate(newClientSeed())}
          onClose={() => setVerifying(null)}
        />
      )}
    </>
  );
}
