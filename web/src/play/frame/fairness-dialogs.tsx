import { useState } from 'react';
import type { Round } from '../contract-types.ts';
import { FairnessDialog } from './fairness-dialog.tsx';
import type { FairnessSource } from './fairness-source.ts';
import RoundProof from './round-proof.tsx';

/** The fairness dialog, or above it the proof of a past round. */
export default function FairnessDialogs(props: FairnessSource & { readonly onClose: () => void }) {
  const [verifying, setVerifying] = useState<Round | null>(null);
  return (
    <>
      <FairnessDialog {...props} onVerify={setVerifying} />
      {verifying && (
        <RoundProof round={verifying} session={props.session} onClose={() => setVerifying(null)} />
      )}
    </>
  );
}
