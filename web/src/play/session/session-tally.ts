import type { Currency } from '@/lib/contract-types.ts';
import { toMinor } from '../money.ts';

/** Start and net result of a session. */
export type TallyFacts = {
  /** Unix milliseconds. */
  readonly startedAt: number;
  /** Wins less stakes of all shown rounds. */
  readonly netMinor: bigint;
  /** The newest shown round. */
  readonly roundId: string | null;
};

/** The fields of a round that the tally uses. */
export type CountedRound = {
  readonly roundId: string;
  readonly stake: string;
  readonly win: string;
  readonly status: string;
  readonly createdAt?: string;
};

export type SessionTally = {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getFacts: () => TallyFacts;
  /** Queues a received round until it is shown; a multi-step round is tracked repeatedly. */
  readonly track: (round: CountedRound) => void;
  /** Queues the rounds of the game server's history that belong to this session. */
  readonly recall: (rounds: readonly CountedRound[]) => void;
  /** Counts the queued rounds. Returns the change of each to the net result, in minor units. */
  readonly show: () => readonly bigint[];
};

type TallyOptions = {
  /** The storage key: player, game and wallet. */
  readonly key: string;
  readonly currency: Currency;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly nowMs: () => number;
  /** Newest first; those of this session that a reload interrupted are counted at once. */
  readonly lastRounds: readonly CountedRound[];
};

/** A longer break starts a new session. */
const BREAK_MS = 30 * 60_000;
/** Maximum of rounds with a recorded share, which prevents double counting. */
const SHARES_MAX = 64;

type SavedTally = {
  readonly startedAt: number;
  seenAt: number;
  netMinor: bigint;
  roundId: string | null;
  /** The share of each round in the net result, oldest first. */
  readonly shares: Map<string, bigint>;
};

/** Sums the rounds of a session; it survives a reload of the tab. */
export function createSessionTally(options: TallyOptions): SessionTally {
  const { key, currency, storage, nowMs } = options;
  const listeners = new Set<() => void>();
  const tracked = new Map<string, CountedRound>();
  const saved = readSaved(storage.getItem(key), nowMs()) ?? newTally(nowMs());
  let facts = factsOf(saved);

  function show(): readonly bigint[] {
    const changes = [...tracked.values()].map((round) => count(saved, { round, currency }));
    tracked.clear();
    saved.seenAt = nowMs();
    storage.setItem(key, serialize(saved));
    facts = factsOf(saved);
    for (const listener of listeners) listener();
    return changes;
  }

  function recall(rounds: readonly CountedRound[]): void {
    for (const round of [...rounds].reverse()) {
      const isOurs = saved.shares.has(round.roundId) || createdAtMs(round) >= saved.startedAt;
      if (isOurs) tracked.set(round.roundId, round);
    }
  }

  recall(options.lastRounds);
  show();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getFacts: () => facts,
    track(round) {
      tracked.set(round.roundId, round);
    },
    recall,
    show,
  };
}

const createdAtMs = ({ createdAt }: CountedRound): number =>
  createdAt ? Date.parse(createdAt) : 0;

const newTally = (now: number): SavedTally => ({
  startedAt: now,
  seenAt: now,
  netMinor: 0n,
  roundId: null,
  shares: new Map(),
});

const factsOf = ({ startedAt, netMinor, roundId }: SavedTally): TallyFacts => ({
  startedAt,
  netMinor,
  roundId,
});

/** Replaces the share of a round. */
function count(
  saved: SavedTally,
  { round, currency }: { round: CountedRound; currency: Currency },
): bigint {
  const share =
    round.status === 'cancelled'
      ? 0n
      : toMinor(round.win, currency) - toMinor(round.stake, currency);
  const change = share - (saved.shares.get(round.roundId) ?? 0n);
  saved.shares.set(round.roundId, share);
  saved.netMinor += change;
  saved.roundId = round.roundId;
  const oldest = saved.shares.keys().next();
  if (saved.shares.size > SHARES_MAX && !oldest.done) saved.shares.delete(oldest.value);
  return change;
}

function serialize({ startedAt, seenAt, netMinor, roundId, shares }: SavedTally): string {
  const texts = [...shares].map(([id, share]) => [id, `${share}`]);
  return JSON.stringify({ startedAt, seenAt, netMinor: `${netMinor}`, roundId, shares: texts });
}

/** `null` if nothing valid was saved, or the break was too long. */
function readSaved(text: string | null, now: number): SavedTally | null {
  if (text === null) return null;
  try {
    const { startedAt, seenAt, netMinor, roundId, shares } = JSON.parse(text);
    if (now - Number(seenAt) > BREAK_MS || !Number.isFinite(startedAt)) return null;
    return {
      startedAt: Number(startedAt),
      seenAt: Number(seenAt),
      netMinor: BigInt(netMinor),
      roundId: typeof roundId === 'string' ? roundId : null,
      shares: new Map(shares.map(([id, share]: [string, string]) => [id, BigInt(share)])),
    };
  } catch {
    return null;
  }
}
