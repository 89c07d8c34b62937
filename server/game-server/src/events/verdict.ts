import { lineMultiple } from '../engines/lotto/star-draw-49.ts';
import type { Course } from '../engines/scheduled/scheduled-game.ts';
import { scheduledGame } from '../engines/scheduled-games.ts';
import { combinedOdds, type OddsHundredths, oddsOfText, payout } from '../engines/sports/odds.ts';
import type { EventRecord } from './event-repository.ts';
import type { SlipOrder } from './slip-content.ts';
import type { SlipRecord } from './slip-repository.ts';

type Leg = Extract<SlipOrder, { kind: 'bet' }>['legs'][number];

/** How a leg stands: `open` until its event is over. */
export type LegOutcome = 'open' | 'won' | 'lost' | 'void';

/** Whether it is known what a slip pays, or when to look again at the earliest. */
export type Verdict =
  | { readonly kind: 'decided'; readonly winMinor: bigint }
  | { readonly kind: 'open'; readonly until: number };

/** What of an event decides its slips: a player's browser has no more of it. */
export type DecidingEvent = Pick<
  EventRecord,
  'eventId' | 'gameId' | 'fixture' | 'status' | 'endsAt'
> & { readonly course: Pick<Course, 'result'> | null };

type Sight = { readonly events: ReadonlyMap<string, DecidingEvent>; readonly now: number };

export function isOver({ status, endsAt }: DecidingEvent, now: number): boolean {
  return status === 'void' || (status === 'drawn' && endsAt <= now);
}

/** What a slip pays by what is over; a lost leg decides it at once. */
export function verdictOf(
  slip: Pick<SlipRecord, 'order' | 'stakeMinor'>,
  { events, now }: Sight,
): Verdict {
  const { order, stakeMinor } = slip;
  if (order.kind === 'draw') {
    const event = knownEvent(events, order.eventId);
    if (!isOver(event, now)) return { kind: 'open', until: event.endsAt };
    const paid = linesPaid({ order, stakeMinor, event });
    return { kind: 'decided', winMinor: paid.reduce((sum, line) => sum + line, 0n) };
  }
  const outcomes = order.legs.map((leg) => legOutcome(leg, { events, now }));
  if (outcomes.includes('lost')) return { kind: 'decided', winMinor: 0n };
  if (outcomes.includes('open')) {
    const open = order.legs.filter((_, index) => outcomes[index] === 'open');
    const ends = open.map(({ eventId }) => knownEvent(events, eventId).endsAt);
    return { kind: 'open', until: Math.min(...ends) };
  }
  const standing = order.legs.filter((_, index) => outcomes[index] === 'won');
  return {
    kind: 'decided',
    winMinor: payout({ stakeMinor, odds: combinedOdds(standing.map(legOdds)) }),
  };
}

/** What each line of a ticket returns, in minor units: its price where the draw is void. */
export function linesPaid({
  order,
  stakeMinor,
  event,
}: {
  order: Extract<SlipOrder, { kind: 'draw' }>;
  stakeMinor: bigint;
  event: DecidingEvent;
}): bigint[] {
  const priceMinor = stakeMinor / BigInt(order.lines.length);
  const result = event.course?.result;
  if (result?.kind !== 'draw') return order.lines.map(() => priceMinor);
  return order.lines.map((line) => priceMinor * BigInt(lineMultiple(line, result.numbers)));
}

export function legOutcome(leg: Leg, { events, now }: Sight): LegOutcome {
  const event = knownEvent(events, leg.eventId);
  if (!isOver(event, now)) return 'open';
  if (!event.course) return 'void';
  const game = scheduledGame(event.gameId);
  if (game?.sells !== 'bets') throw new Error(`there are no bets on ${event.eventId}`);
  const { fixture, course } = event;
  return game.wins(leg, { fixture, result: course.result }) ? 'won' : 'lost';
}

/** The odds that a leg was sold at. */
export function legOdds({ odds }: Leg): OddsHundredths {
  const hundredths = oddsOfText(odds);
  if (hundredths === null) throw new Error(`a leg was sold at the odds ${odds}`);
  return hundredths;
}

function knownEvent(events: Sight['events'], eventId: string): DecidingEvent {
  const event = events.get(eventId);
  if (!event) throw new Error(`the event ${eventId} of a slip is gone`);
  return event;
}
