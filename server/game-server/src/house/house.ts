import type { Clock } from '@fairhall/kit/clock';
import { PartyError } from '@fairhall/kit/http/simulator-envelope';
import type { HouseInput, HouseOutput } from '../contract-house.ts';
import type { Events } from '../events/events.ts';
import { eventIdsOf } from '../events/slip-content.ts';
import type { SlipRepository } from '../events/slip-repository.ts';
import type { Rounds } from '../rounds/rounds.ts';
import type { Store } from '../rounds/store.ts';
import { createRoundHistory } from './round-history.ts';

export type House = ReturnType<typeof createHouse>;

/** What the casino asks for its players: see `contract-house.ts`. */
export function createHouse({
  store,
  rounds,
  events,
  slips,
  clock,
}: {
  store: Store;
  rounds: Rounds;
  events: Events;
  slips: SlipRepository;
  clock: Clock;
}) {
  const history = createRoundHistory(store);
  return {
    rounds({ uid, gameId, before, limit }: HouseInput<'rounds'>): HouseOutput<'rounds'> {
      return { rounds: history.page({ uid, gameId, before, limit, now: clock.now() }) };
    },

    /** @throws PartyError 404 for a round that is not this player's */
    round({ uid, roundId }: HouseInput<'round'>): HouseOutput<'round'> {
      const slip = slips.byId(roundId);
      if (!slip) return { kind: 'round', ...rounds.proofFor({ uid, roundId }) };
      const [line] = history.page({
        ...{ uid, gameId: slip.gameId, limit: 1, now: clock.now() },
        // The list goes on below an id: the slip is the first one under what follows it.
        before: `${roundId}~`,
      });
      if (line?.roundId !== roundId) {
        throw new PartyError('NOT_FOUND', 'This player has no such slip.');
      }
      return { kind: 'slip', slip: line, eventIds: [...eventIdsOf(slip.order)] };
    },

    /** @throws PartyError 404 for an event that is not there, or not any more */
    event: ({ uid, eventId }: HouseInput<'event'>): HouseOutput<'event'> =>
      events.proofFor({ uid, eventId }),

    /** @throws PartyError 1207 while a round waits for a choice, 503 while the wallet is silent */
    rotate: ({ uid, clientSeed }: HouseInput<'rotate'>): Promise<HouseOutput<'rotate'>> =>
      rounds.rotateFor({ uid, lang: 'en' }, { clientSeed }),
  };
}
