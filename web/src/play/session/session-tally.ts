import type { Currency } from '@/lib/contract-types.ts';
import { toMinor } from '../money.ts';

/** What a player has made of a session: since when, and with how much more or less. */
export type TallyFacts = {
  /** Unix milliseconds. */
  readonly startedAt: number;
  /** Wins less stakes of every round that was shown. */
  readonly netMinor: bigint;
  /** The newest round that was shown. */
  readonly roundId: string | null;
};

/** As much of a round as counts. */
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
  /** A round came from the casino and is still to be shown; one that goes on comes repeatedly. */
  readonly hear: (round: CountedRound) => void;
  /** Rounds from the casino's books: those of this session count, as if they had just come. */
  readonly recall: (rounds: readonly CountedRound[]) => void;
  /** What was heard has been shown. Answers what each round changed, in minor units. */
  readonly show: () => readonly bigint[];
};

type TallyOptions = {
  /** What tells this session from others of the tab: player, game and wallet. */
  readonly key: string;
  readonly currency: Currency;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly nowMs: () => number;
  /** Newest first; those of this session that a reload cut off are counted now. */
  readonly lastRounds: readonly CountedRound[];
};

/** A player who comes back after a longer break begins a new session. */
const BREAK_MS = 30 * 60_000;
/** Rounds whose share is known one by one, so that none counts twice. */
const ROUNDS_KEPT = 64;

type Kept = {
  readonly startedAt: number;
  seenAt: number;
  netMinor: bigint;
  roundId: string | null;
  /** Share of the net result by round, oldest first. */
  readonly shares: Map<string, bigint>;
};

/** Counts the rounds of a session; a reload of the tab goes on with it. */
export function createSessionTally(options: TallyOptions): SessionTally {
  const { key, currency, storage, nowMs } = options;
  const listeners = new Set<() => void>();
  const heard = new Map<string, CountedRound>();
  const kept = readKept(storage.getItem(key), nowMs()) ?? begin(nowMs());
  let facts = factsOf(kept);

  function show(): readonly bigint[] {
    const changes = [...heard.values()].map((round) => count(kept, { round, currency }));
    heard.clear();
    kept.seenAt = nowMs();
    storage.setItem(key, written(kept));
    facts = factsOf(kept);
    for (const listener of listeners) listener();
    return changes;
  }

  function recall(rounds: readonly CountedRound[]): void {
    for (const round of [...rounds].reverse()) {
      const isOurs = kept.shares.has(round.roundId) || madeAt(round) >= kept.startedAt;
      if (isOurs) heard.set(round.roundId, round);
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
    hear(round) {
      heard.set(round.roundId, round);
    },
    recall,
    show,
  };
}

const madeAt = ({ createdAt }: CountedRound): number => (createdAt ? Date.parse(createdAt) : 0);

const begin = (now: number): Kept => ({
  startedAt: now,
  seenAt: now,
  netMinor: 0n,
  roundId: null,
  shares: new Map(),
});

const factsOf = ({ startedAt, netMinor, roundId }: Kept): TallyFacts => ({
  startedAt,
  netMinor,
  roundId,
});

/** Puts a round's present share in the place of its earlier one. */
function count(
  kept: Kept,
  { round, currency }: { round: CountedRound; currency: Currency },
): bigint {
  const share =
    round.status === 'cancelled'
      ? 0n
      : toMinor(round.win, currency) - toMinor(round.stake, currency);
  const change = share - (kept.shares.get(round.roundId) ?? 0n);
  kept.shares.set(round.roundId, share);
  kept.netMinor += change;
  kept.roundId = round.roundId;
  const oldest = kept.shares.keys().next();
  if (kept.shares.size > ROUNDS_KEPT && !oldest.done) kept.shares.delete(oldest.value);
  return change;
}

function written({ startedAt, seenAt, netMinor, roundId, shares }: Kept): string {
  const texts = [...shares].map(([id, share]) => [id, `${share}`]);
  return JSON.stringify({ startedAt, seenAt, netMinor: `${netMinor}`, roundId, shares: texts });
}

/** `null` when nothing of use was kept, or the break was too long. */
function readKept(text: string | null, now: number): Kept | null {
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
