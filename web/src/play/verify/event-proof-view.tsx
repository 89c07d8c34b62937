import { Fragment } from 'react';
import { namedResult } from '../fixtures/fixture-labels.ts';
import { useGameTexts } from '../game-texts-context.ts';
import type { RecordCheck } from '../record/check-round.ts';
import { NumberSteps } from './number-steps.tsx';
import { Figure, outcomeTitles, ProofStep, seedTitles } from './proof-parts.tsx';
import type { CompleteProof, EventRecomputation } from './recompute-event.ts';
import { commitmentComparison, RecordVerdict, ShownHash } from './record-verdict.tsx';
import { RulesStep } from './rules-step.tsx';
import { SlipReturn } from './slip-return.tsx';

/** Shows step by step how the bytes of a draw, match or race determine its outcome. */
export function EventProofView(props: {
  readonly proof: CompleteProof;
  readonly found: EventRecomputation;
  /** What the player's record has of the event. */
  readonly check: RecordCheck;
}) {
  const { proof, found, check } = props;
  const { t } = useGameTexts();
  const { event, serverSeed } = proof;
  const commitmentMatches = commitmentComparison(check, {
    seedHash: found.seedHash,
    fits: found.seedHashMatches,
  });
  const fits = found.seedHashMatches && found.bookMatches && found.outcomeMatches;
  const slips = found.ownSlips.flatMap((slip, place) =>
    slip ? [{ slip, slipId: proof.ownSlips[place]?.slipId ?? '' }] : [],
  );
  return (
    <>
      <RecordVerdict check={check} fits={fits} />
      <ol className="proof-steps p-0">
        <ProofStep title={t(seedTitles[`${commitmentMatches}`])} matches={commitmentMatches}>
          <ShownHash check={check} fromServer={event.serverSeedHash} />
          <Figure label={t('proof:verify.serverSeed')} value={serverSeed} canCopy />
          <Figure
            label={t('proof:verify.hashNow')}
            value={found.seedHash}
            proven={commitmentMatches === true}
            canCopy
          />
        </ProofStep>
        <BookStep proof={proof} found={found} />
        <RulesStep rules={found.rules} />
        <NumberSteps found={found} />
        <ProofStep
          title={t(outcomeTitles[`${found.outcomeMatches}`])}
          matches={found.outcomeMatches}
        >
          {event.result && (
            <Figure
              label={t('fixtures:results')}
              value={namedResult(event.fixture, event.result)}
              proven={found.outcomeMatches}
            />
          )}
        </ProofStep>
        {slips.length > 0 && (
          <ProofStep
            title={t('proof:slipPays')}
            matches={found.bookMatches && found.outcomeMatches}
          >
            {slips.map(({ slip, slipId }) => (
              <SlipReturn key={slipId} slip={slip} open={t('proof:slipOpen')} />
            ))}
          </ProofStep>
        )}
      </ol>
      <p className="mb-3-5 text-2 text-pretty">{t('proof:verify.how')}</p>
    </>
  );
}

/** The hash of all slips, which is the client seed, and the player's own slips as sold. */
function BookStep({ proof, found }: Pick<Parameters<typeof EventProofView>[0], 'proof' | 'found'>) {
  const { t } = useGameTexts();
  const { event, clientSeed, book, beacon, nonce, ownSlips } = proof;
  return (
    <ProofStep title={bookTitle(book.length, t)} matches={found.bookMatches}>
      {beacon === null && (
        <p className="proof-rule">
          {t(book.length === 0 ? 'fixtures:proofBookAlone' : 'fixtures:beaconOff')}
        </p>
      )}
      {beacon !== null && <p className="proof-rule">{t('fixtures:beaconOn')}</p>}
      {ownSlips.map(({ slipId, digest, content }) => (
        <Fragment key={slipId}>
          <Figure label={t('proof:slipText')} value={content} />
          <Figure
            label={t('fixtures:proofYours', { place: book.indexOf(digest) + 1 })}
            value={digest}
            proven={found.bookMatches}
          />
        </Fragment>
      ))}
      {event.bookDigest !== null && (
        <Figure label={t('fixtures:proofBookBefore')} value={event.bookDigest} canCopy />
      )}
      <Figure
        label={t('fixtures:proofBookHash')}
        value={found.bookHash}
        proven={found.bookMatches}
      />
      {beacon !== null && (
        <Figure
          label={t('fixtures:proofBeacon', { round: beacon.round })}
          value={beacon.value}
          canCopy
        />
      )}
      <Figure label={t('fairness.clientSeed')} value={clientSeed} canCopy />
      <Figure label={t('fairness.nonce')} value={String(nonce)} />
    </ProofStep>
  );
}

function bookTitle(slips: number, t: ReturnType<typeof useGameTexts>['t']): string {
  return slips === 0 ? t('fixtures:proofBookNone') : t('fixtures:proofBook', { count: slips });
}
