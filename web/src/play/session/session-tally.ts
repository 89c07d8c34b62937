import type { Currency } from '@/lib/api/contract-types.ts';
import type { LoginSession } from '../contract-types.ts';
import { toMinor } from '../money.ts';

/** Start and net result of the player's login. */
export type TallyFacts = {
  /** Unix milliseconds of this device's clock. */
  readonly startedAt: number;
  /** Wins less stakes since the login, without rounds that are not shown yet. */
  readonly netMinor: bigint;
  /** The newest shown round of this game. */
  readonly roundId: string | null;
};

/** The stake of a shown round and what it returned, in minor units. */
export type ShownReturn = { readonly stakeMinor: bigint; readonly winMinor: bigint };

/** The fields of a round that the tally uses. */
export type CountedRound = {
  readonly roundId: string;
  readonly stake: string;
  readonly win: string;
  readonly status: string;
};

export type WithheldRound = Pick<CountedRound, 'win' | 'status'> & { readonly createdAt: string };

export type SessionTally = {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getFacts: () => TallyFacts;
  /** Queues a received round until it is shown; a multi-step round is tracked repeatedly. */
  readonly track: (round: CountedRound) => void;
  /** As `track` for listed rounds; the ledger's net result has those that are new here. */
  readonly trackListed: (rounds: readonly CountedRound[]) => void;
  /** Counts the queued rounds. Returns those that changed the net result. */
  readonly show: () => readonly ShownReturn[];
  /** Leaves the win of a round of this login out of the net result until `sync`: it is not shown yet. */
  readonly withhold: (round: WithheldRound) => void;
  /** Takes over the ledger's metrics while no round is running; they have all queued rounds. */
  readonly sync: (session: LoginSession) => void;
};

type TallyOptions = {
  readonly currency: Currency;
  readonly nowMs: () => number;
  /** The ledger's metrics when the game opened. */
  readonly session: LoginSession;
  /** Rounds that these metrics have, the newest first. */
  readonly rounds: readonly CountedRound[];
};

/** Maximum of rounds with a recorded share, which prevents double counting. */
const SHARES_MAX = 64;

/** Continues the net result of the login with the rounds of this game as they are shown. */
export function createSessionTally({
  currency,
  nowMs,
  session,
  rounds,
}: TallyOptions): SessionTally {
  const listeners = new Set<() => void>();
  const queued = new Map<string, CountedRound>();
  /** The share of each round in the net result, oldest first. */
  const shares = new Map<string, bigint>();
  let counted: ShownReturn[] = [];
  let facts: TallyFacts = { ...factsOf(session), roundId: rounds[0]?.roundId ?? null };

  function factsOf({ durationMs, net }: LoginSession): Omit<TallyFacts, 'roundId'> {
    return { startedAt: nowMs() - durationMs, netMinor: toMinor(net, currency) };
  }

  function setShare(round: CountedRound): bigint {
    const share = shareOf(round, currency);
    const change = share - (shares.get(round.roundId) ?? 0n);
    shares.set(round.roundId, share);
    const oldest = shares.keys().next();
    if (shares.size > SHARES_MAX && !oldest.done) shares.delete(oldest.value);
    return change;
  }

  /** Moves the queued rounds into the shares; what they returned waits for `show`. */
  function countQueued(): bigint {
    let sum = 0n;
    for (const round of queued.values()) {
      const change = setShare(round);
      sum += change;
      if (change === 0n) continue;
      counted.push({
        stakeMinor: toMinor(round.stake, currency),
        winMinor: toMinor(round.win, currency),
      });
    }
    const roundId = [...queued.keys()].at(-1) ?? facts.roundId;
    facts = { ...facts, roundId };
    queued.clear();
    return sum;
  }

  function publish(changed: Partial<TallyFacts>): void {
    facts = { ...facts, ...changed };
    for (const listener of listeners) listener();
  }

  for (const round of rounds.slice(0, SHARES_MAX).reverse()) setShare(round);
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getFacts: () => facts,
    track(round) {
      queued.set(round.roundId, round);
    },
    trackListed(listed) {
      for (const round of [...listed].reverse()) {
        if (shares.has(round.roundId)) queued.set(round.roundId, round);
        else if (!queued.has(round.roundId)) setShare(round);
      }
    },
    show() {
      publish({ netMinor: facts.netMinor + countQueued() });
      const shown = counted;
      counted = [];
      return shown;
    },
    withhold({ win, status, createdAt }) {
      if (status !== 'settled' || Date.parse(createdAt) < facts.startedAt) return;
      publish({ netMinor: facts.netMinor - toMinor(win, currency) });
    },
    sync(current) {
      countQueued();
      publish(factsOf(current));
    },
  };
}

function shareOf({ status, win, stake }: CountedRound, currency: Currency): bigint {
  return status === 'cancelled' ? 0n : toMinor(win, currency) - toMinor(stake, currency);
}
