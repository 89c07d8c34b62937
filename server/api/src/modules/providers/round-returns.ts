import type { GameReturn } from '../../db/generated/client.ts';
import { roundClosed, transactionOf } from '../../ledger/provider-keys.ts';
import type { JournalRow, Played, ReturnQueries, RoundAsOf } from './returns.queries.ts';

/** The kinds of entries that close a round or change a closed one. */
const CHANGING: ReadonlySet<string> = new Set(['play', 'win', 'rollback']);

/** An entry that closed its round, or changed it later: a rollback of a bet that nothing had paid. */
type RoundChange = RoundAsOf & { readonly isClosing: boolean };

/**
 * What the entries add to the sums of the games. A round counts once it is closed, and each change is
 * taken as of its own entry, so the sums do not depend on how the ledger is cut into batches.
 */
export async function returnsOf(
  queries: ReturnQueries,
  entries: readonly JournalRow[],
): Promise<GameReturn[]> {
  const sums = new Map<string, GameReturn>();
  for (const entry of entries) {
    const change = await changeOf(queries, entry);
    if (change === null) continue;
    addRound(sums, { played: await queries.played(change), sign: 1 });
    if (change.isClosing) continue;
    const before = { ...change, entryId: change.entryId - 1n };
    addRound(sums, { played: await queries.played(before), sign: -1 });
  }
  return [...sums.values()];
}

/** `null` for an entry of no round, and before the end of its round. */
async function changeOf(
  queries: ReturnQueries,
  { id, key, kind, userId, roundId }: JournalRow,
): Promise<RoundChange | null> {
  if (!CHANGING.has(kind) || userId === null || roundId === null) return null;
  const round = { providerId: transactionOf(key).providerId, userId, roundId };
  const closedAt = await queries.entryOfTag(roundClosed(round));
  if (closedAt === null || closedAt > id) return null;
  return { ...round, entryId: id, isClosing: closedAt === id };
}

/** Adds a round with the sign; one that was played in two games or currencies is one in each. */
function addRound(
  sums: Map<string, GameReturn>,
  { played, sign }: { played: readonly Played[]; sign: 1 | -1 },
): void {
  for (const { gameId, currency, stake, win } of played) {
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

function emptyReturn(of: Pick<GameReturn, 'gameId' | 'currency'>): GameReturn {
  return { ...of, rounds: 0, stakes: 0, wins: 0, stakeSquares: 0, winSquares: 0, products: 0 };
}
