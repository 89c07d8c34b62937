import type { Currency } from '../contract/money.ts';
import type { RatesMicro } from '../contract/reference-rates.ts';
import type { Breach } from './check-rule.ts';
import type { RowWrite } from './rows.ts';
import type { AccountSum } from './trial-balance.ts';

/**
 * The only writer of balances.
 *
 * Guarantees, each covered by a test of the same name:
 * - every entry sums to zero in each currency;
 * - a player account's balance is the sum of its postings;
 * - no player account is ever below zero, at any interleaving, and what arrives never takes available and
 *   frozen together above the cap;
 * - a key is applied at most once;
 * - an acknowledged post survives kill -9 (it resolves after the commit at synchronous=FULL);
 * - a rejected post leaves no trace;
 * - a budget is the sum of what was applied in its window;
 * - what was deposited and not staked never leaves by an entry that must be staked;
 * - the total over all accounts is zero in each currency.
 */
export type LedgerPort = {
  /**
   * Applies one immutable entry, or returns why not. Never throws for a business reason.
   * @throws RangeError when the entry breaks a rule of form (`entry-rules.ts`): postings that do
   *   not sum to zero, a posting of zero, a key too long; nothing was queued
   * @throws LedgerOverloadedError when the bounded queue is full: nothing was done
   * @throws LedgerUnavailableError when the writer could not write, or the ledger is closed: nothing
   *   was done
   * @throws LedgerOutcomeUnknownError when the writer ended or the disk failed during the call: the
   *   entry may have been applied; retry with the same key
   */
  post(entry: Entry): Promise<PostOutcome>;
  /**
   * Writes rows of other tables, all or none, in the same commits and as durable as entries: for
   * orders that are stored before or after their money moves. Rows that belong to a movement are
   * written with its entry instead. Writes that name the same player are never applied at the same
   * time, whatever process makes them: those of two logins, of which one session must be left.
   * @throws as `post`
   */
  write(rows: readonly RowWrite[], options?: WriteOptions): Promise<WriteOutcome>;
  /** Balances of one player, available and frozen, for every currency that has a row. */
  balances(userId: string): Promise<readonly PlayerBalance[]>;
  readonly readings: LedgerReadings;
  /** Resolves when the writer responds; rejects when it does not. */
  ping(): Promise<void>;
  /** Completes the calls in flight, then stops the writer. Later calls reject. */
  close(): Promise<void>;
};

export type WriteOptions = { readonly userId: string } & Pick<Entry, 'restrictionsVersion'>;

/** What reads the whole ledger, beside the calls that it serves. */
export type LedgerReadings = {
  /** The sum of every account, of all players together, in each currency. */
  trialBalance(): Promise<readonly AccountSum[]>;
  /**
   * The tags that an entry wrote. There is no index for it, because each bet would write to it: this
   * reads all tags, for one entry that a person looks at.
   */
  tagsOfEntry(entryId: bigint): Promise<readonly string[]>;
  /** Verifies the guarantees that compare totals alone. @returns at most five breaches of each */
  checkTotals(): Promise<readonly Breach[]>;
  /** Verifies every guarantee of the ledger and of the orders. @returns at most five breaches of each */
  checkEveryEntry(): Promise<readonly Breach[]>;
};

export type PlayerBalance = {
  readonly currency: Currency;
  readonly availableMinor: bigint;
  readonly frozenMinor: bigint;
};

/** A player's account has a balance row and never goes below zero; the others have neither. */
export type Account =
  | { readonly of: 'player'; readonly userId: string; readonly bucket: 'available' | 'frozen' }
  | { readonly of: 'house' | 'bank' | 'promotion' | 'fees' | 'adjustments' };

/** The type of a posting for the player, by which history and totals are filtered. */
export type PostingType =
  | 'deposit'
  | 'bonus'
  | 'fee'
  | 'bet'
  | 'win'
  | 'rollback'
  | 'freeze'
  | 'release'
  | 'withdraw'
  | 'reward'
  | 'adjustment'
  | 'opening';

export type Posting = {
  readonly account: Account;
  readonly currency: Currency;
  /** Minor units; negative debits the account, positive credits it. Never zero. */
  readonly amountMinor: bigint;
  readonly type: PostingType;
};

export type EntryKind =
  | 'deposit'
  | 'deposit-return'
  | 'bet'
  | 'win'
  | 'play'
  | 'rollback'
  | 'tombstone'
  | 'withdraw-freeze'
  | 'withdraw-settle'
  | 'withdraw-return'
  | 'withdraw-approve'
  | 'bonus'
  | 'reward'
  | 'adjustment'
  | 'opening';

export type Entry = {
  /** Idempotency key, unique over the whole ledger, such as "provider/casino/<transactionId>". */
  readonly key: string;
  readonly kind: EntryKind;
  /** Canonical text of the request; stored as SHA-256. The same key with other content: conflict. */
  readonly request: string;
  readonly userId: string | null;
  readonly gameId?: string | undefined;
  readonly roundId?: string | undefined;
  readonly occurredAt: Date;
  /** In order; sum to zero per currency. May be empty: a zero win, a tombstone. */
  readonly postings: readonly Posting[];
  /** Tags that this entry writes, for later entries to check; the same tag twice is fine. */
  readonly tags?: readonly string[];
  /** Tags that earlier entries must have written; the first missing one blocks the entry. */
  readonly mustExist?: readonly string[];
  /** Tags that no earlier entry may have written; the first that exists blocks the entry. */
  readonly mustNotExist?: readonly string[];
  /** Checked in their order, those of one key after each other; at most 24. */
  readonly budgets?: readonly Budget[];
  /** Of an entry with a stake on a player's round. */
  readonly stakeRule?: StakeRule | undefined;
  /** Of what restricts the player, by which the entry was checked: after a change of it the entry is stale. */
  readonly restrictionsVersion?: number | undefined;
  /** Whether it may not take money that was deposited and not staked. */
  readonly mustBeStaked?: boolean | undefined;
  /**
   * The key of the entry whose money it returns. What that one took of the money that was deposited and
   * not staked is so again.
   */
  readonly undoes?: string | undefined;
  /** Of a rollback: the time of the stake that it undoes. It counts in the windows of both alone. */
  readonly stakedAt?: Date | undefined;
  /** Side rows, written in the entry's transaction when it is applied. */
  readonly rows?: readonly RowWrite[];
};

/**
 * A rule for the stakes of a player. The ledger keeps the last stake of each player that came with a rule:
 * its time, game and round. Exact at any interleaving, as a budget is.
 */
export type StakeRule = {
  /** Least milliseconds after the last stake of another round, of whatever game; 0 for none. */
  readonly gapMs: number;
  /**
   * The most of the stakes on the entry's round that were not rolled back, with this one, in minor units
   * of its currency; `null` for no most.
   */
  readonly roundMaxMinor: bigint | null;
};

/** A type of posting that can be counted, of a player's available money. */
export type CountedType = Extract<PostingType, 'bet' | 'win' | 'rollback' | 'deposit' | 'freeze'>;

/**
 * An amount that the entry adds to a counter of its player, unless the counter would exceed its
 * maximum. Exact at any interleaving: the writer that applies the entry checks and counts.
 *
 * Where no row counts what the budget counts, the writer first fills it from the player's postings.
 */
export type Budget = {
  /** By `ledgerKey`, its second part the entry's player: "limit/<uid>/loss/day/2026-11-25". */
  readonly key: string;
  /**
   * Minor units of the counter's currency; may be negative. All of one key sum to what the entry's
   * postings count (`budget-count.ts`).
   */
  readonly deltaMinor: bigint;
  /** Refuses the entry when the counter would exceed it; `null` counts and never refuses. */
  readonly maxMinor: bigint | null;
  /** The same for all of one key. */
  readonly init: BudgetInit;
};

/** What a budget counts: how its missing row is filled, and how the ledger's check recomputes it. */
export type BudgetInit = {
  readonly types: readonly CountedType[];
  /** The window, in which the entry is: from this moment, and before `until`. */
  readonly from: Date;
  readonly until: Date;
  readonly currency: Currency;
  /** Convert each posting: wins rounded down, all others up. */
  readonly ratesMicro: RatesMicro;
  /**
   * Since when every entry with postings of these types carries the budget, on every node. A row that
   * was filled before may lack entries that did not, so it is filled anew.
   */
  readonly carriedSince: Date;
};

export type WriteOutcome =
  | { readonly outcome: 'written'; readonly changes: readonly number[] }
  /** A unique key is taken; nothing was written. */
  | { readonly outcome: 'duplicate' }
  /** What restricts the player has changed; nothing was written. */
  | { readonly outcome: 'stale' };

/**
 * The order in which a post is validated: replay or conflict by key, then stale, then the rule for stakes
 * (the round's most, then the gap), then mustExist and mustNotExist in their order, then budgets, then
 * unstaked, then limit (the cap), then insufficient. The postings are applied in sequence, so a stake must
 * be available before the win of the same entry.
 *
 * `balances` are those of the entry's `userId` after this post's commit; none when it has no
 * `userId`.
 */
export type PostOutcome =
  | {
      readonly outcome: 'applied';
      readonly balances: readonly PlayerBalance[];
      /** How many rows each of the entry's `rows` changed. */
      readonly changes: readonly number[];
      /** The counters of the entry's budgets after it, by key. */
      readonly counters: ReadonlyMap<string, bigint>;
    }
  | { readonly outcome: 'replayed'; readonly balances: readonly PlayerBalance[] }
  | { readonly outcome: 'conflict' }
  /** What restricts the player is not of the entry's version any more. */
  | { readonly outcome: 'stale' }
  /** The stake would exceed the round's most. */
  | { readonly outcome: 'overRound' }
  /** The stake of another round comes too soon; the milliseconds that are left, at most the gap. */
  | { readonly outcome: 'tooSoon'; readonly waitMs: number }
  | { readonly outcome: 'blocked'; readonly by: string }
  /** The first budget that would be exceeded, and its counter before it, in its minor units. */
  | { readonly outcome: 'overBudget'; readonly by: string; readonly usedMinor: bigint }
  /** It must be staked, and would take money that was deposited and not staked. */
  | { readonly outcome: 'unstaked' }
  /** Available and frozen money together would exceed the cap. */
  | { readonly outcome: 'limit' }
  | { readonly outcome: 'insufficient' };

/** The part of a pino logger that the ledger uses. */
export type LedgerLogger = {
  error(details: object, message: string): void;
};

export {
  LedgerOutcomeUnknownError,
  LedgerOverloadedError,
  LedgerUnavailableError,
} from '../core/ledger-errors.ts';
