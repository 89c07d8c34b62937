import { Fragment } from 'react';
import { namedResult } from '../fixtures/fixture-labels.ts';
import { useI18n } from '../i18n/i18n-context.ts';
import { NumberSteps } from './number-steps.tsx';
import { dealtTitles, Figure, ProofStep, sealTitles, Verdict } from './proof-parts.tsx';
import type { EventRecomputation, WholeProof } from './recompute-event.ts';
import { SlipReturn } from './slip-return.tsx';

/** Shows step by step how the bytes of a draw, match or race became its outcome. */
export function EventProofView(props: {
  readonly proof: WholeProof;
  readonly found: EventRecomputation;
}) {
  const { proof, found } = props;
  const { t } = useI18n();
  const { event, serverSeed } = proof;
  const holds = found.sealHolds && found.bookHolds && found.outcomeHolds;
  const slips = found.ownSlips.flatMap((slip, place) =>
    slip ? [{ slip, slipId: proof.ownSlips[place]?.slipId ?? '' }] : [],
  );
  return (
    <>
      <Verdict holds={holds} text={t('verify.here')} />
      <ol className="proof-steps">
        <ProofStep title={t(sealTitles[`${found.sealHolds}`])} holds={found.sealHolds}>
          <Figure label={t('verify.hashBefore')} value={event.serverSeedHash} canCopy />
          <Figure label={t('verify.serverSeed')} value={serverSeed} canCopy />
          <Figure
            label={t('verify.hashNow')}
            value={found.seedHash}
            proven={found.sealHolds}
            canCopy
          />
        </ProofStep>
        <BookStep {...props} />
        <NumberSteps found={found} />
        <ProofStep title={t(dealtTitles[`${found.outcomeHolds}`])} holds={found.outcomeHolds}>
          {event.result && (
            <Figure
              label={t('fixtures.results')}
              value={namedResult(event.fixture, event.result)}
              proven={found.outcomeHolds}
            />
          )}
        </ProofStep>
        {slips.length > 0 && (
          <ProofStep title={t('proof.slipPays')} holds={found.bookHolds && found.outcomeHolds}>
            {slips.map(({ slip, slipId }) => (
              <SlipReturn key={slipId} slip={slip} open={t('proof.slipOpen')} />
            ))}
          </ProofStep>
        )}
      </ol>
      <p className="proof-note">{t('verify.how')}</p>
    </>
  );
}

/** The book that is the client seed, and in it the player's own slips as they were sold. */
function BookStep({ proof, found }: Parameters<typeof EventProofView>[0]) {
  const { t } = useI18n();
  const { clientSeed, book, nonce, ownSlips } = proof;
  return (
    <ProofStep title={bookTitle(book.length, t)} holds={found.bookHolds}>
      {ownSlips.map(({ slipId, digest, content }) => (
        <Fragment key={slipId}>
          <Figure label={t('proof.slipText')} value={content} />
          <Figure
            label={t('fixtures.proofYours', { place: book.indexOf(digest) + 1 })}
            value={digest}
            proven={found.bookHolds}
          />
        </Fragment>
      ))}
      <Figure label={t('fixtures.proofBookHash')} value={found.bookHash} proven={found.bookHolds} />
      <Figure label={t('fairness.clientSeed')} value={clientSeed} canCopy />
      <Figure label={t('fairness.nonce')} value={String(nonce)} />
    </ProofStep>
  );
}

function bookTitle(slips: number, t: ReturnType<typeof useI18n>['t']): string {
  return slips === 0 ? t('fixtures.proofBookNone') : t('fixtures.proofBook', { count: slips });
}
