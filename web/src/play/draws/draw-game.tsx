import { useState } from 'react';
import type { OfferedEvent, OpenedDraw, Slip } from '../contract-types.ts';
import { useEvents } from '../events/events-context.ts';
import { EventsFrame } from '../events/events-frame.tsx';
import { EventsLayout } from '../events/events-layout.tsx';
import type { EventsSession } from '../events/events-session.ts';
import { isOpenSlip } from '../events/events-state.ts';
import { useCasinoTime } from '../events/use-casino-time.ts';
import type { Host } from '../host.ts';
import type { MoneyWords } from '../i18n/words.ts';
import { toDecimal, toMinor } from '../money.ts';
import { newRequestId } from '../request-id.ts';
import { useSpeech } from '../shell/speech-context.tsx';
import { useMedia } from '../shell/use-media.ts';
import { playSound } from '../sound/sound.ts';
import { Board } from './board.tsx';
import { BuyBar } from './buy-bar.tsx';
import { DrawResults } from './draw-results.tsx';
import { DrawRules } from './draw-rules.tsx';
import { DrawStage, drawInView } from './draw-stage.tsx';
import { MyTickets } from './my-tickets.tsx';
import { randomBelow } from './random-below.ts';
import { TicketPanel } from './ticket-panel.tsx';
import {
  addLine,
  clearLine,
  completeLines,
  emptyTicket,
  isReady,
  mark,
  quickPick,
  removeLine,
  showLine,
  ticketOf,
} from './ticket-state.ts';
import './draws.css';

const COMPACT = '(max-width: 700px) and (orientation: portrait)';

type DrawParts = {
  readonly opened: OpenedDraw;
  readonly session: EventsSession;
  readonly isCompact: boolean;
};

/** The draw on the page. */
export function DrawGame(props: {
  readonly opened: OpenedDraw;
  readonly session: EventsSession;
  readonly host: Host;
  readonly money: MoneyWords;
  readonly onReload: () => void;
}) {
  const { opened, session } = props;
  const isCompact = useMedia(COMPACT);
  return (
    <EventsFrame
      {...props}
      isCompact={isCompact}
      rules={(close) => <DrawRules opened={opened} onClose={close} />}
    >
      <DrawTable opened={opened} session={session} isCompact={isCompact} />
    </EventsFrame>
  );
}

/** The draw that tickets are sold for now. */
function useNextDraw(): OfferedEvent | null {
  const { state } = useEvents();
  const now = useCasinoTime();
  return state.programme?.find(({ closesAt }) => Date.parse(closesAt) > now) ?? null;
}

function DrawTable({ opened, session, isCompact }: DrawParts) {
  const { state } = useEvents();
  const { t } = useSpeech();
  const { currency } = state;
  const pricesMinor = opened.stakes.map((text) => toMinor(text, currency));
  const [ticket, setTicket] = useState(emptyTicket);
  const [priceMinor, setPrice] = useState(() => toMinor(opened.defaultStake, currency));
  const [open, setOpen] = useState<'play' | 'slip' | 'mine' | 'results'>('slip');
  const [said, setSaid] = useState('');
  const next = useNextDraw();
  const lines = completeLines(ticket);

  const buy = async () => {
    if (!next) return;
    const bought = await session.buyTicket({
      requestId: newRequestId(),
      eventId: next.eventId,
      price: toDecimal(priceMinor, currency),
      lines: lines.map((line) => [...line]),
    });
    if (!bought) return;
    setTicket(emptyTicket);
    setSaid(t('draw.bought'));
    setOpen('mine');
  };
  return (
    <EventsLayout
      isCompact={isCompact}
      open={open}
      onOpen={setOpen}
      labels={{
        play: t('draw.play'),
        slip: t('draw.ticket'),
        mine: t('draw.mine'),
        results: t('events.results'),
      }}
      openSlips={(state.slips ?? []).filter(isOpenSlip).length}
      head={
        <DrawStage
          next={next}
          cycleSeconds={opened.cycleSeconds}
          own={ownNumbers(state.slips ?? [], drawInView(state))}
        />
      }
      play={
        <Board
          ticket={ticket}
          onMark={(number) => {
            playSound('chip');
            setTicket((before) => mark(before, number));
          }}
          onQuickPick={() => setTicket((before) => quickPick(before, randomBelow))}
          onClear={() => setTicket(clearLine)}
        />
      }
      slip={
        <TicketPanel
          ticket={ticket}
          linesMax={opened.linesMax}
          pricesMinor={pricesMinor}
          priceMinor={priceMinor}
          onPrice={setPrice}
          onShow={(place) => setTicket((before) => showLine(before, place))}
          onAdd={() => setTicket((before) => addLine(before, opened.linesMax))}
          onRemove={(place) => setTicket((before) => removeLine(before, place))}
        />
      }
      mine={
        <MyTickets
          onAgain={(slip) => {
            setTicket(ticketOf(slip.lines.map(({ numbers }) => numbers)));
            setOpen('slip');
          }}
        />
      }
      results={<DrawResults />}
      dock={
        <>
          <BuyBar
            lines={lines.length}
            totalMinor={priceMinor * BigInt(lines.length)}
            canBuy={isReady(ticket) && next !== null}
            onBuy={() => void buy()}
          />
          <p className="visually-hidden" aria-live="polite">
            {said}
          </p>
        </>
      }
    />
  );
}

/** Numbers on the player's tickets of the draw in view. */
function ownNumbers(
  slips: readonly Slip[],
  event: { readonly eventId: string } | null,
): ReadonlySet<number> {
  const tickets = slips.filter(
    (slip) => slip.kind === 'draw' && slip.event.eventId === event?.eventId,
  );
  return new Set(
    tickets.flatMap((slip) =>
      slip.kind === 'draw' ? slip.lines.flatMap(({ numbers }) => numbers) : [],
    ),
  );
}
