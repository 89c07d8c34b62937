import type { Clock } from '@fairhall/kit/clock';
import { createClockwork } from '../clockwork.ts';
import type { EventRepository } from './event-repository.ts';
import type { Programme } from './programme.ts';
import { RESULTS_KEPT_MS, SLIPS_KEPT_MS } from './retention.ts';
import type { SlipRepository } from './slip-repository.ts';
import type { SlipSettlements } from './slip-settlement.ts';
import type { Starts } from './starts.ts';

const SLIPS_AT_ONCE = 32;
const FORGOTTEN_AT_ONCE = 500;
const FORGET_EVERY_MS = 10 * 60_000;

type Log = { readonly error: (details: { err: unknown }, message: string) => void };

/**
 * The clockwork of scheduled events: puts new ones on offer, draws those whose time has come, pays
 * the slips of those that are over and forgets the old. Any number of processes may run it over one
 * set of books; each step is done once.
 */
export function createDueEvents({
  programme,
  starts,
  settlements,
  events,
  slips,
  clock,
  log,
}: {
  programme: Programme;
  starts: Starts;
  settlements: SlipSettlements;
  events: EventRepository;
  slips: SlipRepository;
  clock: Clock;
  log: Log;
}) {
  let forgetAt = 0;
  const nowMs = () => clock.now().getTime();

  /** All that is due by now. */
  async function runDue(): Promise<void> {
    programme.keepAhead();
    while (starts.startDue());
    while (await attendSlips());
    forgetOld();
  }

  /** @returns whether there may be more */
  async function attendSlips(): Promise<boolean> {
    const due = slips.due({ now: nowMs(), limit: SLIPS_AT_ONCE });
    await Promise.all(
      due.map(async (slip) => {
        try {
          await settlements.attend(slip);
        } catch (err) {
          // One slip's trouble is no reason to leave the others waiting.
          log.error({ err }, 'a due slip could not be settled');
        }
      }),
    );
    return due.length === SLIPS_AT_ONCE;
  }

  function forgetOld(): void {
    const now = nowMs();
    if (now < forgetAt) return;
    forgetAt = now + FORGET_EVERY_MS;
    slips.forget({ closedBefore: now - SLIPS_KEPT_MS, limit: FORGOTTEN_AT_ONCE });
    events.forget({ endedBefore: now - RESULTS_KEPT_MS, limit: FORGOTTEN_AT_ONCE });
  }

  /** What comes next after a look: what was due then and could not be done waits. */
  function nextAt(lookedAt: number): number {
    return Math.min(
      programme.nextChangeAt(),
      events.nextStartAfter(lookedAt) ?? Number.POSITIVE_INFINITY,
      events.nextEndAfter(lookedAt) ?? Number.POSITIVE_INFINITY,
      slips.nextDueAt() ?? Number.POSITIVE_INFINITY,
    );
  }

  const clockwork = createClockwork({ runDue, nextAt, clock, log });

  return {
    runDue,
    /** Wallet calls that an earlier process left without an answer are due at once. */
    start(): void {
      slips.makeAllDue(nowMs());
      clockwork.start();
    },
    stop: clockwork.stop,
  };
}
