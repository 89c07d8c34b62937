import type { GameReturn } from '../../db/generated/client.ts';
import { roundClosed, transactionOf } from '../play/game-entries.ts';

/** An entry of a round, with its postings to the player. */
export type RoundEntry = {
  readonly id: bigint;
  readonly key: string;
  readonly userId: string | null;
  readonly gameId: string | null;
  readonly roundId: string | null;
  readonly postings: readonly {
    readonly type: string;
    readonly currency: string;
    readonly amountMinor: bigint;
  }[];
};

/** An entry that closed its round, or changed it later: a rollback of a bet that nothing had paid. */
export type RoundChange = {
  readonly entryId: bigint;
  /** The tag of the closed round. */
  readonly closed: string;
  readonly isClosing: boolean;
};

/** The tag that closes an entry's round; `null` for an entry of no round. */
export function closedTagOf({
  key,
  userId,
  roundId,
}: Pick<RoundEntry, 'key' | 'userId' | 'roundId'>): string | null {
  if (userId === null || roundId === null) return null;
  return roundClosed({ providerId: transactionOf(key).providerId, userId, roundId });
}

/**
 * What the changes add to the sums of the games. Each is taken as of its own entry, so the result does
 * not depend on how the ledger is cut into batches.
 * @param entries all entries of the changed rounds, also later ones
 */
export function returnsOf(
  changes: readonly RoundChange[],
  entries: readonly RoundEntry[],
): GameReturn[] {
  const rounds = byRound(entries);
  const sums = new Map<string, GameReturn>();
  for (const { entryId, closed, isClosing } of changes) {
    const round = rounds.get(closed) ?? [];
    addRound(sums, { entries: round.filter(({ id }) => id <= entryId), sign: 1 });
    if (!isClosing) addRound(sums, { entries: round.filter(({ id }) => id < entryId), sign: -1 });
  }
  return [...sums.values()];
}

/** The entries by the tag that closes their round. */
function byRound(entries: readonly RoundEntry[]): ReadonlyMap<string, readonly RoundEntry[]> {
  const rounds = new Map<string, RoundEntry[]>();
  for (const entry of entries) {
    const closed = closedTagOf(entry);
    if (closed === null) continue;
    const round = rounds.get(closed);
    if (round) round.push(entry);
    else rounds.set(closed, [entry]);
  }
  return rounds;
}

/** Adds a round with the sign; one that was played in two games or currencies is one in each. */
function addRound(
  sums: Map<string, GameReturn>,
  { entries, sign }: { entries: readonly RoundEntry[]; sign: 1 | -1 },
): void {
  for (const { gameId, currency, stake, win } of playedIn(entries)) {
    if (stake === 0) continue;
    const key = `${currency} ${gameId}`;
    const sum = sums.get(key) ?? emptyReturn({ gameId, currency });
    sums.set(key, {
      gameId,
      currency,
      rounds: sum.rounds + sign,
      stakes: sum.stakes + sign * stake,
      wins: sum.wins + sign * win,
      stakeSquares: sum.stakeSquares + sign * stake ** 2,
      winSquares: sum.winSquares + sign * win ** 2,
      products: sum.products + sign * stake * win,
    });
  }
}

type Played = { gameId: string; currency: string; stake: number; win: number };

/** Stakes that were not rolled back, and wins, by game and currency. */
function playedIn(entries: readonly RoundEntry[]): Iterable<Played> {
  const played = new Map<string, Played>();
  for (const { gameId, postings } of entries) {
    if (gameId === null) continue;
    for (const { type, currency, amountMinor } of postings) {
      const key = `${currency} ${gameId}`;
      const sum = played.get(key) ?? { gameId, currency, stake: 0, win: 0 };
      // A bet is negative for the player, and its rollback is the same amount.
      if (type === 'win') sum.win += Number(amountMinor);
      else sum.stake -= Number(amountMinor);
      played.set(key, sum);
    }
  }
  return played.values();
}

function emptyReturn(of: Pick<GameReturn, 'gameId' | 'currency'>): GameReturn {
  return { ...of, rounds: 0, stakes: 0, wins: 0, stakeSquares: 0, winSquares: 0, products: 0 };
}
