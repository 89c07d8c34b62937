import { toDecimal } from '@fairhall/api/contract/money';
import { useState } from 'react';
import type { DrawSlip, OfferedEvent, OpenedDraw } from '../contract-types.ts';
import { definitionOf } from '../definition-of.ts';
import { useFixtures } from '../fixtures/fixtures-context.ts';
import { FixturesLayout, type Page } from '../fixtures/fixtures-layout.tsx';
import { FixturesPage } from '../fixtures/fixtures-page.tsx';
import type { FixturesSession } from '../fixtures/fixtures-session.ts';
import { type FixturesState, isOpenSlip } from '../fixtures/fixtures-state.ts';
import { useServerTime } from '../fixtures/use-server-time.ts';
import { useGamePage } from '../frame/page-context.ts';
import { useIsCompact } from '../frame/use-media.ts';
import { useGameTexts } from '../game-texts-context.ts';
import { toMinor } from '../money.ts';
import { Board } from './board.tsx';
import { BuyBar } from './buy-bar.tsx';
import { DrawResults } from './draw-results.tsx';
import { DrawRules } from './draw-rules.tsx';
import { DrawStage, drawInView } from './draw-stage.tsx';
import { MyTickets } from './my-tickets.tsx';
import { TicketPanel } from './ticket-panel.tsx';
import { completeLines, emptyTicket, isReady, type Ticket, ticketOf } from './ticket-state.ts';
import './balls.css';
import './draw-stage.css';
import './board.css';
import './tickets.css';

type DrawParts = {
  readonly opened: OpenedDraw;
  readonly session: FixturesSession;
  readonly isCompact: boolean;
};

/** The page of a draw. */
export function DrawPage(props: Omit<DrawParts, 'isCompact'>) {
  const { opened } = props;
  const isCompact = useIsCompact();
  return (
    <FixturesPage
      {...props}
      isCompact={isCompact}
      rules={(close) => <DrawRules opened={opened} onClose={close} />}
    >
      <DrawTable {...props} isCompact={isCompact} />
    </FixturesPage>
  );
}

/** The draw that is on sale. */
function useNextDraw(): OfferedEvent | null {
  const { state } = useFixtures();
  const now = useServerTime();
  return state.programme?.find(({ closesAt }) => Date.parse(closesAt) > now) ?? null;
}

function DrawTable({ opened, session, isCompact }: DrawParts) {
  const { state } = useFixtures();
  const { t } = useGameTexts();
  const { currency } = state;
  const { tables } = definitionOf(opened.sheet, 'draw');
  const [ticket, setTicket] = useState(() => emptyTicket(tables));
  const [priceMinor, setPrice] = useState(() => toMinor(opened.defaultStake, currency));
  const { isReplay } = useGamePage();
  const [open, setOpen] = useState<Page>(isReplay ? 'mine' : 'slip');
  const [announcement, setAnnouncement] = useState('');
  const next = useNextDraw();
  const onBuy = async () => {
    const order = { session, next, ticket, price: toDecimal(priceMinor, currency) };
    if (!(await buyTicket(order))) return;
    setTicket(emptyTicket(tables));
    setAnnouncement(t('fixtures:draw.bought'));
    setOpen('mine');
  };
  const onAgain = (slip: DrawSlip) => {
    const lines = slip.lines.map(({ numbers }) => numbers);
    setTicket(ticketOf(tables, lines));
    setOpen('slip');
  };
  return (
    <>
      <FixturesLayout
        isCompact={isCompact}
        open={open}
        onOpen={setOpen}
        labels={{
          play: t('fixtures:draw.play'),
          slip: t('fixtures:draw.ticket'),
          mine: t('fixtures:draw.mine'),
          results: t('fixtures:results'),
        }}
        openSlips={(state.slips ?? []).filter(isOpenSlip).length}
        head={
          <DrawStage
            next={next}
            cycleSeconds={opened.cycleSeconds}
            picks={tables.picks}
            own={ownNumbers(state)}
          />
        }
        play={<Board ticket={ticket} onChange={setTicket} />}
        slip={
          <TicketPanel
            ticket={ticket}
            onChange={setTicket}
            pricesMinor={opened.stakes.map((text) => toMinor(text, currency))}
            priceMinor={priceMinor}
            onPrice={setPrice}
          />
        }
        mine={<MyTickets onAgain={onAgain} />}
        results={<DrawResults />}
        dock={
          <BuyBar
            lines={completeLines(ticket).length}
            totalMinor={priceMinor * BigInt(completeLines(ticket).length)}
            canBuy={isReady(ticket) && next !== null}
            onBuy={() => void onBuy()}
          />
        }
      />
      <p className="visually-hidden" aria-live="polite">
        {announcement}
      </p>
    </>
  );
}

/** Returns whether the ticket was sold. */
async function buyTicket(order: {
  readonly session: FixturesSession;
  readonly next: OfferedEvent | null;
  readonly ticket: Ticket;
  readonly price: string;
}): Promise<boolean> {
  const { session, next, ticket, price } = order;
  if (!next) return false;
  const lines = completeLines(ticket).map((line) => [...line]);
  const { eventId } = next;
  return session.buyTicket({ eventId, price, lines });
}

/** Numbers on the player's tickets of the draw in view. */
function ownNumbers(state: FixturesState): ReadonlySet<number> {
  const inView = drawInView(state)?.eventId;
  const tickets = (state.slips ?? []).flatMap((slip) => (slip.kind === 'draw' ? [slip] : []));
  const lines = tickets
    .filter(({ event }) => event.eventId === inView)
    .flatMap((ticket) => ticket.lines);
  return new Set(lines.flatMap(({ numbers }) => numbers));
}
