import type { Currency } from '@/lib/contract-types.ts';
import { type FormatMoney, moneyFormat } from '../i18n/i18n.ts';
import { useI18n } from '../i18n/i18n-context.ts';
import { toMinor } from '../money.ts';
import { DealtView } from './dealt-view.tsx';
import { NumberSteps } from './number-steps.tsx';
import { dealtTitles, Figure, type Holds, ProofStep, sealTitles, Verdict } from './proof-parts.tsx';
import type { Recomputation } from './recompute.ts';

export type ProofViewProps = {
  readonly gameId: string;
  readonly currency: Currency;
  readonly serverSeed: string;
  /** Shown before play; empty when it is not known. */
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  readonly nonce: string;
  readonly found: Recomputation;
  /** What the round is said to have paid, in major units; empty when unknown. */
  readonly saidToPay: string;
  readonly sealHolds: Holds;
  readonly outcomeHolds: Holds;
};

/** Shows step by step how the bytes of a round became its outcome. */
export function ProofView(props: ProofViewProps) {
  const { found, currency, sealHolds, outcomeHolds } = props;
  const i18n = useI18n();
  const { t } = i18n;
  const formatMoney: FormatMoney = moneyFormat(i18n, currency);
  return (
    <>
      <Verdict holds={verdictOf(sealHolds, outcomeHolds)} text={t('verify.here')} />
      <ol className="proof-steps">
        <ProofStep title={t(sealTitles[`${sealHolds}`])} holds={sealHolds}>
          {props.serverSeedHash !== '' && (
            <Figure label={t('verify.hashBefore')} value={props.serverSeedHash} canCopy />
          )}
          <Figure label={t('verify.serverSeed')} value={props.serverSeed} canCopy />
          <Figure
            label={t('verify.hashNow')}
            value={found.seedHash}
            proven={sealHolds === true}
            canCopy
          />
        </ProofStep>
        <ProofStep title={t('verify.yours')} holds>
          <Figure label={t('fairness.clientSeed')} value={props.clientSeed} canCopy />
          <Figure label={t('fairness.nonce')} value={props.nonce} />
        </ProofStep>
        <NumberSteps found={found} />
        <ProofStep title={t(dealtTitles[`${outcomeHolds}`])} holds={outcomeHolds}>
          <DealtView
            gameId={props.gameId}
            dealt={found.dealt}
            formatMoney={formatMoney}
            currency={currency}
          />
          {outcomeHolds === false && props.saidToPay !== '' && (
            <Figure
              label={t('verify.said')}
              value={formatMoney(toMinor(props.saidToPay, currency))}
            />
          )}
          <Figure
            label={t('verify.win')}
            value={formatMoney(toMinor(found.win, currency))}
            proven={outcomeHolds === true}
          />
        </ProofStep>
      </ol>
      <p className="proof-note">{t('verify.how')}</p>
    </>
  );
}

function verdictOf(sealHolds: Holds, outcomeHolds: Holds): Holds {
  if (sealHolds === false || outcomeHolds === false) return false;
  return sealHolds === null || outcomeHolds === null ? null : true;
}
