import { ReceiptText } from 'lucide-react';
import type { BetSlip, Slip } from '../contract-types.ts';
import { eventName, resultText } from '../fixtures/fixture-labels.ts';
import { useFixtures } from '../fixtures/fixtures-context.ts';
import { isOpenSlip } from '../fixtures/fixtures-state.ts';
import { PagedList } from '../fixtures/paged-list.tsx';
import { SlipCard } from '../fixtures/slip-card.tsx';
import { useGameTexts } from '../game-texts-context.ts';
import { toMinor } from '../money.ts';
import { kindOfReturn } from '../round-return.ts';
import { oddsText, selectionName } from './bet-labels.ts';
import { scoreOf } from './event-kind.ts';
import { possibleReturn } from './slip-state.ts';

const isBet = (slip: Slip): slip is BetSlip => slip.kind === 'bet';

/** The player's bets, newest first. */
export function MyBets() {
  const { state } = useFixtures();
  const { t } = useGameTexts();
  return (
    <PagedList
      list="slips"
      items={state.slips?.filter(isBet) ?? null}
      className="d-grid grid-cols-1 gap-2-5"
      skeleton={{ rows: 3, height: 128 }}
      empty={{
        icon: <ReceiptText size={26} aria-hidden />,
        title: t('fixtures:sports.noBets'),
        text: t('fixtures:sports.noBetsText'),
      }}
    >
      {(slip) => <BetCard key={slip.slipId} slip={slip} />}
    </PagedList>
  );
}

function BetCard({ slip }: { readonly slip: BetSlip }) {
  const { state, formatMoney } = useFixtures();
  const i18n = useGameTexts();
  const { t } = i18n;
  const stakeMinor = toMinor(slip.stake, state.currency);
  const isOpen = isOpenSlip(slip);
  const returned = isOpen
    ? possibleReturn(slip.legs, stakeMinor)
    : toMinor(slip.win, state.currency);
  const isWon = !isOpen && kindOfReturn(slip, state.currency) === 'won';
  return (
    <SlipCard
      slip={slip}
      title={t(slip.legs.length === 1 ? 'fixtures:sports.single' : 'fixtures:sports.accumulator')}
      at={slip.createdAt}
      foot={
        <>
          <span>
            {t('fixtures:sports.atOdds', {
              stake: formatMoney(stakeMinor),
              odds: oddsText(slip.odds, i18n),
            })}
          </span>
          {returned !== null && returned > 0n && (
            <span className={isWon ? 'slip-win' : undefined}>
              {t(isOpen ? 'fixtures:sports.possibleReturn' : 'fixtures:returned')}{' '}
              <b>{formatMoney(returned)}</b>
            </span>
          )}
          {slip.status === 'cancelled' && (
            <span>{t('fixtures:toast.cancelledText', { stake: formatMoney(stakeMinor) })}</span>
          )}
        </>
      }
    >
      <ul className="d-grid gap-2">
        {slip.legs.map((leg) => (
          <Leg key={leg.event.eventId} leg={leg} isActive={slip.status !== 'cancelled'} />
        ))}
      </ul>
    </SlipCard>
  );
}

function Leg(props: {
  readonly leg: BetSlip['legs'][number];
  /** False for a cancelled bet, which its event does not decide. */
  readonly isActive: boolean;
}) {
  const { leg, isActive } = props;
  const { state } = useFixtures();
  const i18n = useGameTexts();
  const { t } = i18n;
  const { event, market, selection, odds, outcome, result } = leg;
  const live = state.live.find(({ eventId }) => eventId === event.eventId);
  const score = live && !result ? scoreOf(live) : null;
  return (
    <li className="d-flex align-items-start gap-2-5" data-outcome={outcome}>
      <span className="leg-dot flex-none rounded-circle" aria-hidden />
      <div className="flex-1 min-w-0">
        <strong className="d-block fs-body lh-20">
          {selectionName({ fixture: event.fixture, market, selection }, i18n)}
        </strong>
        <span className="d-block text-2 fs-sm lh-18">
          {t(`fixtures:sports.market.${market}`)} · {oddsText(odds, i18n)}
        </span>
        <span className="d-block text-2 fs-sm lh-18">
          {eventName(event, i18n)}
          {result && <span className="d-block"> · {resultText(result)}</span>}
          {score && <span className="d-block">{` · ${score.home} : ${score.away}`}</span>}
        </span>
      </div>
      {isActive && (
        <span className="leg-outcome fs-sm fw-650">{t(`fixtures:sports.outcome.${outcome}`)}</span>
      )}
    </li>
  );
}
