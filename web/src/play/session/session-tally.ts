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
  /** A round was received and is still to be shown; one that goes on comes repeatedly. */
  readonly track: (round: CountedRound) => void;
  /** Rounds from the game server's history: those of this session count, as if just received. */
  readonly recall: (rounds: readonly CountedRound[]) => void;
  /** What was tracked has been shown. Returns what each round changed, in minor units. */
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
const SHARES_MAX = 64;

type SavedTally = {
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
  const tracked = new Map<string, CountedRound>();
  const saved = readSaved(storage.getItem(key), nowMs()) ?? begin(nowMs());
  let facts = factsOf(saved);

  function show(): readonly bigint[] {
    const changes = [...tracked.values()].map((round) => count(saved, { round, currency }));
    tracked.clear();
    saved.seenAt = nowMs();
    storage.setItem(key, written(saved));
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

const begin = (now: number): SavedTally => ({
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

/** Puts a round's present share in the place of its earlier one. */
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

function written({ startedAt, seenAt, netMinor, roundId, shares }: SavedTally): string {
  const texts = [...shares].map(([id, share]) => [id, `${share}`]);
  return JSON.stringify({ startedAt, seenAt, netMinor: `${netMinor}`, roundId, shares: texts });
}

/** `null` when nothing of use was saved, or the break was too long. */
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
