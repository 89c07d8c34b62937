import { RotateCcw, Ticket as TicketIcon } from 'lucide-react';
import type { DrawSlip, Slip } from '../contract-types.ts';
import { useFixtures } from '../fixtures/fixtures-context.ts';
import { PagedList } from '../fixtures/paged-list.tsx';
import { SlipCard } from '../fixtures/slip-card.tsx';
import { useGameTexts } from '../game-texts-context.ts';
import { toMinor } from '../money.ts';
import { kindOfReturn } from '../round-return.ts';
import { Ball } from './ball.tsx';
import { drawnOf } from './draw-stage.tsx';

const isTicket = (slip: Slip): slip is DrawSlip => slip.kind === 'draw';

/** The player's tickets, the newest first. */
export function MyTickets(props: { readonly onAgain: (slip: DrawSlip) => void }) {
  const { state } = useFixtures();
  const { t } = useGameTexts();
  return (
    <PagedList
      list="slips"
      items={state.slips?.filter(isTicket) ?? null}
      className="d-grid grid-cols-1 gap-2-5"
      skeleton={{ rows: 3, height: 112 }}
      empty={{
        icon: <TicketIcon size={26} aria-hidden />,
        title: t('fixtures:draw.noTickets'),
        text: t('fixtures:draw.noTicketsText'),
      }}
    >
      {(slip) => <TicketCard key={slip.slipId} slip={slip} onAgain={() => props.onAgain(slip)} />}
    </PagedList>
  );
}

function TicketCard(props: { readonly slip: DrawSlip; readonly onAgain: () => void }) {
  const { slip } = props;
  const { state, formatMoney } = useFixtures();
  const i18n = useGameTexts();
  const { t, number } = i18n;
  const winMinor = toMinor(slip.win, state.currency);
  const drawn = useDrawn(slip);
  return (
    <SlipCard
      slip={slip}
      title={t('fixtures:draw.draw', { number: number(slip.event.number) })}
      at={slip.event.startsAt}
      foot={
        <>
          <span>
            {t('fixtures:stake')} <b>{formatMoney(toMinor(slip.stake, state.currency))}</b>
          </span>
          {winMinor > 0n && (
            <span className={kindOfReturn(slip, state.currency) === 'won' ? 'slip-win' : undefined}>
              {t('fixtures:returned')} <b>{formatMoney(winMinor)}</b>
            </span>
          )}
          <button
            type="button"
            className="tool ms-auto"
            aria-label={t('fixtures:draw.again')}
            title={t('fixtures:draw.again')}
            onClick={props.onAgain}
          >
            <RotateCcw size={16} aria-hidden />
          </button>
        </>
      }
    >
      <ol className="d-grid gap-1-5">
        {slip.lines.map((line) => {
          const hits = line.numbers.filter((ball) => drawn.has(ball)).length;
          return (
            <li className="d-flex flex-wrap align-items-center gap-1" key={line.numbers.join()}>
              {line.numbers.map((ball) => (
                <Ball key={ball} number={ball} isHit={drawn.has(ball)} />
              ))}
              {drawn.size > 0 && (
                <span className="ms-auto text-2 fs-sm">
                  {t('fixtures:draw.hits', { count: hits })}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </SlipCard>
  );
}

/** Numbers drawn so far for the draw of a ticket. */
function useDrawn(slip: DrawSlip): ReadonlySet<number> {
  const { state } = useFixtures();
  if (slip.drawn) return new Set(slip.drawn);
  const event = state.live.find(({ eventId }) => eventId === slip.event.eventId);
  return new Set(event ? drawnOf(event) : []);
}
