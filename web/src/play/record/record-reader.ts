import type { RecordQuery, RecordReply } from '@fairhall/game-server/contract/record';

/** Why there is no record to compare with. */
export type NoRecord =
  /** The browser stores none for this page. */
  | 'unavailable'
  /** A game in a tab of its own has no host page that could store one. */
  | 'ownTab'
  /** A visitor without a login. */
  | 'guest';

type Parts = { readonly [K in Exclude<RecordReply['kind'], 'unavailable'>]: K };
type PartKind = keyof Parts;
type Query<K extends PartKind> = Omit<Extract<RecordQuery, { kind: K }>, 'kind'>;
type Part<K extends PartKind> = Extract<RecordReply, { kind: K }>;

export type RoundPart = Part<'round'>;
export type SeedPart = Part<'seed'>;
export type EventPart = Part<'event'>;

/** Reads the player's record, or returns why there is none. Never throws. */
export type RecordReader = {
  readonly loadRound: (query: Query<'round'>) => Promise<RoundPart | NoRecord>;
  readonly loadSeed: (query: Query<'seed'>) => Promise<SeedPart | NoRecord>;
  readonly loadCommitments: () => Promise<Part<'seals'> | NoRecord>;
  readonly loadEvent: (query: Query<'event'>) => Promise<EventPart | NoRecord>;
};

/** A reader of the replies of `read`; a reply to another query counts as none. */
export function recordReader(
  read: (query: RecordQuery) => Promise<RecordReply | NoRecord>,
): RecordReader {
  const loadPart = async <K extends PartKind>(kind: K, query: RecordQuery) => {
    const reply = await read(query);
    if (typeof reply === 'string') return reply;
    return isPart(reply, kind) ? reply : 'unavailable';
  };
  return {
    loadRound: (query) => loadPart('round', { kind: 'round', ...query }),
    loadSeed: (query) => loadPart('seed', { kind: 'seed', ...query }),
    loadCommitments: () => loadPart('seals', { kind: 'seals' }),
    loadEvent: (query) => loadPart('event', { kind: 'event', ...query }),
  };
}

function isPart<K extends PartKind>(reply: RecordReply, kind: K): reply is Part<K> {
  return reply.kind === kind;
}

/** The reader of a visitor without a record. */
export const withoutRecord = (reason: NoRecord): RecordReader => recordReader(async () => reason);
