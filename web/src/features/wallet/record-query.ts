import { depositStatuses } from '@/lib/payments/deposit-status.ts';
import {
  type RecordSearch,
  readRecordSearch,
  writeRecordSearch,
} from '@/lib/records/record-search.ts';

export const recordKinds = ['deposits', 'withdrawals'] as const;
export type RecordKind = (typeof recordKinds)[number];

/** The search of the records; part of the address, so that it survives a reload. */
export type RecordQuery = RecordSearch & {
  readonly kind: RecordKind;
  /** A status number of the specification. */
  readonly status: number | null;
};

/** The status numbers of each kind in the specification; a withdrawal has no 3. */
export const statusNumbers = { deposits: depositStatuses, withdrawals: [0, 1, 5, 2, 4] } as const;

/** All records of a kind, from the newest on. */
export function firstPage(kind: RecordKind): RecordQuery {
  return { kind, page: 1, currency: null, status: null, days: { from: '', to: '' } };
}

/** Reads the address; a status that the kind does not have is ignored. */
export function readQuery(params: URLSearchParams): RecordQuery {
  const kind = recordKinds.find((known) => known === params.get('records')) ?? 'deposits';
  const numbers: readonly number[] = statusNumbers[kind];
  const status = numbers.find((number) => String(number) === params.get('status'));
  return { kind, status: status ?? null, ...readRecordSearch(params) };
}

/** Writes the address without default values. */
export function writeQuery({ kind, status, ...search }: RecordQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (kind !== 'deposits') params.set('records', kind);
  writeRecordSearch(params, search);
  if (status !== null) params.set('status', String(status));
  return params;
}
