import type { Currency } from '@/lib/api/contract-types.ts';
import { type FormatMoney, moneyFormat } from '../game-texts.ts';
import { useGameTexts } from '../game-texts-context.ts';
import { toMinor } from '../money.ts';
import type { RecordCheck } from '../record/check-round.ts';
import { DealtView } from './dealt-view.tsx';
import { NumberSteps } from './number-steps.tsx';
import { type Comparison, Figure, outcomeTitles, ProofStep, seedTitles } from './proof-parts.tsx';
import type { Recomputation } from './recompute.ts';
import { commitmentComparison, RecordVerdict, ShownHash } from './record-verdict.tsx';
import { RulesStep } from './rules-step.tsx';

export type ProofViewProps = {
  readonly currency: Currency;
  readonly serverSeed: string;
  /** The hash that the server or the visitor gives; empty when unknown. */
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  readonly nonce: string;
  readonly found: Recomputation;
  /** The win on record, in major units; empty when unknown. */
  readonly recordedWin: string;
  readonly seedHashMatches: Comparison;
  readonly outcomeMatches: Comparison;
  /** What the player's record has of the round. */
  readonly check: RecordCheck;
};

/** Shows step by step how the bytes of a round determine its outcome. */
export function ProofView(props: ProofViewProps) {
  const { found, currency, seedHashMatches, outcomeMatches, check } = props;
  const commitmentMatches = commitmentComparison(check, {
    seedHash: found.seedHash,
    fits: seedHashMatches,
  });
  const i18n = useGameTexts();
  const { t } = i18n;
  const formatMoney: FormatMoney = moneyFormat(i18n, currency);
  return (
    <>
      <RecordVerdict check={check} fits={verdictOf(seedHashMatches, outcomeMatches)} />
      <ol className="proof-steps p-0">
        <ProofStep title={t(seedTitles[`${commitmentMatches}`])} matches={commitmentMatches}>
          <ShownHash check={check} fromServer={props.serverSeedHash} />
          <Figure label={t('proof:verify.serverSeed')} value={props.serverSeed} canCopy />
          <Figure
            label={t('proof:verify.hashNow')}
            value={found.seedHash}
            proven={commitmentMatches === true}
            canCopy
          />
        </ProofStep>
        <ProofStep title={t('proof:verify.yours')} matches>
          <Figure label={t('fairness.clientSeed')} value={props.clientSeed} canCopy />
          <Figure label={t('fairness.nonce')} value={props.nonce} />
        </ProofStep>
        <RulesStep rules={found.rules} />
        <NumberSteps found={found} />
        <ProofStep title={t(outcomeTitles[`${outcomeMatches}`])} matches={outcomeMatches}>
          <DealtView
            dealt={found.dealt}
            sheet={found.rules.sheet}
            formatMoney={formatMoney}
            currency={currency}
          />
          {outcomeMatches === false && props.recordedWin !== '' && (
            <Figure
              label={t('proof:verify.said')}
              value={formatMoney(toMinor(props.recordedWin, currency))}
            />
          )}
          <Figure
            label={t('proof:verify.win')}
            value={formatMoney(toMinor(found.win, currency))}
            proven={outcomeMatches === true}
          />
        </ProofStep>
      </ol>
      <p className="mb-3-5 text-2 text-pretty">{t('proof:verify.how')}</p>
    </>
  );
}

function verdictOf(seedHashMatches: Comparison, outcomeMatches: Comparison): Comparison {
  if (seedHashMatches === false || outcomeMatches === false) return false;
  return seedHashMatches === null || outcomeMatches === null ? null : true;
}
