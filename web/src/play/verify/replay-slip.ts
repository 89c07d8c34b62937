import { isCurrency } from '@fairhall/api/contract/money';
import { hitsOf } from '@fairhall/game-server/engines/lotto/balls';
import { combinedOdds } from '@fairhall/game-server/engines/sports/odds';
import type { SlipOrder } from '@fairhall/game-server/fixtures/slip-content';
import {
  type DecidingFixture,
  legOdds,
  legOutcome,
  linesPaid,
  type ScheduledFor,
  settlementOf,
} from '@fairhall/game-server/fixtures/slip-settlement';
import type { Currency } from '@/lib/api/contract-types.ts';
import type { BetSlip, PastEvent } from '../contract-types.ts';
import { toMinor } from '../money.ts';
import { type LoadRules, type NamedRules, rulesLoader } from './load-rules.ts';
import { RulesError } from './rules-problem.ts';
import { scheduledEngine } from './scheduled-engine.ts';

export { rulesLoader };

/** A slip read from its content and settled with the known events. */
export type ReplayedSlip = {
  readonly currency: Currency;
  readonly stakeMinor: bigint;
  /** The lines of a ticket. */
  readonly lines: readonly SlipLine[];
  /** The legs of a bet whose events are known. */
  readonly legs: readonly SlipLeg[];
  /** The combined odds of all legs; `null` for a ticket. */
  readonly odds: bigint | null;
  /** The return; `null` while the known events do not decide it. */
  readonly winMinor: bigint | null;
};

export type SlipLine = {
  readonly numbers: readonly number[];
  /** `null` before the draw, and for a void draw. */
  readonly hits: number | null;
  readonly winMinor: bigint | null;
};

export type SlipLeg = Pick<BetSlip['legs'][number], 'market' | 'selection' | 'odds' | 'outcome'> & {
  readonly event: PastEvent;
};

/**
 * As `replaySlip`, with the definitions that the events name.
 * @throws RulesError
 */
export async function checkSlip(
  content: string,
  { events, loadRules }: { events: readonly PastEvent[]; loadRules: LoadRules },
): Promise<ReplayedSlip | null> {
  const keyOf = ({ gameId, rulesHash }: NamedRules) => `${gameId} ${rulesHash}`;
  const named = new Map(events.map((event) => [keyOf(event), event]));
  const engines = new Map(
    await Promise.all(
      [...named].map(
        async ([key, event]) => [key, scheduledEngine((await loadRules(event)).sheet)] as const,
      ),
    ),
  );
  const scheduledFor: ScheduledFor = (event) => {
    const engine = engines.get(keyOf(event));
    if (!engine) throw new RulesError('missing');
    return engine;
  };
  return replaySlip(content, { events, scheduledFor });
}

/** Finished events have a result or are void, so the time does not matter. */
const ALL_TIME = Number.POSITIVE_INFINITY;

/**
 * Settles a slip with the rules of its events, from the content that its digest covers; `null` if
 * the content is no slip.
 */
export function replaySlip(
  content: string,
  { events, scheduledFor }: { events: readonly PastEvent[]; scheduledFor: ScheduledFor },
): ReplayedSlip | null {
  const slip = readSlip(content);
  if (!slip) return null;
  const { stake, walletType: currency, order } = slip;
  const stakeMinor = toMinor(stake, currency);
  const view = {
    fixtures: new Map(events.map((event) => [event.eventId, decidingFixture(event)])),
    now: ALL_TIME,
    scheduledFor,
  };
  const facts = { currency, stakeMinor };
  if (order.kind === 'draw') return { ...facts, ...settleTicket(order, { stakeMinor, view }) };
  const legs = order.legs.flatMap((leg) => {
    const event = events.find(({ eventId }) => eventId === leg.eventId);
    return event ? [{ ...leg, event, outcome: legOutcome(leg, view) }] : [];
  });
  const odds = combinedOdds(order.legs.map(legOdds));
  const isComplete = legs.length === order.legs.length;
  const isLost = legs.some(({ outcome }) => outcome === 'lost');
  const winMinor = isComplete ? decidedWin({ order, stakeMinor, view }) : isLost ? 0n : null;
  return { ...facts, lines: [], legs, odds, winMinor };
}

type SlipView = Parameters<typeof settlementOf>[1];
type Order<Kind extends SlipOrder['kind']> = Extract<SlipOrder, { kind: Kind }>;

function settleTicket(
  order: Order<'draw'>,
  { stakeMinor, view }: { stakeMinor: bigint; view: SlipView },
): Pick<ReplayedSlip, 'lines' | 'legs' | 'odds' | 'winMinor'> {
  const event = view.fixtures.get(order.eventId);
  const winMinor = event ? decidedWin({ order, stakeMinor, view }) : null;
  const paid = event && winMinor !== null ? linesPaid({ order, stakeMinor, event, ...view }) : [];
  const drawn = event?.course?.result;
  const lines = order.lines.map((numbers, place) => ({
    numbers,
    hits: drawn?.kind === 'draw' ? hitsOf(numbers, drawn.numbers) : null,
    winMinor: paid[place] ?? null,
  }));
  return { lines, legs: [], odds: null, winMinor };
}

function decidedWin(of: { order: SlipOrder; stakeMinor: bigint; view: SlipView }): bigint | null {
  const settlement = settlementOf(of, of.view);
  return settlement.kind === 'decided' ? settlement.winMinor : null;
}

function decidingFixture(event: PastEvent): DecidingFixture {
  const { eventId, gameId, rulesHash, fixture, result } = event;
  return {
    ...{ eventId, gameId, rulesHash, fixture },
    status: event.status === 'void' ? 'void' : result === null ? 'open' : 'drawn',
    endsAt: Date.parse(event.endsAt),
    course: result && { result },
  };
}

type SlipText = {
  readonly stake: string;
  readonly walletType: Currency;
  readonly order: SlipOrder;
};

/** Parses the content, whose digest is verified elsewhere; `null` if it is malformed. */
function readSlip(content: string): SlipText | null {
  try {
    const text: unknown = JSON.parse(content);
    return isSlipText(text) ? text : null;
  } catch {
    return null;
  }
}

function isSlipText(text: unknown): text is SlipText {
  if (typeof text !== 'object' || text === null) return false;
  if (!('stake' in text && 'walletType' in text && 'order' in text)) return false;
  const { stake, walletType, order } = text;
  if (typeof stake !== 'string' || typeof walletType !== 'string') return false;
  if (!isCurrency(walletType) || typeof order !== 'object' || order === null) return false;
  return 'lines' in order || 'legs' in order;
}
