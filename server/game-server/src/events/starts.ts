import type { Clock } from '@fairhall/kit/clock';
import { nodeHmacSha256 } from '@fairhall/kit/fairness/node-hmac';
import { outcomeStream } from '@fairhall/kit/fairness/outcome-stream';
import { scheduledGame } from '../engines/scheduled-games.ts';
import type { Store } from '../rounds/store.ts';
import type { EventRecord, EventRepository } from './event-repository.ts';
import { clientSeedOf } from './slip-content.ts';
import type { SlipRepository } from './slip-repository.ts';

/** An event that could not be drawn for so long after its time is void. */
const VOID_AFTER_MS = 6 * 60 * 60_000;
const EVENTS_AT_ONCE = 64;

export type Starts = ReturnType<typeof createStarts>;

/**
 * Draws events whose time has come, also late, each in one transaction: what is not confirmed goes
 * back, what is sold becomes the client seed, and seeds and fixture the outcome. Of several
 * processes one does it: the statement that draws finds the event open, or does nothing.
 */
export function createStarts({
  store,
  events,
  slips,
  clock,
}: {
  store: Store;
  events: EventRepository;
  slips: SlipRepository;
  clock: Clock;
}) {
  function start(event: EventRecord, now: number): void {
    const { eventId, gameId, fixture, serverSeed } = event;
    if (events.byId(eventId)?.status !== 'open') return;
    const game = scheduledGame(gameId);
    const isLost = now - event.startsAt > VOID_AFTER_MS;
    if (!game && !isLost) return;
    slips.returnPending({ eventId, now });
    if (!game || isLost) {
      events.markVoid(eventId);
      return;
    }
    const clientSeed = clientSeedOf(slips.book(eventId));
    const stream = outcomeStream({ hmacSha256: nodeHmacSha256, serverSeed, clientSeed, nonce: 0 });
    events.draw({ eventId, clientSeed, course: game.play(fixture, stream) });
  }

  return {
    /** @returns whether there may be more */
    startDue(): boolean {
      const now = clock.now().getTime();
      const due = events.toStart({ now, limit: EVENTS_AT_ONCE });
      for (const event of due) store.transaction(() => start(event, now)).immediate();
      return due.length === EVENTS_AT_ONCE;
    },
  };
}
