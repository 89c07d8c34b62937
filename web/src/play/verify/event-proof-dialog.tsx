import { useEffect, useEffectEvent, useState } from 'react';
import type { PastEvent } from '../contract-types.ts';
import { eventName } from '../fixtures/fixture-labels.ts';
import { useFixtures } from '../fixtures/fixtures-context.ts';
import { useI18n } from '../i18n/i18n-context.ts';
import { EventProofView } from './event-proof-view.tsx';
import { eventSearch } from './event-search.ts';
import { OpenVerifier } from './open-verifier.tsx';
import { ProofDialog, type ProofState } from './proof-dialog.tsx';
import type { EventRecomputation, WholeProof } from './recompute-event.ts';
import { canCompute } from './web-hmac.ts';

type State =
  | { readonly kind: Exclude<ProofState, 'done'> }
  | { readonly kind: 'done'; readonly proof: WholeProof; readonly found: EventRecomputation };

/** Draws a past event again on this device and shows how its bytes became the outcome. */
export function EventProofDialog(props: {
  readonly event: PastEvent;
  readonly onClose: () => void;
}) {
  const { event, onClose } = props;
  const { session } = useFixtures();
  const i18n = useI18n();
  const { t } = i18n;
  const [state, setState] = useState<State>({ kind: 'working' });

  const check = useEffectEvent(async () => {
    if (!canCompute()) return setState({ kind: 'unable' });
    const response = await session.eventProof(event.eventId);
    if (!response.ok) return setState({ kind: 'failed' });
    try {
      const { isWhole, recomputeEvent } = await import('./recompute-event.ts');
      const proof = response.data;
      if (!isWhole(proof)) return setState({ kind: 'sealed' });
      setState({ kind: 'done', proof, found: await recomputeEvent(proof) });
    } catch {
      setState({ kind: 'failed' });
    }
  });
  useEffect(() => {
    void check();
  }, []);

  return (
    <ProofDialog
      title={t('fixtures.proofTitle', { event: eventName(event, i18n) })}
      state={state.kind}
      sealed={<p className="prose">{t('fixtures.proofSealed')}</p>}
      onClose={onClose}
    >
      {state.kind === 'done' && (
        <>
          <EventProofView proof={state.proof} found={state.found} />
          <OpenVerifier search={eventSearch(event.eventId)} />
        </>
      )}
    </ProofDialog>
  );
}
