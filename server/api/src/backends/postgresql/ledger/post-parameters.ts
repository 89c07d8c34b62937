import type { Currency } from '../../../contract/money.ts';
import { sha256 } from '../../../core/digest.ts';
import { accountName } from '../../../ledger/account-name.ts';
import { storedInit } from '../../../ledger/budget-count.ts';
import type { Entry, WriteOptions } from '../../../ledger/port.ts';
import type { RowShape, RowValue, RowWrite } from '../../../ledger/rows.ts';
import { stakeOf } from '../../../ledger/stake.ts';
import { unstakedChange } from '../../../ledger/unstaked.ts';

/** An entry to check and apply, or side rows to write. */
export type Item =
  | { readonly entry: Entry; readonly rows?: never; readonly options?: never }
  | {
      readonly rows: readonly RowWrite[];
      readonly options?: WriteOptions | undefined;
      readonly entry?: never;
    };

/** The parameters of `ledger_post` after the locks, in its order: arrays; stakes, budgets and side rows as JSON. */
export function postParameters(items: readonly Item[]): unknown[] {
  const entries = items.map(({ entry }) => entry);
  const holdings = entries.flatMap((entry, index) =>
    entry ? holdingsOf(entry).map((holding) => ({ item: index + 1, ...holding })) : [],
  );
  const postings = entries.flatMap((entry, index) =>
    (entry?.postings ?? []).map((posting, position) => ({ item: index + 1, position, ...posting })),
  );
  const versions = items.flatMap(checkedVersion);
  const tagsIn = (field: 'tags' | 'mustExist' | 'mustNotExist') => {
    const all = entries.flatMap((entry, index) =>
      (entry?.[field] ?? []).map((tag) => ({ item: index + 1, tag })),
    );
    return [all.map(({ item }) => item), all.map(({ tag }) => tag)];
  };
  return [
    entries.map((entry) => entry?.key ?? null),
    entries.map((entry) => entry?.kind ?? null),
    entries.map((entry) => entry && sha256(entry.request)),
    entries.map((entry) => entry?.userId ?? null),
    entries.map((entry) => entry?.gameId ?? null),
    entries.map((entry) => entry?.roundId ?? null),
    // The zone is ignored by the column, so the text is in UTC.
    entries.map((entry) => entry?.occurredAt.toISOString() ?? null),
    holdings.map(({ item }) => item),
    holdings.map(({ userId }) => userId),
    holdings.map(({ currency }) => currency),
    ...(['available', 'frozen'] as const).flatMap((bucket) =>
      (['net', 'low'] as const).map((sum) => holdings.map((holding) => holding[bucket][sum])),
    ),
    holdings.map(({ highMinor }) => highMinor),
    holdings.map(({ depositedMinor }) => depositedMinor),
    holdings.map(({ takenMinor }) => takenMinor),
    postings.map(({ item }) => item),
    postings.map(({ position }) => position),
    postings.map(({ account }) => accountName(account)),
    postings.map(({ currency }) => currency),
    postings.map(({ amountMinor }) => amountMinor),
    postings.map(({ type }) => type),
    ...tagsIn('tags'),
    ...tagsIn('mustExist'),
    ...tagsIn('mustNotExist'),
    entries.flatMap((entry, index) => (entry?.mustBeStaked ? index + 1 : [])),
    entries.flatMap((entry, index) => (entry?.undoes === undefined ? [] : index + 1)),
    entries.flatMap((entry) => entry?.undoes ?? []),
    versions.map(({ item }) => item),
    versions.map(({ userId }) => userId),
    versions.map(({ version }) => version),
    JSON.stringify(entries.flatMap(ruledStakes)),
    JSON.stringify(entries.flatMap(budgetsOf)),
    JSON.stringify(items.flatMap(sideRows)),
  ];
}

/** The version of what restricts the player, by which an item was checked. */
function checkedVersion({ entry, options }: Item, index: number) {
  const { userId = null, restrictionsVersion: version } = entry ?? options ?? {};
  return userId === null || version === undefined ? [] : [{ item: index + 1, userId, version }];
}

/** Running sums of an entry's postings to one account, from zero. */
type RunningSum = { net: bigint; low: bigint };

type HoldingChange = {
  readonly userId: string;
  readonly currency: Currency;
  readonly available: RunningSum;
  readonly frozen: RunningSum;
  /** Of both accounts together. */
  highMinor: bigint;
  depositedMinor: bigint;
  takenMinor: bigint;
};

/**
 * What an entry does to each balance that it touches. The postings are applied in their order, so a
 * stake must be available before the win of the same entry: hence the lowest and the highest sum.
 */
function holdingsOf({ postings }: Entry): HoldingChange[] {
  const changes = new Map<string, HoldingChange>();
  for (const posting of postings) {
    const { account, currency, amountMinor } = posting;
    if (account.of !== 'player') continue;
    const { userId, bucket } = account;
    const key = `${currency} ${userId}`;
    const change = changes.get(key) ?? unchanged({ userId, currency });
    changes.set(key, change);
    const sum = change[bucket];
    sum.net += amountMinor;
    if (sum.net < sum.low) sum.low = sum.net;
    const heldMinor = change.available.net + change.frozen.net;
    if (heldMinor > change.highMinor) change.highMinor = heldMinor;
    const { depositedMinor, takenMinor } = unstakedChange(posting);
    change.depositedMinor += depositedMinor;
    change.takenMinor += takenMinor;
  }
  return [...changes.values()];
}

const unchanged = (wallet: Pick<HoldingChange, 'userId' | 'currency'>): HoldingChange => ({
  ...wallet,
  available: { net: 0n, low: 0n },
  frozen: { net: 0n, low: 0n },
  highMinor: 0n,
  depositedMinor: 0n,
  takenMinor: 0n,
});

/** With amounts as text, because JSON numbers are not exact. */
function ruledStakes(entry: Entry | undefined, index: number): object[] {
  const stake = entry && stakeOf(entry);
  if (!stake) return [];
  const { account, currency, amountMinor, rule } = stake;
  const { gapMs: gap, roundMaxMinor } = rule;
  const max = roundMaxMinor === null ? null : `${roundMaxMinor}`;
  return [{ item: index + 1, account, currency, amount: `${amountMinor}`, gap, max }];
}

/** As above. */
function budgetsOf(entry: Entry | undefined, index: number): object[] {
  const budgets = entry?.budgets ?? [];
  return budgets.map(({ key, deltaMinor, maxMinor, init }) => ({
    item: index + 1,
    key,
    delta: `${deltaMinor}`,
    max: maxMinor === null ? null : `${maxMinor}`,
    user: entry?.userId,
    ...storedInit(init),
    since: init.carriedSince,
  }));
}

function sideRows({ entry, rows = entry?.rows ?? [] }: Item, index: number): object[] {
  return rows.map(([shapeText, values]) => {
    const shape: RowShape = JSON.parse(shapeText);
    const item = index + 1;
    if ('insert' in shape) {
      const { insert: table, columns, ifAbsent } = shape;
      return { item, table, insert: record(columns, values), ifAbsent };
    }
    const { update: table, set, where } = shape;
    const conditions = record(where, values.slice(set.length));
    return { item, table, set: record(set, values), where: conditions };
  });
}

/** As JSON: dates in UTC, amounts as text, because JSON numbers are not exact. */
function record(columns: readonly string[], values: readonly RowValue[]): object {
  return Object.fromEntries(
    columns.map((column, index) => [column, jsonOf(values[index] ?? null)]),
  );
}

function jsonOf(value: RowValue): string | number | boolean | null {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'bigint' ? value.toString() : value;
}
