import type { Currency, HistoryRow } from '@/lib/contract-types.ts';
import type { DayRange } from '@/lib/date-time.ts';
import { isCurrency } from '@/lib/money.ts';

export type HistoryKind = HistoryRow['kind'];
export type HistoryType = NonNullable<HistoryRow['type']>;
export type HistoryStatus = HistoryRow['status'];

export const historyKinds = ['game', 'transaction', 'browse'] as const satisfies HistoryKind[];

/** The types that rows of a kind can have; a visit has none. */
export const typesOf = {
  game: ['bet', 'win'],
  transaction: ['deposit', 'withdraw'],
  browse: [],
} as const satisfies Record<HistoryKind, readonly HistoryType[]>;

/** The statuses that rows of a kind can have; where there is one alone it is no filter. */
export const statusesOf = {
  game: [],
  transaction: ['pending', 'completed', 'failed', 'cancelled'],
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

/** Further pages the API does not give. */
const PAGE_MAX = 10_000;

function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | null {
  return values.find((value) => value === text) ?? null;
}

function readDay(text: string | null): string {
  return text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '';
}

/** Reads the filter from the address; whatever does not fit the kind is left out. */
export function readFilter(params: URLSearchParams): HistoryFilter {
  const kind = oneOf(historyKinds, params.get('kind')) ?? 'game';
  const page = Number(params.get('page'));
  const currency = params.get('wallet') ?? '';
  return {
    kind,
    page: Number.isInteger(page) && page >= 1 && page <= PAGE_MAX ? page : 1,
    // A visit has no wallet.
    currency: kind !== 'browse' && isCurrency(currency) ? currency : null,
    type: oneOf<HistoryType>(typesOf[kind], params.get('type')),
    status: oneOf<HistoryStatus>(statusesOf[kind], params.get('status')),
    days: { from: readDay(params.get('from')), to: readDay(params.get('to')) },
  };
}

/** The filter as an address, without what is at its default. */
export function writeFilter({ kind, page, currency, type, status, days }: HistoryFilter) {
  const params = new URLSearchParams();
  if (kind !== 'game') params.set('kind', kind);
  if (page > 1) params.set('page', String(page));
  if (currency !== null) params.set('wallet', currency);
  if (type !== null) params.set('type', type);
  if (status !== null) params.set('status', status);
  if (days.from !== '') params.set('from', days.from);
  if (days.to !== '') params.set('to', days.to);
  return params;
}

export function isFiltered({ currency, type, status, days }: HistoryFilter): boolean {
  const parts = [currency, type, status];
  return parts.some((part) => part !== null) || days.from !== '' || days.to !== '';
}
