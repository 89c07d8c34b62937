import { ReceiptText } from 'lucide-react';
import type { BetSlip, Slip } from '../contract-types.ts';
import { Bones, EmptyState } from '../events/empty-state.tsx';
import { eventName, resultText, timeOfDay } from '../events/event-words.ts';
import { useEvents } from '../events/events-context.ts';
import { isOpenSlip } from '../events/events-state.ts';
import { LoadOlder } from '../events/load-older.tsx';
import { SlipStatus } from '../events/slip-status.tsx';
import { toMinor } from '../money.ts';
import { useSpeech } from '../shell/speech-context.tsx';
import { oddsText, selectionName } from './bet-words.ts';
import { scoreOf } from './event-kind.ts';
import { possibleReturn } from './slip-state.ts';

const isBet = (slip: Slip): slip is BetSlip => slip.kind === 'bet';

/** The player's bets, the newest first. */
export function MyBets() {
  const { state } = useEvents();
  const { t } = useSpeech();
  if (state.slips === null) return <Bones rows={3} height={128} />;
  const bets = state.slips.filter(isBet);
  if (bets.length === 0) {
    return (
      <EmptyState
        icon={<ReceiptText size={26} aria-hidden />}
        title={t('sports.noBets')}
        text={t('sports.noBetsText')}
      />
    );
  }
  return (
    <>
      <ol className="slip-list">
        {bets.map((slip) => (
          <BetCard key={slip.slipId} slip={slip} />
        ))}
      </ol>
      <LoadOlder list="slips" />
    </>
  );
}

function BetCard({ slip }: { readonly slip: BetSlip }) {
  const { state, money } = useEvents();
  const speech = useSpeech();
  const { t } = speech;
  const stakeMinor = toMinor(slip.stake, state.currency);
  const isOpen = isOpenSlip(slip);
  const returned = isOpen
    ? possibleReturn(slip.legs, stakeMinor)
    : toMinor(slip.win, state.currency);
  return (
    <li className="slip-card">
      <header>
        <strong>{slip.legs.length === 1 ? t('sports.single') : t('sports.accumulator')}</strong>
        <span>{timeOfDay(slip.createdAt, speech)}</span>
        <SlipStatus slip={slip} />
      </header>
      <ul className="bet-legs">
        {slip.legs.map((leg) => (
          <Leg key={leg.event.eventId} leg={leg} isStanding={slip.status !== 'cancelled'} />
        ))}
      </ul>
      <footer>
        <span>
          {t('sports.atOdds', { stake: money(stakeMinor), odds: oddsText(slip.odds, speech) })}
        </span>
        {returned !== null && returned > 0n && (
          <span className={isOpen ? '' : 'slip-win'}>
            {t(isOpen ? 'sports.possibleReturn' : 'events.returned')} <b>{money(returned)}</b>
          </span>
        )}
        {slip.status === 'cancelled' && (
          <span>{t('events.news.cancelledText', { stake: money(stakeMinor) })}</span>
        )}
      </footer>
    </li>
  );
}

function Leg(props: {
  readonly leg: BetSlip['legs'][number];
  /** What comes of its event means nothing to a bet that was cancelled. */
  readonly isStanding: boolean;
}) {
  const { leg, isStanding } = props;
  const { state } = useEvents();
  const speech = useSpeech();
  const { t } = speech;
  const { event, market, selection, odds, outcome, result } = leg;
  const live = state.live.find(({ eventId }) => eventId === event.eventId);
  const score = live && !result ? scoreOf(live) : null;
  return (
    <li data-outcome={outcome}>
      <span className="leg-dot" aria-hidden />
      <div>
        <strong>{selectionName({ fixture: event.fixture, market, selection }, speech)}</strong>
        <span>
          {t(`sports.market.${market}`)} · {oddsText(odds, speech)}
        </span>
        <span>
          {eventName(event, speech)}
          {result && ` · ${resultText(result)}`}
          {score && ` · ${score.home} : ${score.away}`}
        </span>
      </div>
      {isStanding && <span className="leg-outcome">{t(`sports.outcome.${outcome}`)}</span>}
    </li>
  );
}
