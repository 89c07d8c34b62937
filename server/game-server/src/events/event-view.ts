import { toDecimal } from '@fairhall/api/contract/money';
import type {
  EventStatus,
  LiveEvent,
  Market,
  OfferedEvent,
  PastEvent,
} from '../contract-event-facts.ts';
import type { BetSlip, DrawSlip, Slip } from '../contract-events.ts';
import { hitsOf } from '../engines/lotto/balls.ts';
import type { ScheduledGame } from '../engines/scheduled/scheduled-game.ts';
import { combinedOdds, oddsText } from '../engines/sports/odds.ts';
import type { PricedMarket } from '../engines/sports/price.ts';
import type { EventRecord } from './event-repository.ts';
import type { SlipRecord } from './slip-repository.ts';
import { isOver, legOdds, legOutcome, linesPaid } from './verdict.ts';

const timeText = (ms: number): string => new Date(ms).toISOString();

export function statusOf(event: EventRecord, now: number): EventStatus {
  if (event.status === 'void') return 'void';
  if (isOver(event, now)) return 'finished';
  if (event.status === 'drawn') return 'live';
  return now < event.closesAt ? 'open' : 'closed';
}

function eventFacts(event: EventRecord, now: number) {
  const { eventId, gameId, number, fixture, serverSeedHash } = event;
  return {
    eventId,
    gameId,
    number,
    status: statusOf(event, now),
    opensAt: timeText(event.opensAt),
    closesAt: timeText(event.closesAt),
    startsAt: timeText(event.startsAt),
    endsAt: timeText(event.endsAt),
    serverSeedHash,
    fixture,
  };
}

export function offeredEventView(
  event: EventRecord,
  { markets, now }: { markets: readonly PricedMarket[]; now: number },
): OfferedEvent {
  return {
    ...eventFacts(event, now),
    markets: markets.map(
      ({ market, selections }): Market => ({
        market,
        selections: selections.flatMap(({ selection, odds }) =>
          odds === null ? [] : [{ selection, odds: oddsText(odds) }],
        ),
      }),
    ),
  };
}

/** An event as far as it has gone by now; nothing is told ahead of its time. */
export function liveEventView(
  event: EventRecord,
  { game, now }: { game: ScheduledGame; now: number },
): LiveEvent {
  const { course, startsAt, endsAt } = event;
  const duration = endsAt - startsAt;
  const passed = Math.min(Math.max(now - startsAt, 0), duration);
  const elapsed = Math.floor((passed * game.steps) / duration);
  return {
    ...eventFacts(event, now),
    progress: course ? game.shown(course.progress, elapsed) : null,
    result: isOver(event, now) ? (course?.result ?? null) : null,
  };
}

export function pastEventView(event: EventRecord, now: number): PastEvent {
  return {
    ...eventFacts(event, now),
    result: isOver(event, now) ? (event.course?.result ?? null) : null,
  };
}

type Sight = { readonly events: ReadonlyMap<string, EventRecord>; readonly now: number };

export function slipView(slip: SlipRecord, sight: Sight): Slip {
  return slip.order.kind === 'draw' ? drawSlipView(slip, sight) : betSlipView(slip, sight);
}

/** @throws where the slip is none of a draw */
export function drawSlipView(slip: SlipRecord, { events, now }: Sight): DrawSlip {
  const { order, stakeMinor, walletType } = slip;
  if (order.kind !== 'draw') throw new Error(`the slip ${slip.slipId} is a bet`);
  const event = eventOf(events, order.eventId);
  const over = isOver(event, now) ? event : null;
  const result = over?.course?.result;
  const drawn = result?.kind === 'draw' ? result.numbers : null;
  const paid = over ? linesPaid({ order, stakeMinor, event: over }) : [];
  return {
    ...slipFacts(slip),
    kind: 'draw',
    event: slipEventView(event, now),
    lines: order.lines.map((numbers, index) => ({
      numbers,
      matched: drawn ? hitsOf(numbers, drawn) : null,
      win: toDecimal(paid[index] ?? 0n, walletType),
    })),
    drawn,
  };
}

/** @throws where the slip is a ticket */
export function betSlipView(slip: SlipRecord, sight: Sight): BetSlip {
  const { order } = slip;
  if (order.kind !== 'bet') throw new Error(`the slip ${slip.slipId} is a ticket`);
  return {
    ...slipFacts(slip),
    kind: 'bet',
    odds: oddsText(combinedOdds(order.legs.map(legOdds))),
    legs: order.legs.map((leg) => {
      const event = eventOf(sight.events, leg.eventId);
      const { market, selection, odds } = leg;
      const { result } = pastEventView(event, sight.now);
      const outcome = legOutcome(leg, sight);
      return { event: slipEventView(event, sight.now), market, selection, odds, outcome, result };
    }),
  };
}

function slipFacts(slip: SlipRecord) {
  const { slipId, gameId, walletType, digest, closedAt } = slip;
  return {
    slipId,
    gameId,
    status: slipStatusOf(slip),
    stake: toDecimal(slip.stakeMinor, walletType),
    win: toDecimal(slip.winMinor ?? 0n, walletType),
    digest,
    createdAt: timeText(slip.createdAt),
    settledAt: slip.state === 'settled' && closedAt !== null ? timeText(closedAt) : null,
  };
}

function slipStatusOf({ state }: SlipRecord): Slip['status'] {
  switch (state) {
    case 'returning':
      return 'pending';
    case 'paying':
      return 'standing';
    default:
      return state;
  }
}

function slipEventView(event: EventRecord, now: number): DrawSlip['event'] {
  const { eventId, number, status, closesAt, startsAt, endsAt, fixture } = eventFacts(event, now);
  return { eventId, number, status, closesAt, startsAt, endsAt, fixture };
}

function eventOf(events: ReadonlyMap<string, EventRecord>, eventId: string): EventRecord {
  const event = events.get(eventId);
  if (!event) throw new Error(`the event ${eventId} of a slip is gone`);
  return event;
}
