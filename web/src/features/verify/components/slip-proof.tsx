import { toMajor } from '@fairhall/api/contract/money';
import type { PastRound } from '@/lib/contract-types.ts';
import { I18nProvider, useI18n } from '@/play/i18n/i18n-context.ts';
import { Verdict } from '@/play/verify/proof-parts.tsx';
import type { SlipAgain } from '@/play/verify/slip-again.ts';
import { SlipReturn } from '@/play/verify/slip-return.tsx';
import { useSavedEvents } from '../api/use-rounds.ts';
import { useGameI18n, useSlipAgain } from '../api/use-verifier.ts';
import { EventProofs } from './event-proofs.tsx';

/**
 * A ticket or bet settled again in this browser, and below it the draws, matches or races that
 * decide it.
 */
export function SlipProof(props: {
  readonly slip: PastRound;
  readonly eventIds: readonly string[];
}) {
  const { slip, eventIds } = props;
  const events = useSavedEvents(eventIds);
  const again = useSlipAgain({ slipId: slip.roundId, events: events.data ?? [] });
  const gameI18n = useGameI18n();
  return (
    <>
      {again.data && gameI18n.data && (
        <I18nProvider value={gameI18n.data}>
          <Settled again={again.data} paid={slip.win} />
        </I18nProvider>
      )}
      <EventProofs eventIds={eventIds} />
    </>
  );
}

function Settled(props: {
  readonly again: SlipAgain;
  /** In major units, `null` until the slip is settled. */
  readonly paid: number | null;
}) {
  const { again, paid } = props;
  const { t } = useI18n();
  const isDecided = again.winMinor !== null && paid !== null;
  const holds = isDecided ? toMajor(again.winMinor, again.currency) === paid : null;
  const verdict = holds === null ? 'slipWaits' : holds ? 'slipMatches' : 'slipDiffers';
  return (
    <section className="verify-slip" aria-labelledby="slip-pays">
      <h2 id="slip-pays">{t('proof.slipPays')}</h2>
      <Verdict holds={holds} title={t(`proof.${verdict}`)} />
      <SlipReturn slip={again} />
    </section>
  );
}
