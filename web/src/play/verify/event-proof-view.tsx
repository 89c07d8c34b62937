import { namedResult } from '../events/event-words.ts';
import { useSpeech } from '../shell/speech-context.tsx';
import { Draws, Figure, ProofStep, Verdict } from './proof-view.tsx';
import type { EventRecomputation, WholeProof } from './recompute-event.ts';

/** Shows step by step how the bytes of a draw, match or race became its outcome. */
export function EventProofView(props: {
  readonly proof: WholeProof;
  readonly found: EventRecomputation;
}) {
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
              value={namedResult(event.fixture, event.result)}
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
