import { useEffect, useEffectEvent, useState } from 'react';
import type { PastEvent } from '../contract-types.ts';
import { eventName, resultText } from '../events/event-words.ts';
import { useEvents } from '../events/events-context.ts';
import { Dialog } from '../shell/dialog.tsx';
import { useSpeech } from '../shell/speech-context.tsx';
import { Draws, Figure, ProofStep, Verdict } from './proof-view.tsx';
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
        {state.kind === 'done' && <Shown proof={state.proof} found={state.found} />}
      </div>
    </Dialog>
  );
}

function Shown(props: { readonly proof: WholeProof; readonly found: EventRecomputation }) {
  const { proof, found } = props;
  const { t } = useSpeech();
  const { event, serverSeed, clientSeed, book, nonce, ownSlips } = proof;
  const holds = found.sealHolds && found.bookHolds && found.outcomeHolds;
  return (
    <>
      <Verdict holds={holds} text={t('verify.here')} />
      <ol className="proof-steps">
        <ProofStep title={t('verify.seal')} holds={found.sealHolds}>
          <Figure label={t('verify.hashBefore')} value={event.serverSeedHash} />
          <Figure label={t('verify.serverSeed')} value={serverSeed} />
          <Figure label={t('verify.hashNow')} value={found.seedHash} proven={found.sealHolds} />
        </ProofStep>
        <ProofStep title={bookTitle(book.length, t)} holds={found.bookHolds}>
          {ownSlips.map(({ slipId, digest }) => (
            <Figure
              key={slipId}
              label={t('events.proofYours', { place: book.indexOf(digest) + 1 })}
              value={digest}
              proven={found.bookHolds}
            />
          ))}
          <Figure
            label={t('events.proofBookHash')}
            value={found.bookHash}
            proven={found.bookHolds}
          />
          <Figure label={t('fairness.clientSeed')} value={clientSeed} />
          <Figure label={t('fairness.nonce')} value={String(nonce)} />
        </ProofStep>
        <ProofStep title={t('verify.same')} holds={found.outcomeHolds}>
          <Draws draws={found.draws} />
          {event.result && (
            <Figure
              label={t('events.results')}
              value={resultText(event.result)}
              proven={found.outcomeHolds}
            />
          )}
        </ProofStep>
      </ol>
      <p className="proof-note">{t('verify.how')}</p>
    </>
  );
}

function bookTitle(slips: number, t: ReturnType<typeof useSpeech>['t']): string {
  return slips === 0 ? t('events.proofBookNone') : t('events.proofBook', { count: slips });
}
