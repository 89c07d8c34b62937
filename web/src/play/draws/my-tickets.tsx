import { RotateCcw, Ticket as TicketIcon } from 'lucide-react';
import type { DrawSlip, Slip } from '../contract-types.ts';
import { Bones, EmptyState } from '../events/empty-state.tsx';
import { timeOfDay } from '../events/event-words.ts';
import { useEvents } from '../events/events-context.ts';
import { LoadOlder } from '../events/load-older.tsx';
import { SlipStatus } from '../events/slip-status.tsx';
import { toMinor } from '../money.ts';
import { useSpeech } from '../shell/speech-context.tsx';
import { Ball } from './ball.tsx';
import { drawnOf } from './draw-stage.tsx';

const isTicket = (slip: Slip): slip is DrawSlip => slip.kind === 'draw';

/** The player's tickets, the newest first. */
export function MyTickets(props: { readonly onAgain: (slip: DrawSlip) => void }) {
  const { state } = useEvents();
  const { t } = useSpeech();
  if (state.slips === null) return <Bones rows={3} height={112} />;
  const tickets = state.slips.filter(isTicket);
  if (tickets.length === 0) {
    return (
      <EmptyState
        icon={<TicketIcon size={26} aria-hidden />}
        title={t('draw.noTickets')}
        text={t('draw.noTicketsText')}
      />
    );
  }
  return (
    <>
      <ol className="slip-list">
        {tickets.map((slip) => (
          <TicketCard key={slip.slipId} slip={slip} onAgain={() => props.onAgain(slip)} />
        ))}
      </ol>
      <LoadOlder list="slips" />
    </>
  );
}

function TicketCard(props: { readonly slip: DrawSlip; readonly onAgain: () => void }) {
  const { slip } = props;
  const { state, money } = useEvents();
  const speech = useSpeech();
  const { t, number } = speech;
  const winMinor = toMinor(slip.win, state.currency);
  const drawn = useDrawn(slip);
  return (
    <li className="slip-card">
      <header>
        <strong>{t('draw.draw', { number: number(slip.event.number) })}</strong>
        <span>{timeOfDay(slip.event.startsAt, speech)}</span>
        <SlipStatus slip={slip} />
      </header>
      <ol className="slip-lines">
        {slip.lines.map((line) => {
          const hits = line.numbers.filter((ball) => drawn.has(ball)).length;
          return (
            <li key={line.numbers.join()}>
              {line.numbers.map((ball) => (
                <Ball key={ball} number={ball} isHit={drawn.has(ball)} />
              ))}
              {drawn.size > 0 && <span className="hits">{t('draw.hits', { count: hits })}</span>}
            </li>
          );
        })}
      </ol>
      <footer>
        <span>
          {t('events.stake')} <b>{money(toMinor(slip.stake, state.currency))}</b>
        </span>
        {winMinor > 0n && (
          <span className="slip-win">
            {t('events.returned')} <b>{money(winMinor)}</b>
          </span>
        )}
        <button
          type="button"
          className="tool tool-again"
          aria-label={t('draw.again')}
          title={t('draw.again')}
          onClick={props.onAgain}
        >
          <RotateCcw size={16} aria-hidden />
        </button>
      </footer>
    </li>
  );
}

/** What was drawn of a ticket's six so far. */
function useDrawn(slip: DrawSlip): ReadonlySet<number> {
  const { state } = useEvents();
  if (slip.drawn) return new Set(slip.drawn);
  const event = state.live.find(({ eventId }) => eventId === slip.event.eventId);
  return new Set(event ? drawnOf(event) : []);
}
