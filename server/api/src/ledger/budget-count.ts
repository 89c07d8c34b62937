import { currencies } from '../contract/money.ts';
import { convertMinor, minorWeight } from '../contract/reference-rates.ts';
import { ledgerKeyParts } from './ledger-key.ts';
import type { Budget, BudgetInit, CountedType, Entry, Posting } from './port.ts';

const BUDGETS_MAX = 24;
const KEY_LENGTH_MAX = 512;
/** Above each amount of a posting in any currency; a counter of 64 bits holds several of them. */
const BUDGET_MINOR_MAX = 2n ** 60n;
/** Two such rates, each for a hundred minor units, multiply to less than 2^62. */
const RATE_MICRO_MAX = 2 ** 24;

/** A posting of a player's available money, as far as it counts. */
type Counted = Pick<Posting, 'currency' | 'amountMinor'> & { readonly type: CountedType };

/**
 * What a posting adds to a counter, in minor units of its currency: a stake, a freeze and a deposit their
 * amount; a win and a rollback take theirs off. A rollback takes off exactly what its stake added.
 */
export function countedMinor({ type, currency, amountMinor }: Counted, init: BudgetInit): bigint {
  const isCredit = amountMinor > 0n;
  const converted = convertMinor({
    amountMinor: isCredit ? amountMinor : -amountMinor,
    from: currency,
    to: init.currency,
    rounding: type === 'win' ? 'down' : 'up',
    ratesMicro: init.ratesMicro,
  });
  return isCredit === (type === 'deposit') ? converted : -converted;
}

const PAYMENTS: readonly CountedType[] = ['deposit', 'freeze'];

/** Whether a counter counts payments, which are found by their entries; postings of play have an index. */
export function countsPayments({ types }: Pick<BudgetInit, 'types'>): boolean {
  return types.some((type) => PAYMENTS.includes(type));
}

/**
 * The entry's postings that a counter counts, in their order. A rollback counts in the windows of its stake
 * alone: in a later one it would make room that no stake had taken.
 */
function countedPostings({ userId, postings, stakedAt }: Entry, init: BudgetInit): Counted[] {
  const isOfEarlierStake = stakedAt !== undefined && stakedAt < init.from;
  return postings.flatMap(({ account, currency, amountMinor, type }) => {
    const isOwn =
      account.of === 'player' && account.bucket === 'available' && account.userId === userId;
    const counted = init.types.find((one) => one === type);
    if (!isOwn || counted === undefined) return [];
    return counted === 'rollback' && isOfEarlierStake
      ? []
      : [{ currency, amountMinor, type: counted }];
  });
}

/**
 * As SQL, of a posting of play: whether it is the rollback of a stake before the window, which does not
 * count in it.
 * @param from the window's start, an expression
 */
export function isEarlierRollback(from: string): string {
  return `"type" = 'rollback' AND EXISTS (SELECT 1 FROM "LedgerEntry" AS "rollback"
    WHERE "rollback"."id" = "LedgerPosting"."entryId" AND "rollback"."undoneAt" < ${from})`;
}

/**
 * The budgets by which a counter checks the entry's stakes and counts its other postings, in their
 * order: a win counts after the stake was checked.
 * @param counter.maxMinor `null` only counts
 */
export function budgetsOf(
  entry: Entry,
  { key, maxMinor, init }: Omit<Budget, 'deltaMinor'>,
): Budget[] {
  return countedPostings(entry, init).map((posting) => {
    const deltaMinor = countedMinor(posting, init);
    return { key, deltaMinor, maxMinor: deltaMinor > 0n ? maxMinor : null, init };
  });
}

/** What defines a counter, as its row stores it: a row of another definition is filled anew. */
export type StoredInit = {
  readonly types: string;
  readonly from: Date;
  readonly until: Date;
  readonly currency: string;
  readonly weights: string;
};

export function storedInit({ types, from, until, currency, ratesMicro }: BudgetInit): StoredInit {
  const weights = currencies.map((unit) => [unit, Number(minorWeight(unit, ratesMicro))]);
  return {
    types: JSON.stringify([...types].sort()),
    from,
    until,
    currency,
    weights: JSON.stringify(Object.fromEntries(weights)),
  };
}

/** @throws RangeError naming the rule of form that the entry's budgets break */
export function assertBudgets(entry: Entry, budgets: readonly Budget[]): void {
  const { key, userId, occurredAt } = entry;
  if (budgets.length > BUDGETS_MAX) throw new RangeError(`${key}: over ${BUDGETS_MAX} budgets`);
  const sums = new Map<string, { init: BudgetInit; sumMinor: bigint }>();
  for (const budget of budgets) {
    const { key: name, deltaMinor, init } = budget;
    assertAmounts(key, budget);
    if (name.length > KEY_LENGTH_MAX)
      throw new RangeError(`${key}: the key of a budget is too long`);
    if (userId === null || ledgerKeyParts(name)[1] !== userId) {
      throw new RangeError(`${key}: the budget ${name} is not of the entry's player`);
    }
    const sum = sums.get(name) ?? { init, sumMinor: 0n };
    if (sum.init !== init) throw new RangeError(`${key}: two inits of the budget ${name}`);
    sums.set(name, { init, sumMinor: sum.sumMinor + deltaMinor });
  }
  for (const [name, { init, sumMinor }] of sums) {
    assertInit(`${key}: the budget ${name}`, { init, occurredAt });
    const counted = countedPostings(entry, init).map((posting) => countedMinor(posting, init));
    const expected = counted.reduce((sum, amount) => sum + amount, 0n);
    if (sumMinor !== expected) {
      throw new RangeError(`${key}: ${name} adds ${sumMinor}, its postings count ${expected}`);
    }
  }
}

function assertAmounts(key: string, { key: name, deltaMinor, maxMinor }: Budget): void {
  for (const amount of [deltaMinor, maxMinor ?? 0n]) {
    if (amount > BUDGET_MINOR_MAX || amount < -BUDGET_MINOR_MAX) {
      throw new RangeError(`${key}: an amount of ${name} beyond ${BUDGET_MINOR_MAX}`);
    }
  }
}

function assertInit(what: string, { init, occurredAt }: { init: BudgetInit; occurredAt: Date }) {
  const at = occurredAt.getTime();
  if (!(init.from.getTime() <= at && at < init.until.getTime())) {
    throw new RangeError(`${what} has a window without the entry`);
  }
  if (countsPayments(init) && !init.types.every((type) => PAYMENTS.includes(type))) {
    throw new RangeError(`${what} counts play and payments`);
  }
  for (const currency of currencies) {
    const rate = init.ratesMicro[currency];
    if (!Number.isInteger(rate) || rate < 1 || rate > RATE_MICRO_MAX) {
      throw new RangeError(`${what} has a rate that is not 1 to ${RATE_MICRO_MAX}: ${currency}`);
    }
  }
}
