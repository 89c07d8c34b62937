import { useState } from 'react';
import type { Currency } from '@/lib/contract-types.ts';
import type { CallResult } from '../casino-client.ts';
import type { Fairness, PastSeeds, Proof, Rotation, Round } from '../contract-types.ts';
import type { MoneyWords } from '../i18n/words.ts';
import { VerifyDialog } from '../verify/verify-dialog.tsx';
import { FairnessDialog } from './fairness-dialog.tsx';

/** Rounds listed beside the seals. */
const ROUNDS_MAX = 10;

type FairnessDialogsProps = {
  readonly isOpen: boolean;
  readonly gameName: string;
  readonly state: {
    readonly fairness: Fairness;
    /** Newest first. */
    readonly lastRounds: readonly Round[];
    readonly currency: Currency;
  };
  readonly session: {
    readonly rotate: (clientSeed: string | undefined) => Promise<CallResult<Rotation>>;
    readonly proof: (roundId: string) => Promise<CallResult<Proof>>;
    readonly pastSeeds: () => Promise<CallResult<PastSeeds>>;
  };
  readonly money: MoneyWords;
  /** Seeds change between rounds only. */
  readonly canRotate: boolean;
  readonly onClose: () => void;
};

/** What seals a game's rounds, and over it one of its past rounds, dealt again. */
export function FairnessDialogs(props: FairnessDialogsProps) {
  const { isOpen, gameName, state, session, money, canRotate, onClose } = props;
  const { fairness, lastRounds, currency } = state;
  const [verifying, setVerifying] = useState<Round | null>(null);
  return (
    <>
      {isOpen && (
        <FairnessDialog
          fairness={fairness}
          rounds={lastRounds.slice(0, ROUNDS_MAX)}
          currency={currency}
          money={money}
          canRotate={canRotate}
          onRotate={(clientSeed) => session.rotate(clientSeed)}
          loadPastSeeds={() => session.pastSeeds()}
          onVerify={setVerifying}
          onClose={onClose}
        />
      )}
      {verifying && (
        <VerifyDialog
          round={verifying}
          gameName={gameName}
          currency={currency}
          money={money}
          loadProof={(roundId) => session.proof(roundId)}
          onReveal={() => session.rotate(undefined)}
          onClose={() => setVerifying(null)}
        />
      )}
    </>
  );
}
