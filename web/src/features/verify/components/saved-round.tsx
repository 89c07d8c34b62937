import { CircleAlert, ShieldCheck } from 'lucide-react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { ReplayLink } from '@/components/ui/replay-link.tsx';
import { isApiError } from '@/lib/api/api-error.ts';
import type { SavedRound as Saved } from '@/lib/api/contract-types.ts';
import { isRound, queryOfRound, type RoundQuery } from '@/play/verify/round-query.ts';
import { useReveal, useSavedRound } from '../api/use-rounds.ts';
import { RefusedRound } from './refused-round.tsx';
import { RoundProof } from './round-proof.tsx';
import { SavedView } from './saved-view.tsx';
import { SlipProof } from './slip-proof.tsx';

/** One of the player's own rounds: its proof, or the button that reveals its seed. */
export function SavedRound({ roundId }: { readonly roundId: string }) {
  const { t } = useTranslation(['app', 'verify']);
  const unknown = { title: t('verify:kept.unknown'), text: t('verify:kept.unknownText') };
  return (
    <SavedView query={useSavedRound(roundId)} unknown={unknown}>
      {(saved) => <Proof roundId={roundId} saved={saved} />}
    </SavedView>
  );
}

function Proof({ roundId, saved }: { readonly roundId: string; readonly saved: Saved }) {
  const { gameId } = saved.kind === 'slip' ? saved.slip : saved.round;
  return (
    <>
      <p>
        <ReplayLink gameId={gameId} roundId={roundId} />
      </p>
      <ProofOf roundId={roundId} saved={saved} />
    </>
  );
}

function ProofOf({ roundId, saved }: { readonly roundId: string; readonly saved: Saved }) {
  const { t } = useTranslation(['app', 'verify']);
  if (saved.kind === 'slip') return <SlipProof {...saved} />;
  const { serverSeed, round } = saved;
  if (serverSeed === null) return <UnrevealedSeed hash={round.proof.serverSeedHash} />;
  const query = queryOfSaved(saved);
  if (!query || !isRound(round)) {
    return <ErrorState title={t('verify:failed')} text={t('verify:kept.otherText')} />;
  }
  return (
    <>
      {round.status === 'cancelled' && <RefusedRound refusal={round.refusal} />}
      <RoundProof query={query} saved={{ roundId, round }} />
    </>
  );
}

/**
 * The query for the form; `null` before the seed is revealed, and for slips, which have no form.
 */
export function queryOfSaved(saved: Saved): RoundQuery | null {
  if (saved.kind !== 'round' || saved.serverSeed === null || !isRound(saved.round)) return null;
  return queryOfRound(saved.round, { serverSeed: saved.serverSeed, currency: saved.walletType });
}

/** A seed is revealed by its rotation; the hash of the next seed has been published already. */
function UnrevealedSeed({ hash }: { readonly hash: string }) {
  const { t } = useTranslation(['app', 'verify']);
  const reveal = useReveal();
  const isRoundOpen = isApiError(reveal.error, 'ROUND_OPEN');
  return (
    <div className="verify-unrevealed-round justify-items-start d-grid gap-3">
      <h2>{t('verify:unrevealed.title')}</h2>
      <p>{t('verify:unrevealed.text')}</p>
      <dl className="proof-figure d-grid align-items-center rounded-10">
        <dt>{t('verify:field.serverSeedHash')}</dt>
        <dd>{hash}</dd>
      </dl>
      <Button size="lg" disabled={reveal.isPending} onClick={() => reveal.mutate()}>
        <ShieldCheck size={18} />
        {t(reveal.isPending ? 'verify:unrevealed.revealing' : 'verify:unrevealed.reveal')}
      </Button>
      {reveal.isError && (
        <p
          className="field-error text-coral fw-550 d-flex align-items-start gap-1-5 fs-sm"
          role="alert"
        >
          <CircleAlert className="flex-none mt-0-5" size={15} />
          {t(isRoundOpen ? 'verify:unrevealed.roundOpen' : 'verify:unrevealed.failed')}
        </p>
      )}
    </div>
  );
}
