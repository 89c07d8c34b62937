import { toMajor } from '@fairhall/api/contract/money';
import type { PastRound } from '@/lib/api/contract-types.ts';
import { useGameTexts } from '@/play/game-texts-context.ts';
import { Verdict } from '@/play/verify/proof-parts.tsx';
import type { ReplayedSlip } from '@/play/verify/replay-slip.ts';
import { SlipReturn } from '@/play/verify/slip-return.tsx';
import { useSavedEvents } from '../api/use-rounds.ts';
import { useReplayedSlip } from '../api/use-verifier.ts';
import { EventProofs } from './event-proofs.tsx';

/**
 * A ticket or bet replayed in this browser, and below it the draws, matches or races that decide
 * it.
 */
export function SlipProof(props: {
  readonly slip: PastRound;
  readonly eventIds: readonly string[];
}) {
  const { slip, eventIds } = props;
  const events = useSavedEvents(eventIds);
  const replayed = useReplayedSlip({ slipId: slip.roundId, events: events.data ?? [] });
  return (
    <>
      {replayed.data && <Settled replayed={replayed.data} paid={slip.win} />}
      <EventProofs eventIds={eventIds} />
    </>
  );
}

function Settled(props: {
  readonly replayed: ReplayedSlip;
  /** In major units, `null` until the slip is settled. */
  readonly paid: number | null;
}) {
  const { replayed, paid } = props;
  const { t } = useGameTexts();
  const isDecided = replayed.winMinor !== null && paid !== null;
  const matches = isDecided ? toMajor(replayed.winMinor, replayed.currency) === paid : null;
  const verdict = matches === null ? 'slipWaits' : matches ? 'slipMatches' : 'slipDiffers';
  return (
    <section className="mb-7 d-grid gap-3" aria-labelledby="slip-pays">
      <h2 className="m-0 fs-lg" id="slip-pays">
        {t('proof:slipPays')}
      </h2>
      <Verdict matches={matches} title={t(`proof:${verdict}`)} />
      <SlipReturn slip={replayed} />
    </section>
  );
}
