import { useState } from 'react';
import type { PastSeeds as Seeds } from '../contract-types.ts';
import { useGameTexts } from '../game-texts-context.ts';
import { checkRevealed, missingCommitments } from '../record/check-commitments.ts';
import { type Mismatch, missingMismatch } from '../record/mismatch.ts';
import type { RecordReader } from '../record/record-reader.ts';
import { RecordLine } from '../verify/record-line.tsx';
import { Mismatches } from '../verify/record-verdict.tsx';
import { SeedRoundsOnRequest } from '../verify/seed-rounds-view.tsx';
import { canCompute, sha256Hex } from '../verify/web-hmac.ts';
import { SeedRow } from './copy-value.tsx';
import type { FairnessSource } from './fairness-source.ts';
import { useGamePage } from './page-context.ts';
import { useSeedSource } from './use-seed-source.ts';

type CheckedSeed = Seeds['seeds'][number] & {
  /** `null` for a seed without a record. */
  readonly mismatches: readonly Mismatch[] | null;
};

type Checked = {
  readonly seeds: readonly CheckedSeed[];
  /** Commitments of the record that are missing from the list. */
  readonly vanished: readonly Mismatch[];
};

type State = 'idle' | 'loading' | 'failed' | Checked;

/** Earlier seeds, loaded on demand, each beside the player's record. */
export function PastSeeds(props: {
  /** The hash of the seed in force. */
  readonly inForce: string;
  readonly session: FairnessSource['session'];
}) {
  const { inForce, session } = props;
  const { record } = useGamePage();
  const { t } = useGameTexts();
  const [state, setState] = useState<State>('idle');
  const loadSeeds = async () => {
    setState('loading');
    const response = await session.loadPastSeeds();
    setState(response.ok ? await checked(response.data, { record, inForce }) : 'failed');
  };
  return (
    <details
      className="past-seeds mt-4"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) void loadSeeds();
      }}
    >
      <summary className="d-flex align-items-center min-h-hit fw-650 cursor-pointer">
        {t('fairness.pastSeeds')}
      </summary>
      <div aria-live="polite">
        {state === 'loading' && <p className="seeds-none">{t('fairness.pastLoading')}</p>}
        {state === 'failed' && <p className="seeds-none">{t('fairness.pastFailed')}</p>}
        {typeof state === 'object' && state.seeds.length === 0 && (
          <p className="seeds-none">{t('fairness.pastNone')}</p>
        )}
        {typeof state === 'object' && state.vanished.length > 0 && (
          <RecordLine look="differs" text={t('proof:verify.differs')}>
            <Mismatches mismatches={state.vanished} />
          </RecordLine>
        )}
      </div>
      {typeof state === 'object' &&
        state.seeds.map((seed) => (
          <PastSeed key={seed.serverSeedHash} seed={seed} session={session} />
        ))}
    </details>
  );
}

function PastSeed(props: {
  readonly seed: CheckedSeed;
  readonly session: FairnessSource['session'];
}) {
  const { serverSeed, serverSeedHash, clientSeed, rounds, revealedAt, mismatches } = props.seed;
  const { t, dateTime } = useGameTexts();
  const source = useSeedSource(props.session);
  return (
    <div className="past-seed">
      <dl className="seeds">
        <dt>{t('fairness.pastOf', { count: rounds, when: dateTime(Date.parse(revealedAt)) })}</dt>
        <SeedRow label={t('fairness.revealed')} value={serverSeed} />
        <SeedRow label={t('fairness.serverSeedHash')} value={serverSeedHash} />
        <SeedRow label={t('fairness.clientSeed')} value={clientSeed} />
      </dl>
      <Finding mismatches={mismatches} />
      {rounds > 0 && <SeedRoundsOnRequest source={source(serverSeedHash, rounds)} />}
    </div>
  );
}

function Finding({ mismatches }: Pick<CheckedSeed, 'mismatches'>) {
  const { t } = useGameTexts();
  if (mismatches === null)
    return <RecordLine look="open" text={t('proof:record.commitmentUnknown')} />;
  if (mismatches.length === 0)
    return <RecordLine look="matches" text={t('proof:record.commitmentInRecord')} />;
  return (
    <RecordLine look="differs" text={t('proof:verify.differs')}>
      <Mismatches mismatches={mismatches} />
    </RecordLine>
  );
}

async function checked(
  { seeds }: Seeds,
  { record, inForce }: { record: RecordReader; inForce: string },
): Promise<Checked> {
  const part = await record.loadCommitments();
  const commitments = typeof part === 'string' ? [] : part.seals;
  // Newest first: each was followed by the one before it in the list. A seed that is listed was changed
  // elsewhere, and this page does not know the one in force.
  const isInForce = seeds.every(({ serverSeedHash }) => serverSeedHash !== inForce);
  const followsAll = isInForce ? inForce : null;
  return {
    vanished: missingMismatch(missingCommitments(commitments, { listed: seeds, inForce })),
    seeds: await Promise.all(
      seeds.map(async (seed, place) => ({
        ...seed,
        mismatches: canCompute()
          ? checkRevealed(seed, {
              seedHash: await sha256Hex(seed.serverSeed),
              followedBy: seeds[place - 1]?.serverSeedHash ?? followsAll,
              commitments,
            })
          : null,
      })),
    ),
  };
}
