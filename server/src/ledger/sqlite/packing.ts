import type { Currency } from '../../contract/money.ts';
import type { Account, Entry, PlayerBalance, Posting, PostingType } from '../port.ts';
import type { RowWrite } from '../rows.ts';
import type { Work, WriterAnswer } from './wire.ts';

/*
 * How work and answers cross between the threads: as lists, whose places are fixed, and not as
 * objects, whose names a structured clone spells out and looks up again for each of them. That cost
 * the writer twice as much as the lists do, and more than any statement it runs.
 *
 * None of the lists is made by `map` or a spread: V8 may take such a list for one with gaps, which a
 * clone spells out place by place.
 */

type Facts = readonly string[] | null;
type PlayerAccount = Extract<Account, { of: 'player' }>;
type HouseAccount = Exclude<Account, PlayerAccount>;
type PostingFacts = [currency: Currency, amountMinor: bigint, type: PostingType];

/** Whose account it is, the bucket of a player's, and the rest. */
type PackedPosting =
  | readonly [userId: string, bucket: PlayerAccount['bucket'], ...PostingFacts]
  | readonly [of: HouseAccount['of'], bucket: null, ...PostingFacts];

type PackedEntry = readonly [
  key: string,
  kind: Entry['kind'],
  request: string,
  userId: string | null,
  gameId: string | null,
  roundId: string | null,
  occurredAtMs: number,
  postings: readonly PackedPosting[],
  marks: Facts,
  requires: Facts,
  forbids: Facts,
  rows: readonly RowWrite[] | null,
];

/** An entry, or rows alone. */
export type PackedWork = PackedEntry | { readonly rows: readonly RowWrite[] };

type PackedBalance = readonly [currency: Currency, availableMinor: bigint, frozenMinor: bigint];

/** What was written or applied, with balances where there are any; anything else is rare. */
export type PackedAnswer =
  | readonly ['applied', balances: readonly PackedBalance[], changes: readonly number[]]
  | readonly ['written', changes: readonly number[]]
  | Exclude<WriterAnswer, { outcome: 'applied' | 'written' }>;

export function packWork({ entry, rows }: Work): PackedWork {
  if (!entry) return { rows };
  const postings: PackedPosting[] = [];
  for (const { account, currency, amountMinor, type } of entry.postings) {
    if (account.of === 'player') {
      postings.push([account.userId, account.bucket, currency, amountMinor, type]);
    } else {
      postings.push([account.of, null, currency, amountMinor, type]);
    }
  }
  return [
    entry.key,
    entry.kind,
    entry.request,
    entry.userId,
    entry.gameId ?? null,
    entry.roundId ?? null,
    entry.occurredAt.getTime(),
    postings,
    entry.marks ?? null,
    entry.requires ?? null,
    entry.forbids ?? null,
    entry.rows ?? null,
  ];
}

export function unpackWork(packed: PackedWork): Work {
  if ('rows' in packed) return packed;
  const [
    key,
    kind,
    request,
    userId,
    gameId,
    roundId,
    occurredAtMs,
    postings,
    marks,
    requires,
    forbids,
    rows,
  ] = packed;
  const entry: Entry = {
    key,
    kind,
    request,
    userId,
    gameId: gameId ?? undefined,
    roundId: roundId ?? undefined,
    occurredAt: new Date(occurredAtMs),
    postings: postings.map(unpackPosting),
    marks: marks ?? [],
    requires: requires ?? [],
    forbids: forbids ?? [],
    rows: rows ?? [],
  };
  return { entry };
}

function unpackPosting(packed: PackedPosting): Posting {
  if (packed[1] === null) {
    const [of, , currency, amountMinor, type] = packed;
    return { account: { of }, currency, amountMinor, type };
  }
  const [userId, bucket, currency, amountMinor, type] = packed;
  return { account: { of: 'player', userId, bucket }, currency, amountMinor, type };
}

export function packAnswer(answer: WriterAnswer): PackedAnswer {
  if (answer.outcome === 'written') return ['written', answer.changes];
  if (answer.outcome !== 'applied') return answer;
  const balances: PackedBalance[] = [];
  for (const { currency, availableMinor, frozenMinor } of answer.balances) {
    balances.push([currency, availableMinor, frozenMinor]);
  }
  return ['applied', balances, answer.changes];
}

export function unpackAnswer(packed: PackedAnswer): WriterAnswer {
  if ('outcome' in packed) return packed;
  if (packed[0] === 'written') return { outcome: 'written', changes: packed[1] };
  const [outcome, balances, changes] = packed;
  return { outcome, balances: balances.map(unpackBalance), changes };
}

function unpackBalance([currency, availableMinor, frozenMinor]: PackedBalance): PlayerBalance {
  return { currency, availableMinor, frozenMinor };
}
