import { useTranslation } from 'react-i18next';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { ProofView } from '@/play/verify/proof-view.tsx';
import type { RoundQuery } from '@/play/verify/round-query.ts';
import { rulesProblem } from '@/play/verify/rules-problem.ts';
import { canCompute } from '@/play/verify/web-hmac.ts';
import { type RequestedRound, useChecked } from '../api/use-verifier.ts';
import { RulesVerdict } from './rules-verdict.tsx';
import { SavedSeedRounds } from './saved-seed-rounds.tsx';

/** The recomputed round, beside the known values. */
export function RoundProof(props: {
  readonly query: RoundQuery;
  /** The saved round, if it came from the API. */
  readonly saved?: RequestedRound;
}) {
  const { query, saved = null } = props;
  const { t } = useTranslation(['app', 'verify']);
  const isAble = canCompute();
  const checked = useChecked(isAble ? query : null, saved);
  if (!isAble) return <ErrorState title={t('verify:unable')} text={t('verify:unableText')} />;
  const problem = rulesProblem(checked.error);
  if (problem !== null) return <RulesVerdict problem={problem} />;
  if (checked.error !== null) {
    return <ErrorState title={t('verify:failed')} text={t('verify:failedText')} />;
  }
  if (!checked.data) return <Skeleton height="320px" radius="12px" />;
  const { found, seedHashMatches, winMatches, check } = checked.data;
  return (
    <>
      <ProofView
        currency={query.currency}
        serverSeed={query.serverSeed}
        serverSeedHash={query.serverSeedHash}
        clientSeed={query.clientSeed}
        nonce={query.nonce}
        found={found}
        recordedWin={query.win}
        seedHashMatches={seedHashMatches}
        outcomeMatches={winMatches}
        check={check}
      />
      {saved !== null && (
        // The rounds of the seed that was shown, whatever hash a response gives.
        <SavedSeedRounds serverSeedHash={check.shownHash ?? query.serverSeedHash} />
      )}
    </>
  );
}
