import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { Loading } from '@/components/ui/loading.tsx';
import { LoginPrompt } from '@/components/ui/login-prompt.tsx';
import { QueryView } from '@/components/ui/query-view.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useLanguage } from '@/i18n/language.ts';
import { useDocumentTitle } from '@/lib/browser/document-title.ts';
import { useSession } from '@/lib/session/session.ts';
import { gameTexts } from '@/play/game-texts.ts';
import { GameTextsProvider } from '@/play/game-texts-context.ts';
import { emptyQuery, type RoundQuery, readQuery, writeQuery } from '@/play/verify/round-query.ts';
import { useSavedRound } from '../api/use-rounds.ts';
import { useEngines } from '../api/use-verifier.ts';
import { faultsOf } from '../verify-form.ts';
import { EventProofs } from './event-proofs.tsx';
import { RoundForm } from './round-form.tsx';
import { RoundProof } from './round-proof.tsx';
import { queryOfSaved, SavedRound } from './saved-round.tsx';
import { YourRounds } from './your-rounds.tsx';
import '../verify-page.css';

/** Recomputes any round from its seeds; public. The address contains the whole round. */
export function VerifyPage() {
  const { t } = useTranslation(['app', 'verify']);
  const language = useLanguage();
  const texts = useMemo(() => gameTexts(language), [language]);
  useDocumentTitle(t('verify:title'));
  return (
    <div className="verify-page d-flex flex-column gap-4-5">
      <header>
        <h1>{t('verify:title')}</h1>
        <p className="text-2">
          {t('verify:lead')} <Link to="/fairness">{t('verify:report')}</Link>
        </p>
      </header>
      <GameTextsProvider value={texts}>
        <Verifier />
      </GameTextsProvider>
    </div>
  );
}

function Verifier() {
  const skeleton = (
    <Loading className="panel verify-panel min-w-0">
      <Skeleton height="320px" radius="12px" />
    </Loading>
  );
  return (
    <QueryView query={useEngines()} skeleton={skeleton}>
      {(engines) => <Workbench engines={engines} />}
    </QueryView>
  );
}

type Engines = NonNullable<ReturnType<typeof useEngines>['data']>;

function Workbench({ engines }: { readonly engines: Engines }) {
  const { t } = useTranslation(['app', 'verify']);
  const [params, setParams] = useSearchParams();
  const [roundId, eventId] = [params.get('round'), params.get('event')];
  const saved = useSavedRound(roundId);
  const named = readQuery(params);
  const requested = saved.data ? queryOfSaved(saved.data) : named;
  const session = useSession();
  // For a visitor with a proof link the proof stays first until the page is left.
  const [isLinked] = useState(() => linksProof({ engines, roundId, eventId, requested: named }));
  const yours = <YourRounds picked={roundId} onPick={(round) => setParams({ round })} />;
  const form = (
    <section
      key="form"
      className="panel verify-panel min-w-0 verify-facts"
      aria-label={t('verify:round')}
    >
      <RoundForm
        engines={engines}
        query={requested ?? emptyQuery}
        onCheck={(checked) => setParams(writeQuery(checked))}
      />
    </section>
  );
  const proof = (
    <Proof key="proof" engines={engines} roundId={roundId} eventId={eventId} requested={named} />
  );
  const isYoursLast = isLinked || session === null;
  return (
    <>
      {!isYoursLast && yours}
      <div className={isLinked ? 'verify-columns is-linked gap-4-5' : 'verify-columns gap-4-5'}>
        {isLinked ? [proof, form] : [form, proof]}
        {isYoursLast && (
          <div className="verify-beside min-w-0 overflow-y-auto rounded-lg">{yours}</div>
        )}
      </div>
    </>
  );
}

type ProofProps = {
  readonly engines: Engines;
  readonly roundId: string | null;
  readonly eventId: string | null;
  readonly requested: RoundQuery;
};

/** Whether the address has a proof to show at once: of a saved round or event, or of seeds. */
function linksProof({ engines, roundId, eventId, requested }: ProofProps): boolean {
  if (roundId !== null || eventId !== null) return true;
  return faultsOf(requested, engines.engineKind(requested.gameId)).size === 0;
}

/** The proof for the address; it scrolls into view when a round is picked. */
function Proof(props: ProofProps) {
  const { roundId, eventId } = props;
  const { t } = useTranslation(['app', 'verify']);
  const panel = useRef<HTMLElement>(null);
  const named = roundId ?? eventId;
  useEffect(() => {
    if (named !== null) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [named]);
  return (
    <section
      ref={panel}
      className="panel verify-panel min-w-0 verify-found"
      aria-label={t('verify:proof')}
      aria-live="polite"
    >
      <ProofContent {...props} />
    </section>
  );
}

function ProofContent({ engines, roundId, eventId, requested }: ProofProps) {
  const { t } = useTranslation(['app', 'verify']);
  const session = useSession();
  if (roundId !== null || eventId !== null) {
    if (session === null) return <LoginPrompt />;
    if (roundId !== null) return <SavedRound key={roundId} roundId={roundId} />;
    if (eventId !== null) return <EventProofs eventIds={[eventId]} />;
  }
  const faults = faultsOf(requested, engines.engineKind(requested.gameId));
  if (faults.size === 0) return <RoundProof query={requested} />;
  return <EmptyState {...nothing} title={t('verify:empty.title')} text={t('verify:empty.text')} />;
}

const nothing = { art: '/art/spots/shield.webp' } as const;
