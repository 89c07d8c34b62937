import { type RecordSearch, readRecordSearch, writeRecordSearch } from '@/lib/record-search.ts';

export const recordKinds = ['deposits', 'withdrawals'] as const;
export type RecordKind = (typeof recordKinds)[number];

/** What the records show; lives in the address, so that it can be reloaded and come back to. */
export type RecordQuery = RecordSearch & {
  readonly kind: RecordKind;
  /** A status number of the specification. */
  readonly status: number | null;
};

/** The numbers that the specification gives each kind; 3 is none of a withdrawal's. */
export const statusNumbers = { deposits: [1, 2, 3, 4], withdrawals: [0, 1, 5, 2, 4] } as const;

/** Everything of a kind, from its newest on. */
export function firstPage(kind: RecordKind): RecordQuery {
  return { kind, page: 1, currency: null, status: null, days: { from: '', to: '' } };
}

/** Reads the address; a status that the kind does not have is no filter. */
export function readQuery(params: URLSearchParams): RecordQuery {
  const kind = recordKinds.find((known) => known === params.get('records')) ?? 'deposits';
  const numbers: readonly number[] = statusNumbers[kind];
  const status = numbers.find((number) => String(number) === params.get('status'));
  return { kind, status: status ?? null, ...readRecordSearch(params) };
}

/** Writes the address without what is at its default. */
export function writeQuery({ kind, status, ...search }: RecordQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (kind !== 'deposits') params.set('records', kind);
  writeRecordSearch(params, search);
  if (status !== null) params.set('status', String(status));
  return params;
}
