import { LRUCache } from 'lru-cache';
import type { SportGame } from '../engines/scheduled/scheduled-game.ts';
import type { PricedMarket } from '../engines/sports/price.ts';
import type { EventRecord } from './event-repository.ts';

/** Several times as many as are on offer at one time. */
const EVENTS_MAX = 500;

export type OddsBoard = ReturnType<typeof createOddsBoard>;

/** The markets of events, priced once: they follow from the fixture, which never changes. */
export function createOddsBoard() {
  const priced = new LRUCache<string, readonly PricedMarket[]>({ max: EVENTS_MAX });

  return {
    marketsOf(game: SportGame, { eventId, fixture }: EventRecord): readonly PricedMarket[] {
      const known = priced.get(eventId);
      if (known) return known;
      const markets = game.markets(fixture);
      priced.set(eventId, markets);
      return markets;
    },
  };
}
