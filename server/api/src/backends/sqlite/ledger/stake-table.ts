import type Sqlite from '@fairhall/kit/sqlite';
import type { Entry, PostOutcome } from '../../../ledger/port.ts';
import { type Stake, stakeOf } from '../../../ledger/stake.ts';

type Refusal = Extract<PostOutcome, { outcome: 'overRound' | 'tooSoon' }>;

/** The last stake of each player. Call its methods inside the transaction of the entry. */
export class StakeTable {
  readonly #statements: ReturnType<typeof prepareStatements>;

  constructor(database: Sqlite.Database) {
    this.#statements = prepareStatements(database);
  }

  /** Why the entry's rule refuses its stake, by reads alone; `null` when it does not. */
  refusal(entry: Entry): Refusal | null {
    const stake = stakeOf(entry);
    if (!stake) return null;
    if (this.#isOverRound(stake)) return { outcome: 'overRound' };
    const waitMs = this.#waitMs(stake);
    return waitMs > 0 ? { outcome: 'tooSoon', waitMs } : null;
  }

  write(entry: Entry, entryId: bigint): void {
    const stake = stakeOf(entry);
    if (!stake) return;
    const { userId, at, gameId, roundId } = stake;
    this.#statements.upsert.run(userId, at.getTime(), gameId, roundId, entryId);
  }

  #isOverRound({ gameId, roundId, account, currency, amountMinor, rule }: Stake): boolean {
    if (rule.roundMaxMinor === null) return false;
    const stakedMinor = this.#statements.round.get(roundId, gameId, account, currency) ?? 0n;
    return stakedMinor + amountMinor > rule.roundMaxMinor;
  }

  #waitMs({ userId, gameId, roundId, at, rule: { gapMs } }: Stake): number {
    if (gapMs === 0) return 0;
    const last = this.#statements.last.get(userId);
    if (!last) return 0;
    const [lastAt, lastGame, lastRound] = last;
    if (lastGame === gameId && lastRound === roundId) return 0;
    return Math.min(gapMs, Number(lastAt) + gapMs - at.getTime());
  }
}

/** Dates are in milliseconds since 1970, as Prisma's connection stores them. */
function prepareStatements(database: Sqlite.Database) {
  const prepare = <Parameters extends unknown[] | object, Row = unknown>(sql: string) =>
    database.prepare<Parameters, Row>(sql).safeIntegers(true);
  return {
    last: prepare<[userId: string], [at: bigint, gameId: string, roundId: string]>(
      'SELECT "at", "gameId", "roundId" FROM "LedgerStake" WHERE "userId" = ?',
    ).raw(),
    // CROSS JOIN and the unary + make SQLite start with the round's entries, not with the account.
    round: prepare<[roundId: string, gameId: string, account: string, currency: string], bigint>(
      `SELECT COALESCE(SUM(-"amountMinor"), 0)
         FROM "LedgerEntry" CROSS JOIN "LedgerPosting" ON "entryId" = "id"
         WHERE "roundId" = ? AND "gameId" = ? AND +"account" = ? AND "currency" = ?
           AND "type" IN ('bet', 'rollback')`,
    ).pluck(),
    upsert: prepare<[userId: string, at: number, gameId: string, roundId: string, entryId: bigint]>(
      `INSERT INTO "LedgerStake" ("userId", "at", "gameId", "roundId", "entryId")
         VALUES (?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET "at" = excluded."at",
         "gameId" = excluded."gameId", "roundId" = excluded."roundId", "entryId" = excluded."entryId"`,
    ),
  };
}
