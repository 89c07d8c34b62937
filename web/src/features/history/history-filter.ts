import type { Currency, HistoryRow } from '@/lib/api/contract-types.ts';
import { readRecordSearch, writeRecordSearch } from '@/lib/records/record-search.ts';
import type { DayRange } from '@/lib/time/date-time.ts';

export type HistoryKind = HistoryRow['kind'];
export type HistoryType = NonNullable<HistoryRow['type']>;
export type HistoryStatus = HistoryRow['status'];

export const historyKinds = [
  'game',
  'transaction',
  'adjustment',
  'browse',
] as const satisfies HistoryKind[];

/** The types of the rows of a kind; a single type is no filter. */
export const typesOf = {
  game: [],
  transaction: ['deposit', 'withdraw'],
  adjustment: ['adjustment', 'reward'],
  browse: [],
} as const satisfies Record<HistoryKind, readonly HistoryType[]>;

/** The statuses of the rows of a kind; a single status is no filter. */
export const statusesOf = {
  game: [],
  transaction: ['pending', 'completed', 'failed', 'cancelled'],
  adjustment: [],
  browse: [],
} as const satisfies Record<HistoryKind, readonly HistoryStatus[]>;

export type HistoryFilter = {
  readonly kind: HistoryKind;
  /** From 1. */
  readonly page: number;
  readonly currency: Currency | null;
  readonly type: HistoryType | null;
  readonly status: HistoryStatus | null;
  readonly days: DayRange;
};

function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | null {
  return values.find((value) => value === text) ?? null;
}

/** Reads the filter from the address; values that the kind does not have are ignored. */
export function readFilter(params: URLSearchParams): HistoryFilter {
  const kind = oneOf(historyKinds, params.get('kind')) ?? 'game';
  const { currency, ...search } = readRecordSearch(params);
  return {
    kind,
    ...search,
    // A visit has no wallet.
    currency: kind === 'browse' ? null : currency,
    type: oneOf<HistoryType>(typesOf[kind], params.get('type')),
    status: oneOf<HistoryStatus>(statusesOf[kind], params.get('status')),
  };
}

/** The filter as an address, without default values. */
export function writeFilter({ kind, type, status, ...search }: HistoryFilter) {
  const params = new URLSearchParams();
  if (kind !== 'game') params.set('kind', kind);
  writeRecordSearch(params, search);
  if (type !== null) params.set('type', type);
  if (status !== null) params.set('status', status);
  return params;
}

/** The first page of all rows of the kind. */
export function unfiltered({ kind }: HistoryFilter): HistoryFilter {
  return { ...readFilter(new URLSearchParams()), kind };
}
