import type Sqlite from '@fairhall/kit/sqlite';
import { BALANCE_CAP_MINOR, type Currency } from '../../../contract/money.ts';
import { sha256 } from '../../../core/digest.ts';
import { accountName } from '../../../ledger/account-name.ts';
import type { Entry, PlayerBalance, PostOutcome } from '../../../ledger/port.ts';
import { unstakedAfter, unstakedChange } from '../../../ledger/unstaked.ts';
import { BudgetTable } from './budget-table.ts';
import type { RowWriter } from './row-writer.ts';
import { StakeTable } from './stake-table.ts';

/** A player's balance in one currency, while an entry is validated. */
type Holding = { -readonly [Field in keyof PlayerBalance]: PlayerBalance[Field] } & {
  /** What was deposited and not staked. */
  unstakedMinor: bigint;
};

type Changed = {
  readonly userId: string;
  readonly holding: Holding;
  readonly unstakedBeforeMinor: bigint;
  depositedMinor: bigint;
  takenMinor: bigint;
};

/** The effect of an entry on the balances of its players. */
type Outcome = {
  readonly changed: readonly Changed[];
  /** All balances of the entry's own player, changed or not. */
  readonly balances: readonly PlayerBalance[];
  /** What changed of the money that was deposited and not staked, in the first wallet of the entry's player. */
  readonly unstakedMinor: bigint;
  readonly overCap: boolean;
  readonly belowZero: boolean;
};

/**
 * The ledger's tables. Call its methods inside a transaction: an outcome is valid only after the
 * caller has committed it.
 */
export class Journal {
  readonly #statements: ReturnType<typeof prepareStatements>;
  readonly #budgets: BudgetTable;
  readonly #stakes: StakeTable;
  readonly #rows: RowWriter;
  #lastId = 0n;

  constructor(database: Sqlite.Database, rows: RowWriter) {
    this.#statements = prepareStatements(database);
    this.#budgets = new BudgetTable(database);
    this.#stakes = new StakeTable(database);
    this.#rows = rows;
  }

  /** Call it when a transaction begins: ids continue after the last committed one. */
  begin(): void {
    this.#lastId = this.#statements.lastId.get() ?? 0n;
  }

  /**
   * Validates the entry by reads alone and writes only a valid one, so that a rejected entry leaves
   * no trace and needs no savepoint.
   */
  post(entry: Entry): PostOutcome {
    const requestHash = sha256(entry.request);
    const existing = this.#statements.hashOfKey.get(entry.key);
    if (existing === requestHash)
      return { outcome: 'replayed', balances: balancesOf(this.#holdingsOf(entry.userId)) };
    if (existing !== undefined) return { outcome: 'conflict' };
    if (this.isStale(entry)) return { outcome: 'stale' };
    const refusal = this.#stakes.refusal(entry);
    if (refusal) return refusal;
    const by = this.#blockingTag(entry);
    if (by !== undefined) return { outcome: 'blocked', by };
    const checked = this.#budgets.check(entry);
    if ('over' in checked) return { outcome: 'overBudget', ...checked.over };
    const outcome = this.#outcomeOf(entry);
    const { unstakedMinor, balances, overCap, belowZero } = outcome;
    if (entry.mustBeStaked && unstakedMinor < 0n) return { outcome: 'unstaked' };
    if (overCap) return { outcome: 'limit' };
    if (belowZero) return { outcome: 'insufficient' };
    this.#write({ entry, requestHash, outcome });
    this.#budgets.write({ ...checked, userId: entry.userId }, this.#lastId);
    this.#stakes.write(entry, this.#lastId);
    const changes = this.#rows.writeAll(entry.rows ?? []);
    return { outcome: 'applied', balances, changes, counters: usedMinors(checked.counters) };
  }

  /** Whether what restricts the player has changed since the version that was read. */
  isStale({ userId, restrictionsVersion }: Pick<Entry, 'userId' | 'restrictionsVersion'>): boolean {
    if (restrictionsVersion === undefined || userId === null) return false;
    return this.#statements.restrictionsVersion.get(userId) !== BigInt(restrictionsVersion);
  }

  #blockingTag({ mustExist = [], mustNotExist = [] }: Entry): string | undefined {
    return (
      mustExist.find((tag) => !this.#hasTag(tag)) ?? mustNotExist.find((tag) => this.#hasTag(tag))
    );
  }

  #hasTag(tag: string): boolean {
    return this.#statements.tag.get(tag) !== undefined;
  }

  /**
   * The postings are applied in their order, so a stake must be available before the win of the same
   * entry. All holdings of each player are read once, since they are returned as well.
   */
  #outcomeOf({ userId: ownId, postings, undoes }: Entry): Outcome {
    const own = this.#holdingsOf(ownId);
    const read = new Map([[ownId, own]]);
    const changed: Changed[] = [];
    let overCap = false;
    let belowZero = false;
    for (const posting of postings) {
      const { account, currency, amountMinor } = posting;
      if (account.of !== 'player') continue;
      const { userId, bucket } = account;
      const holdings = read.get(userId) ?? this.#holdingsOf(userId);
      read.set(userId, holdings);
      const holding = holdingIn(holdings, currency);
      const change = changed.find((one) => one.holding === holding) ?? unchanged(userId, holding);
      if (!changed.includes(change)) changed.push(change);
      const field = bucket === 'available' ? 'availableMinor' : 'frozenMinor';
      holding[field] += amountMinor;
      if (holding.availableMinor + holding.frozenMinor > BALANCE_CAP_MINOR) overCap = true;
      if (holding[field] < 0n) belowZero = true;
      const { depositedMinor, takenMinor } = unstakedChange(posting);
      change.depositedMinor += depositedMinor;
      change.takenMinor += takenMinor;
    }
    const ownChange = changed.find(({ userId }) => userId === ownId);
    for (const change of changed) {
      const { holding, unstakedBeforeMinor: beforeMinor, depositedMinor, takenMinor } = change;
      holding.unstakedMinor = unstakedAfter({
        ...{ beforeMinor, depositedMinor, takenMinor },
        restoredMinor: change === ownChange ? this.#takenBy(undoes) : 0n,
        availableMinor: holding.availableMinor,
      });
    }
    const unstakedMinor = ownChange
      ? ownChange.holding.unstakedMinor - ownChange.unstakedBeforeMinor
      : 0n;
    return { changed, balances: balancesOf(own), unstakedMinor, overCap, belowZero };
  }

  /** What an earlier entry took of the money that was deposited and not staked. */
  #takenBy(key: string | undefined): bigint {
    const changedMinor = key === undefined ? null : this.#statements.unstakedOfKey.get(key);
    return changedMinor && changedMinor < 0n ? -changedMinor : 0n;
  }

  #write({
    entry,
    requestHash,
    outcome: { changed, unstakedMinor },
  }: {
    entry: Entry;
    requestHash: string;
    outcome: Outcome;
  }): void {
    const { addEntry, addPosting, addTag, upsertBalance } = this.#statements;
    this.#lastId += 1n;
    const id = this.#lastId;
    const createdAt = entry.occurredAt.getTime();
    const { undoes } = entry;
    const undoneAt = undoes === undefined ? null : this.#statements.timeOfKey.get(undoes);
    addEntry.run(
      id,
      entry.key,
      entry.kind,
      requestHash,
      entry.userId,
      entry.gameId ?? null,
      entry.roundId ?? null,
      createdAt,
      unstakedMinor === 0n ? null : unstakedMinor,
      undoneAt ?? null,
    );
    for (const [position, { account, currency, amountMinor, type }] of entry.postings.entries()) {
      addPosting.run(id, position, accountName(account), currency, amountMinor, type, createdAt);
    }
    for (const tag of entry.tags ?? []) addTag.run(tag, id);
    for (const { userId, holding } of changed) {
      const { currency, availableMinor, frozenMinor, unstakedMinor: leftMinor } = holding;
      upsertBalance.run(userId, currency, availableMinor, frozenMinor, leftMinor);
    }
  }

  #holdingsOf(userId: string | null): Holding[] {
    if (userId === null) return [];
    const holdings: Holding[] = [];
    const rows = this.#statements.holdings.all(userId);
    for (const [currency, availableMinor, frozenMinor, unstakedMinor] of rows) {
      holdings.push({ currency, availableMinor, frozenMinor, unstakedMinor });
    }
    return holdings;
  }
}

function unchanged(userId: string, holding: Holding): Changed {
  const { unstakedMinor: unstakedBeforeMinor } = holding;
  return { userId, holding, unstakedBeforeMinor, depositedMinor: 0n, takenMinor: 0n };
}

function balancesOf(holdings: readonly Holding[]): PlayerBalance[] {
  return holdings.map(({ currency, availableMinor, frozenMinor }) => ({
    currency,
    availableMinor,
    frozenMinor,
  }));
}

function usedMinors(
  counters: ReadonlyMap<string, { readonly usedMinor: bigint }>,
): ReadonlyMap<string, bigint> {
  return new Map([...counters].map(([key, { usedMinor }]) => [key, usedMinor]));
}

/** The holding in a currency, inserted at zero where missing, in the order of the currencies. */
function holdingIn(holdings: Holding[], currency: Currency): Holding {
  const existing = holdings.find((holding) => holding.currency === currency);
  if (existing) return existing;
  const holding = { currency, availableMinor: 0n, frozenMinor: 0n, unstakedMinor: 0n };
  holdings.push(holding);
  holdings.sort((one, other) => (one.currency < other.currency ? -1 : 1));
  return holding;
}

export const BALANCES_SQL =
  'SELECT "currency", "availableMinor", "frozenMinor" FROM "LedgerBalance" WHERE "userId" = ?';

/** `createdAt` is in milliseconds since 1970, as Prisma's connection stores dates. */
function prepareStatements(database: Sqlite.Database) {
  const prepare = <Parameters extends unknown[] | object, Row = unknown>(sql: string) =>
    database.prepare<Parameters, Row>(sql).safeIntegers(true);
  return {
    lastId: prepare<[], bigint>('SELECT max("id") FROM "LedgerEntry"').pluck(),
    hashOfKey: prepare<[key: string], string>(
      'SELECT "requestHash" FROM "LedgerEntry" WHERE "key" = ?',
    ).pluck(),
    tag: prepare<[tag: string], bigint>('SELECT 1 FROM "LedgerTag" WHERE "tag" = ?').pluck(),
    /** As arrays: creating an object per row took longer than reading it. */
    holdings: prepare<
      [userId: string],
      [currency: Currency, availableMinor: bigint, frozenMinor: bigint, unstakedMinor: bigint]
    >(
      `SELECT "currency", "availableMinor", "frozenMinor", "unstakedMinor"
         FROM "LedgerBalance" WHERE "userId" = ?`,
    ).raw(),
    restrictionsVersion: prepare<[userId: string], bigint>(
      'SELECT "restrictionsVersion" FROM "User" WHERE "id" = ?',
    ).pluck(),
    unstakedOfKey: prepare<[key: string], bigint | null>(
      'SELECT "unstakedMinor" FROM "LedgerEntry" WHERE "key" = ?',
    ).pluck(),
    timeOfKey: prepare<[key: string], bigint>(
      'SELECT "createdAt" FROM "LedgerEntry" WHERE "key" = ?',
    ).pluck(),
    addEntry: prepare<
      [
        id: bigint,
        key: string,
        kind: string,
        requestHash: string,
        userId: string | null,
        gameId: string | null,
        roundId: string | null,
        createdAt: number,
        unstakedMinor: bigint | null,
        undoneAt: bigint | null,
      ]
    >(`INSERT INTO "LedgerEntry"
         ("id", "key", "kind", "requestHash", "userId", "gameId", "roundId", "createdAt",
          "unstakedMinor", "undoneAt")
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`),
    addPosting: prepare<
      [
        entryId: bigint,
        position: number,
        account: string,
        currency: string,
        amountMinor: bigint,
        type: string,
        createdAt: number,
      ]
    >(`INSERT INTO "LedgerPosting"
         ("entryId", "position", "account", "currency", "amountMinor", "type", "createdAt")
         VALUES (?, ?, ?, ?, ?, ?, ?)`),
    addTag: prepare<[tag: string, entryId: bigint]>(
      'INSERT INTO "LedgerTag" ("tag", "entryId") VALUES (?, ?) ON CONFLICT DO NOTHING',
    ),
    upsertBalance: prepare<
      [
        userId: string,
        currency: string,
        availableMinor: bigint,
        frozenMinor: bigint,
        unstakedMinor: bigint,
      ]
    >(
      `INSERT INTO "LedgerBalance"
         ("userId", "currency", "availableMinor", "frozenMinor", "unstakedMinor")
         VALUES (?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET
         "availableMinor" = excluded."availableMinor", "frozenMinor" = excluded."frozenMinor",
         "unstakedMinor" = excluded."unstakedMinor"`,
    ),
  };
}
