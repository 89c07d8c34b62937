import type { Clock } from '@fairhall/kit/clock';
import { nodeHmacSha256, sha256Hex } from '@fairhall/kit/fairness/node-hmac';
import { outcomeStream } from '@fairhall/kit/fairness/outcome-stream';
import {
  pacedSchedule,
  type Schedule,
  type ScheduledGame,
} from '../engines/scheduled/scheduled-game.ts';
import { scheduledGames } from '../engines/scheduled-games.ts';
import { newServerSeed, type RandomBytes } from '../fairness/seeds.ts';
import type { Store } from '../rounds/store.ts';
import type { EventRepository } from './event-repository.ts';

/** Starts are counted from here. */
const FIRST_MOMENT_MS = Date.UTC(2026, 0, 1);

export type Programme = ReturnType<typeof createProgramme>;

/**
 * Puts events on offer ahead of their time, each with a server seed of its own. Several processes
 * over the same books put each event on offer once: its id follows from its time.
 */
export function createProgramme({
  store,
  events,
  random,
  pace,
  clock,
}: {
  store: Store;
  events: EventRepository;
  random: RandomBytes;
  pace: number;
  clock: Clock;
}) {
  /** The last start of each game that is known to be on offer. */
  const offered = new Map<string, number>();

  const scheduleOf = (game: ScheduledGame) => pacedSchedule(game.schedule, pace);

  function offer(game: ScheduledGame, number: number): void {
    if (events.isScheduled({ gameId: game.gameId, number })) return;
    const times = timesOf(scheduleOf(game), number);
    const opensAt = clock.now().getTime();
    for (const [index, fixture] of game.fixtures(fixtureStream(game.gameId, number)).entries()) {
      const place = index + 1;
      const serverSeed = newServerSeed(random);
      events.insert({
        eventId: `${game.gameId}-${number}-${place}`,
        gameId: game.gameId,
        number,
        place,
        fixture,
        serverSeed,
        serverSeedHash: sha256Hex(serverSeed),
        opensAt,
        ...times,
      });
    }
  }

  return {
    /** Everything that should be on offer now. */
    keepAhead(): void {
      const now = clock.now().getTime();
      for (const game of scheduledGames) {
        const schedule = scheduleOf(game);
        const next = nextNumber(schedule, now);
        const last = next + schedule.startsAhead - 1;
        const first = Math.max(next, (offered.get(game.gameId) ?? next - 1) + 1);
        for (let number = first; number <= last; number += 1) {
          store.transaction(() => offer(game, number)).immediate();
          offered.set(game.gameId, number);
        }
      }
    },

    /** When the first of the starts on offer closes, and one more can be offered. */
    nextChangeAt(): number {
      const now = clock.now().getTime();
      const closings = scheduledGames
        .map(scheduleOf)
        .map((schedule) => timesOf(schedule, nextNumber(schedule, now)).closesAt);
      return Math.min(...closings);
    },
  };
}

/** The first start that is not closed yet. */
function nextNumber({ cycleMs, closesBeforeMs }: Schedule, now: number): number {
  return Math.floor((now + closesBeforeMs - FIRST_MOMENT_MS) / cycleMs) + 1;
}

function timesOf({ cycleMs, playMs, closesBeforeMs }: Schedule, number: number) {
  const startsAt = FIRST_MOMENT_MS + number * cycleMs;
  return { startsAt, closesAt: startsAt - closesBeforeMs, endsAt: startsAt + playMs };
}

/** Who meets whom is no secret: anybody can repeat it from the game and the number. */
function fixtureStream(gameId: string, number: number) {
  return outcomeStream({
    hmacSha256: nodeHmacSha256,
    serverSeed: gameId,
    clientSeed: 'fixtures',
    nonce: number,
  });
}
