import { useEffect, useEffectEvent, useState } from 'react';
import type { PastEvent } from '../contract-types.ts';
import { eventName } from '../events/event-words.ts';
import { useEvents } from '../events/events-context.ts';
import { Dialog } from '../shell/dialog.tsx';
import { useSpeech } from '../shell/speech-context.tsx';
import { EventProofView } from './event-proof-view.tsx';
import { eventSearch } from './event-search.ts';
import { OpenVerifier } from './open-verifier.tsx';
import { Verdict } from './proof-parts.tsx';
import type { EventRecomputation, WholeProof } from './recompute-event.ts';
import { canCompute } from './web-hmac.ts';

type State =
  | { readonly kind: 'working' | 'sealed' | 'failed' | 'unable' }
  | { readonly kind: 'done'; readonly proof: WholeProof; readonly found: EventRecomputation };

/** Draws a past event again on this device and shows how its bytes became the outcome. */
export function EventProofDialog(props: {
  readonly event: PastEvent;
  readonly onClose: () => void;
}) {
  const { event, onClose } = props;
  const { session } = useEvents();
  const speech = useSpeech();
  const { t } = speech;
  const [state, setState] = useState<State>({ kind: 'working' });

  const check = useEffectEvent(async () => {
    if (!canCompute()) return setState({ kind: 'unable' });
    const answer = await session.proof(event.eventId);
    if (!answer.ok) return setState({ kind: 'failed' });
    try {
      const { isWhole, recomputeEvent } = await import('./recompute-event.ts');
      const proof = answer.data;
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
    <Dialog
      title={t('events.proofTitle', { event: eventName(event, speech) })}
      size="large"
      onClose={onClose}
    >
      <div aria-live="polite" data-testid="verdict">
        {state.kind === 'working' && <p className="prose">{t('verify.working')}</p>}
        {state.kind === 'sealed' && <p className="prose">{t('events.proofSealed')}</p>}
        {state.kind === 'unable' && <Verdict holds={false} title={t('verify.unable')} />}
        {state.kind === 'failed' && <Verdict holds={false} title={t('verify.failed')} />}
        {state.kind === 'done' && (
          <>
            <EventProofView proof={state.proof} found={state.found} />
            <OpenVerifier search={eventSearch(event.eventId)} />
          </>
        )}
      </div>
    </Dialog>
  );
}
