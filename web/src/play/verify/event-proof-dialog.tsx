import { useEffect, useEffectEvent, useState } from 'react';
import type { PastEvent } from '../contract-types.ts';
import { eventName } from '../fixtures/fixture-labels.ts';
import { useFixtures } from '../fixtures/fixtures-context.ts';
import { useGamePage } from '../frame/page-context.ts';
import { useGameTexts } from '../game-texts-context.ts';
import { checkEvent } from '../record/check-event.ts';
import type { RecordCheck } from '../record/check-round.ts';
import { EventProofView } from './event-proof-view.tsx';
import { eventSearch } from './event-search.ts';
import { OpenVerifier } from './open-verifier.tsx';
import { ProofDialog, type ProofState } from './proof-dialog.tsx';
import type { CompleteProof, EventRecomputation } from './recompute-event.ts';
import { type RulesProblem, rulesProblem } from './rules-problem.ts';
import { canCompute } from './web-hmac.ts';

type State =
  | { readonly kind: Exclude<ProofState, 'done'>; readonly problem?: RulesProblem | null }
  | {
      readonly kind: 'done';
      readonly proof: CompleteProof;
      readonly found: EventRecomputation;
      readonly check: RecordCheck;
    };

/** Recomputes a past event in the browser and shows how its bytes determine the outcome. */
export default function EventProofDialog(props: {
  readonly event: PastEvent;
  readonly onClose: () => void;
}) {
  const { event, onClose } = props;
  const { session } = useFixtures();
  const { record } = useGamePage();
  const i18n = useGameTexts();
  const { t } = i18n;
  const [state, setState] = useState<State>({ kind: 'working' });

  const check = useEffectEvent(async () => {
    if (!canCompute()) return setState({ kind: 'unable' });
    const response = await session.eventProof(event.eventId);
    if (!response.ok) return setState({ kind: 'failed' });
    try {
      const { isComplete, recomputeEventByDefinition, rulesLoader } = await import(
        './recompute-event.ts'
      );
      const proof = response.data;
      if (!isComplete(proof)) return setState({ kind: 'unrevealed' });
      const found = await recomputeEventByDefinition(proof, rulesLoader(''));
      const saved = await record.loadEvent({ eventId: event.eventId });
      const compared = checkEvent(proof, { seedHash: found.seedHash, saved });
      setState({ kind: 'done', proof, found, check: compared });
    } catch (error) {
      setState({ kind: 'failed', problem: rulesProblem(error) });
    }
  });
  useEffect(() => {
    void check();
  }, []);

  return (
    <ProofDialog
      title={t('fixtures:proofTitle', { event: eventName(event, i18n) })}
      state={state.kind}
      unrevealed={<p className="prose">{t('fixtures:proofUnrevealed')}</p>}
      problem={state.kind === 'done' ? null : (state.problem ?? null)}
      onClose={onClose}
    >
      {state.kind === 'done' && (
        <>
          <EventProofView proof={state.proof} found={state.found} check={state.check} />
          <OpenVerifier search={eventSearch(event.eventId)} />
        </>
      )}
    </ProofDialog>
  );
}
