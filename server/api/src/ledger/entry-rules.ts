import { isCurrency } from '../contract/money.ts';
import { assertBudgets } from './budget-count.ts';
import type { Entry } from './port.ts';
import type { RowWrite } from './rows.ts';
import { stakeOf } from './stake.ts';

/** Twice the longest id, whose characters may all be escaped, and the other parts of a key. */
const TEXT_LENGTH_MAX = 512;
const POSTINGS_MAX = 64;
const TAGS_MAX = 64;
const ROWS_MAX = 16;
/** Far above the cap of an account; the sum of 64 such amounts fits into 64 bits. */
const AMOUNT_MINOR_MAX = 2n ** 53n - 1n;

/**
 * Asserts the rules that do not depend on the ledger's state; a violation is a programming error and
 * not a business outcome.
 * @throws RangeError naming the rule, before anything is queued
 */
export function assertWellFormed(entry: Entry): void {
  assertText(entry.key, 'key');
  if (Number.isNaN(entry.occurredAt.getTime())) throw new RangeError('occurredAt is not a date');
  assertPostings(entry);
  for (const tags of [entry.tags, entry.mustExist, entry.mustNotExist]) {
    if (!tags) continue;
    if (tags.length > TAGS_MAX) throw new RangeError(`more than ${TAGS_MAX} tags in one list`);
    for (const tag of tags) assertText(tag, 'tag');
  }
  if (entry.budgets) assertBudgets(entry, entry.budgets);
  stakeOf(entry);
  assertRows(entry.rows ?? []);
}

/** @throws RangeError for too many rows; `rows.ts` has checked their tables */
export function assertRows(rows: readonly RowWrite[]): void {
  if (rows.length > ROWS_MAX) throw new RangeError(`more than ${ROWS_MAX} rows in one write`);
}

function assertPostings({ key, postings }: Entry): void {
  if (postings.length > POSTINGS_MAX) throw new RangeError(`${key}: over ${POSTINGS_MAX} postings`);
  const sums = new Map<string, bigint>();
  for (const { account, currency, amountMinor } of postings) {
    if (!isCurrency(currency)) throw new RangeError(`${key}: unknown currency ${currency}`);
    if (amountMinor === 0n) throw new RangeError(`${key}: a posting of zero`);
    if (amountMinor > AMOUNT_MINOR_MAX || amountMinor < -AMOUNT_MINOR_MAX) {
      throw new RangeError(`${key}: an amount beyond ${AMOUNT_MINOR_MAX}`);
    }
    if (account.of === 'player') assertUserId(account.userId);
    sums.set(currency, (sums.get(currency) ?? 0n) + amountMinor);
  }
  for (const [currency, sum] of sums) {
    if (sum !== 0n) throw new RangeError(`${key}: the ${currency} postings sum to ${sum}, not 0`);
  }
}

/** The slash separates the parts of an account's name. */
function assertUserId(userId: string): void {
  assertText(userId, 'userId');
  if (userId.includes('/')) throw new RangeError('a userId with a slash');
}

function assertText(text: string, what: string): void {
  if (text.length === 0 || text.length > TEXT_LENGTH_MAX) {
    throw new RangeError(`${what} must have 1 to ${TEXT_LENGTH_MAX} characters`);
  }
}
