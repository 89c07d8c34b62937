import { CircleAlert, ShieldCheck } from 'lucide-react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { isApiError } from '@/lib/api-error.ts';
import type { KeptRound as Kept } from '@/lib/contract-types.ts';
import { queryOfRound, type RoundQuery } from '@/play/verify/round-query.ts';
import { useKeptRound, useReveal } from '../api/use-rounds.ts';
import { isRound } from '../as-round.ts';
import { RoundProof } from './round-proof.tsx';
import { SlipProof } from './slip-proof.tsx';

/** One of the player's own rounds: its proof, or the way to it. */
export function KeptRound({ roundId }: { readonly roundId: string }) {
  const { t } = useTranslation();
  const kept = useKeptRound(roundId);
  if (kept.isError && kept.data === undefined) {
    const isUnknown = isApiError(kept.error, 'NOT_FOUND');
    return isUnknown ? (
      <ErrorState title={t('verify.kept.unknown')} text={t('verify.kept.unknownText')} />
    ) : (
      <ErrorState
        error={kept.error}
        onRetry={() => void kept.refetch()}
        retrying={kept.isFetching}
      />
    );
  }
  if (kept.data === undefined) {
    return (
      <div role="status" aria-label={t('common.loading')}>
        <Skeleton height="320px" radius="12px" />
      </div>
    );
  }
  if (kept.data.kind === 'slip') return <SlipProof {...kept.data} />;
  const { serverSeed, round } = kept.data;
  if (serverSeed === null) return <Sealed hash={round.proof.serverSeedHash} />;
  const query = queryOfKept(kept.data);
  if (!query || !isRound(round)) {
    return <ErrorState title={t('verify.failed')} text={t('verify.kept.otherText')} />;
  }
  return <RoundProof query={query} round={round} />;
}

/** What fills the form; `null` while the seed is sealed, and for slips, which have no such form. */
export function queryOfKept(kept: Kept): RoundQuery | null {
  if (kept.kind !== 'round' || kept.serverSeed === null || !isRound(kept.round)) return null;
  return queryOfRound(kept.round, { serverSeed: kept.serverSeed, currency: kept.walletType });
}

/** A seed is revealed by taking it out of use; the next one's hash has been shown already. */
function Sealed({ hash }: { readonly hash: string }) {
  const { t } = useTranslation();
  const reveal = useReveal();
  const isRoundOpen = isApiError(reveal.error, 'ROUND_OPEN');
  return (
    <div className="verify-sealed-round">
      <h2>{t('verify.sealed.title')}</h2>
      <p>{t('verify.sealed.text')}</p>
      <dl className="proof-figure">
        <dt>{t('verify.field.serverSeedHash')}</dt>
        <dd>{hash}</dd>
      </dl>
      <Button size="lg" disabled={reveal.isPending} onClick={() => reveal.mutate()}>
        <ShieldCheck size={18} aria-hidden="true" />
        {t(reveal.isPending ? 'verify.sealed.revealing' : 'verify.sealed.reveal')}
      </Button>
      {reveal.isError && (
        <p className="field-error" role="alert">
          <CircleAlert size={15} aria-hidden="true" />
          {t(isRoundOpen ? 'verify.sealed.roundOpen' : 'verify.sealed.failed')}
        </p>
      )}
    </div>
  );
}
