import { useTranslation } from 'react-i18next';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import type { SavedEvent } from '@/lib/api/contract-types.ts';
import { queryClient } from '@/lib/api/query-client.ts';
import { trpc } from '@/lib/api/trpc.ts';
import { eventName } from '@/play/fixtures/fixture-labels.ts';
import { useGameTexts } from '@/play/game-texts-context.ts';
import { EventProofView } from '@/play/verify/event-proof-view.tsx';
import { type CompleteProof, isComplete } from '@/play/verify/recompute-event.ts';
import { rulesProblem } from '@/play/verify/rules-problem.ts';
import { canCompute } from '@/play/verify/web-hmac.ts';
import { useSavedEvent } from '../api/use-rounds.ts';
import { useRecomputedEvent } from '../api/use-verifier.ts';
import { isEventProof } from '../as-event-proof.ts';
import { RulesVerdict } from './rules-verdict.tsx';
import { SavedView } from './saved-view.tsx';

/** The draws, matches or races of a slip, one after the other. */
export function EventProofs({ eventIds }: { readonly eventIds: readonly string[] }) {
  return eventIds.map((eventId) => <EventProof key={eventId} eventId={eventId} />);
}

function EventProof({ eventId }: { readonly eventId: string }) {
  const { t } = useTranslation(['app', 'verify']);
  const query = useSavedEvent(eventId);
  const unknown = {
    title: t('verify:kept.unknownEvent'),
    text: t('verify:kept.unknownEventText'),
  };
  return (
    <SavedView query={query} unknown={unknown}>
      {(saved) => <Proof saved={saved} isFetching={query.isFetching} />}
    </SavedView>
  );
}

type ProofProps = { readonly saved: SavedEvent; readonly isFetching: boolean };

function Proof({ saved, isFetching }: ProofProps) {
  const { t } = useTranslation(['app', 'verify']);
  if (!isEventProof(saved)) {
    return <ErrorState title={t('verify:failed')} text={t('verify:kept.otherText')} />;
  }
  if (isComplete(saved)) return <RecomputedEvent proof={saved} />;
  if (saved.event.status === 'void') {
    return (
      <EmptyState
        art="/art/spots/search.webp"
        title={t('verify:unrevealed.void')}
        text={t('verify:unrevealed.voidText')}
      />
    );
  }
  return (
    <EmptyState
      art="/art/spots/hourglass.webp"
      title={t('verify:unrevealed.event')}
      text={t('verify:unrevealed.eventText', { hash: saved.event.serverSeedHash })}
      action={
        <button
          type="button"
          className="btn btn-secondary"
          disabled={isFetching}
          onClick={() => void queryClient.invalidateQueries(trpc.rounds.pathFilter())}
        >
          {t('verify:unrevealed.again')}
        </button>
      }
    />
  );
}

function RecomputedEvent({ proof }: { readonly proof: CompleteProof }) {
  const { t } = useTranslation(['app', 'verify']);
  const isAble = canCompute();
  const recomputed = useRecomputedEvent(isAble ? proof : null);
  const texts = useGameTexts();
  if (!isAble) return <ErrorState title={t('verify:unable')} text={t('verify:unableText')} />;
  const problem = rulesProblem(recomputed.error);
  if (problem !== null) return <RulesVerdict problem={problem} />;
  if (recomputed.error !== null) {
    return <ErrorState title={t('verify:failed')} text={t('verify:kept.otherText')} />;
  }
  if (!recomputed.data) return <Skeleton height="320px" radius="12px" />;
  return (
    <>
      <h2>{eventName(proof.event, texts)}</h2>
      <EventProofView proof={proof} {...recomputed.data} />
    </>
  );
}
