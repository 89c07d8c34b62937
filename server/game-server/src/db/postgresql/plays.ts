import { batchedCalls } from '@fairhall/kit/batched-calls';
import { DatabaseUnavailableError } from '@fairhall/kit/database-unavailable';
import { lockNumbers, playerLock } from '@fairhall/kit/postgres/advisory-locks';
import { queryError } from '@fairhall/kit/postgres/query-failure';
import type pg from 'pg';
import { z } from 'zod';
import type { DealtRound, Plays } from '../../rounds/single-step/plays.ts';
import { roundRow } from '../repositories/inserts.ts';
import { untilUnhindered } from './transactions.ts';

/** Rounds in one call of a function: bounds the time that a response waits for the others. */
const CALLS_MAX = 64;

type Verdict = Awaited<ReturnType<Plays['deal']>>;
type Play = Parameters<Plays['settle']>[0];

const DEAL = {
  name: 'deal_rounds',
  text: `SELECT deal_rounds(${Array.from({ length: 15 }, (_, index) => `$${index + 1}`).join(', ')})
    AS verdicts`,
};
const CLOSE = { name: 'close_rounds', text: 'SELECT close_rounds($1, $2) AS "roundId"' };

const dealtRow = z.object({ verdicts: z.array(z.enum(['stored', 'moved', 'conflict'])) });
const closedRows = z.array(z.object({ roundId: z.string() }));

/**
 * Each is one call of a function of the database (`functions.ts`), which is one transaction, for all
 * rounds that are dealt or settled meanwhile.
 */
export function createPlays(pool: pg.Pool): Plays {
  async function query(config: pg.QueryConfig): Promise<readonly unknown[]> {
    try {
      return (await pool.query(config)).rows;
    } catch (error) {
      throw queryError(error);
    }
  }

  async function dealAll(rounds: readonly DealtRound[]): Promise<Verdict[]> {
    const [row] = await query({ ...DEAL, values: dealParameters(rounds) });
    return dealtRow.parse(row).verdicts;
  }

  async function closeAll(plays: readonly Play[]): Promise<boolean[]> {
    const values = [
      plays.map(({ roundId }) => roundId),
      plays.map(({ transactionId }) => transactionId),
    ];
    const closed = closedRows.parse(await query({ ...CLOSE, values }));
    const ids = new Set(closed.map(({ roundId }) => roundId));
    return plays.map(({ roundId }) => ids.has(roundId));
  }

  return {
    deal: batchedCalls(
      (rounds) =>
        inPartsOf(
          rounds,
          ({ record }) => record.uid,
          (part) => eachIfFailed(part, dealAll),
        ),
      { callsMax: CALLS_MAX },
    ),
    settle: batchedCalls(
      (plays) =>
        inPartsOf(
          plays,
          ({ roundId }) => roundId,
          (part) => eachIfFailed(part, closeAll),
        ),
      { callsMax: CALLS_MAX },
    ),
  };
}

/** The parameters of `deal_rounds`, in its order. */
function dealParameters(rounds: readonly DealtRound[]): unknown[] {
  const rows = rounds.map(roundRow);
  return [
    lockNumbers(rows.map(({ uid }) => playerLock(uid))),
    rows.map(({ seedPairId }) => seedPairId),
    rows.map(({ nonce }) => nonce),
    rows.map(({ roundId }) => roundId),
    rows.map(({ uid }) => uid),
    rows.map(({ gameId }) => gameId),
    rows.map(({ walletType }) => walletType),
    rows.map(({ requestId }) => requestId),
    rows.map(({ stakeMinor }) => stakeMinor),
    rows.map(({ winMinor }) => winMinor),
    rows.map(({ outcome }) => outcome),
    rows.map(({ sheetId }) => sheetId),
    rounds.map(({ play }) => (play.kind === 'win' ? null : play.token)),
    rows.map(({ createdAt }) => createdAt),
    rounds.map(({ play }) => play.dueAt),
  ];
}

/** Runs items with a common key in different parts, in their order. */
async function inPartsOf<Item, Result>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  run: (part: readonly Item[]) => Promise<readonly (Result | Error)[]>,
): Promise<(Result | Error)[]> {
  const results = new Map<Item, Result | Error>();
  let left = items;
  while (left.length > 0) {
    const part = new Map<string, Item>();
    for (const item of left) if (!part.has(keyOf(item))) part.set(keyOf(item), item);
    const taken = [...part.values()];
    for (const [index, result] of (await run(taken)).entries()) {
      const item = taken[index];
      if (item !== undefined) results.set(item, result);
    }
    left = left.filter((item) => part.get(keyOf(item)) !== item);
  }
  return items.map((item) => results.get(item) ?? new Error('the database sent no result'));
}

/**
 * Runs a part as one; if it fails, each of its items alone, so that none fails because of another.
 * @throws DatabaseUnavailableError
 */
async function eachIfFailed<Item, Result>(
  part: readonly Item[],
  run: (part: readonly Item[]) => Promise<readonly Result[]>,
): Promise<readonly (Result | Error)[]> {
  try {
    return await run(part);
  } catch (error) {
    if (error instanceof DatabaseUnavailableError) throw error;
    const results: (Result | Error)[] = [];
    for (const item of part) results.push(await alone(() => run([item])));
    return results;
  }
}

async function alone<Result>(run: () => Promise<readonly Result[]>): Promise<Result | Error> {
  try {
    const [result] = await untilUnhindered(run);
    return result ?? new Error('the database sent no result');
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
