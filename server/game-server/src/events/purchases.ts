import { type Currency, fromDecimal } from '@fairhall/api/contract/money';
import { PartyError } from '@fairhall/kit/http/simulator-envelope';
import type { z } from 'zod';
import type { eventCalls } from '../contract-events.ts';
import { COMBINED_ODDS_MAX, combinedOdds, oddsOfText, oddsText } from '../engines/sports/odds.ts';
import type { EventRecord } from './event-repository.ts';
import type { HostedDraw, HostedSport } from './hosted-events.ts';
import type { OddsBoard } from './odds-board.ts';
import type { SlipOrder } from './slip-content.ts';

/** Most legs of an accumulator. */
export const LEGS_MAX = 8;

/** What a player wants to buy, in a form that tickets and bets share. */
export type Purchase = {
  readonly gameId: string;
  readonly requestId: string;
  readonly order: SlipOrder;
  /** `null` where the amount has more decimals than the currency. */
  readonly stakeMinor: bigint | null;
  /**
   * Whether it is on offer, given its events, all of which are on sale.
   * @throws PartyError 1203
   */
  readonly check: (events: ReadonlyMap<string, EventRecord>) => void;
};

type Input<C extends keyof typeof eventCalls> = z.infer<(typeof eventCalls)[C]['input']>;

/** A ticket: every line at the same price, its numbers in ascending order. */
export function ticketPurchase(
  { stakes }: HostedDraw,
  { input, currency }: { input: Input<'buyTicket'>; currency: Currency },
): Purchase {
  const { gameId, requestId, eventId } = input;
  const priceMinor = fromDecimal(input.price, currency);
  const lines = input.lines.map((line) => [...line].sort((one, other) => one - other));
  return {
    gameId,
    requestId,
    order: { kind: 'draw', eventId, lines },
    stakeMinor: priceMinor === null ? null : priceMinor * BigInt(lines.length),
    check: () => {
      if (priceMinor === null || !stakes.includes(priceMinor)) {
        throw notOffered('The draw has no lines at this price.');
      }
      const isWhole = lines.every((line) => new Set(line).size === line.length);
      if (!isWhole) throw notOffered('A line has six different numbers.');
      if (new Set(lines.map((line) => line.join('-'))).size < lines.length) {
        throw notOffered('A ticket has each line once.');
      }
    },
  };
}

/** A bet on one selection, or on several of different events. */
export function betPurchase(
  { game, stakes }: HostedSport,
  { input, currency, board }: { input: Input<'placeBet'>; currency: Currency; board: OddsBoard },
): Purchase {
  const { gameId, requestId, legs } = input;
  const stakeMinor = fromDecimal(input.stake, currency);
  return {
    gameId,
    requestId,
    order: { kind: 'bet', legs },
    stakeMinor,
    check: (events) => {
      const [unit = 1n] = stakes;
      const most = stakes.at(-1) ?? 0n;
      if (
        stakeMinor === null ||
        stakeMinor <= 0n ||
        stakeMinor > most ||
        stakeMinor % unit !== 0n
      ) {
        throw notOffered('The game does not offer this stake.');
      }
      if (new Set(legs.map(({ eventId }) => eventId)).size < legs.length) {
        throw notOffered('Each leg is of another event.');
      }
      for (const leg of legs) {
        const event = events.get(leg.eventId);
        const market =
          event && board.marketsOf(game, event).find((one) => one.market === leg.market);
        const offered = market?.selections.find(({ selection }) => selection === leg.selection);
        if (!offered?.odds) throw notOffered('The game does not offer this selection.');
        if (oddsText(offered.odds) !== leg.odds) throw notOffered('These odds are not in force.');
      }
      if (combinedOdds(legs.map(({ odds }) => oddsOfText(odds) ?? 0n)) > COMBINED_ODDS_MAX) {
        throw notOffered(`Odds above ${oddsText(COMBINED_ODDS_MAX)} are not offered.`);
      }
    },
  };
}

export function notOffered(message: string): PartyError {
  return new PartyError('INVALID_BET', message);
}
