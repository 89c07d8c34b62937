import { type Currency, isCurrency } from '@fairhall/api/contract/money';
import type { RefusalName } from '@fairhall/kit/errors';
import { refusalOf } from '../rounds/repository.ts';
import type { Store } from '../rounds/store.ts';
import { orderIn, type SlipOrder } from './slip-content.ts';

export type SlipState = 'pending' | 'standing' | 'paying' | 'settled' | 'returning' | 'cancelled';

/** A slip as the books keep it; times are Unix milliseconds. */
export type SlipRecord = {
  readonly slipId: string;
  readonly uid: string;
  readonly gameId: string;
  readonly walletType: Currency;
  readonly requestId: string;
  readonly transactionId: string;
  readonly stakeMinor: bigint;
  /** Once it is decided. */
  readonly winMinor: bigint | null;
  readonly order: SlipOrder;
  readonly content: string;
  readonly digest: string;
  readonly state: SlipState;
  /** Why it is taken back. */
  readonly refusal: RefusalName | null;
  /** The launch token of a pending slip; forgotten when its stake is known. */
  readonly token: string | null;
  /** When its first event starts: a stake that is not confirmed by then goes back. */
  readonly confirmBy: number;
  readonly attempts: number;
  /** When a bet went out that the wallet may have got without our hearing of it. */
  readonly sentAt: number | null;
  readonly dueAt: number | null;
  readonly createdAt: number;
  readonly closedAt: number | null;
};

export type NewSlip = Pick<
  SlipRecord,
  | 'slipId'
  | 'uid'
  | 'gameId'
  | 'walletType'
  | 'requestId'
  | 'transactionId'
  | 'stakeMinor'
  | 'content'
  | 'digest'
  | 'confirmBy'
  | 'createdAt'
> & { readonly token: string; readonly dueAt: number; readonly eventIds: readonly string[] };

/** Integers come as bigint, so that no amount passes through a float. */
type SlipRow = {
  slip_id: string;
  uid: string;
  game_id: string;
  wallet_type: string;
  request_id: string;
  transaction_id: string;
  stake_minor: bigint;
  win_minor: bigint | null;
  content: string;
  digest: string;
  status: SlipState;
  refusal: string | null;
  token: string | null;
  confirm_by: bigint;
  attempts: bigint;
  sent_at: bigint | null;
  due_at: bigint | null;
  created_at: bigint;
  closed_at: bigint | null;
};

const SELECT_SLIP = `
  SELECT slips.slip_id, uid, game_id, wallet_type, request_id, transaction_id, stake_minor,
         win_minor, content, digest, status, refusal, token, confirm_by, attempts, sent_at, due_at,
         created_at, closed_at
  FROM slips`;

/** Slips whose stake counts: what is standing never goes back. */
const SOLD = `('standing', 'paying', 'settled')`;

export type SlipRepository = ReturnType<typeof createSlipRepository>;

export function createSlipRepository(store: Store) {
  const select = <Params extends unknown[]>(tail: string) =>
    store.prepare<Params, SlipRow>(`${SELECT_SLIP} ${tail}`).safeIntegers(true);
  const change = <Params extends object>(set: string, where: string) => {
    const statement = store.prepare<Params>(
      `UPDATE slips SET ${set} WHERE slip_id = :slipId AND ${where}`,
    );
    return (params: Params): boolean => statement.run(params).changes === 1;
  };

  const insert = store.prepare<Omit<NewSlip, 'eventIds'>>(
    `INSERT INTO slips (slip_id, uid, game_id, wallet_type, request_id, transaction_id,
       stake_minor, content, digest, token, confirm_by, due_at, created_at)
     VALUES (:slipId, :uid, :gameId, :walletType, :requestId, :transactionId,
       :stakeMinor, :content, :digest, :token, :confirmBy, :dueAt, :createdAt)`,
  );
  const insertEvent = store.prepare<[string, string]>(
    'INSERT INTO slip_events (slip_id, event_id) VALUES (?, ?)',
  );
  const byId = select<[string]>('WHERE slip_id = ?');
  const byRequest = select<[string, string]>('WHERE uid = ? AND request_id = ?');
  const ofPlayer = select<[string, string, string, string, number]>(
    `WHERE uid = ? AND game_id = ? AND wallet_type = ? AND slip_id < ?
     ORDER BY slip_id DESC LIMIT ?`,
  );
  const ofPlayerFor = select<[string, string]>(
    `JOIN slip_events USING (slip_id) WHERE uid = ? AND event_id = ? AND status IN ${SOLD}`,
  );
  const due = select<[number, number]>(
    'WHERE closed_at IS NULL AND due_at <= ? ORDER BY due_at LIMIT ?',
  );
  const book = store
    .prepare<[string], string>(
      `SELECT digest FROM slips JOIN slip_events USING (slip_id)
       WHERE event_id = ? AND status IN ${SOLD} ORDER BY digest`,
    )
    .pluck();
  const soldFor = store
    .prepare<[string], number>('SELECT count(*) FROM slip_events WHERE event_id = ?')
    .pluck();
  const openOf = store
    .prepare<[string], number>('SELECT count(*) FROM slips WHERE uid = ? AND closed_at IS NULL')
    .pluck();
  const nextDue = store
    .prepare<[], number | null>('SELECT min(due_at) FROM slips WHERE closed_at IS NULL')
    .pluck();
  const makeAllDue = store.prepare<[number]>(
    `UPDATE slips SET due_at = ?
     WHERE closed_at IS NULL AND status IN ('pending', 'returning', 'paying')`,
  );
  const returnPending = store.prepare<{ eventId: string; now: number }>(
    `UPDATE slips SET status = 'returning', refusal = 'ROUND_CLOSED', token = NULL,
       attempts = 0, due_at = :now
     WHERE status = 'pending' AND slip_id IN
       (SELECT slip_id FROM slip_events WHERE event_id = :eventId)`,
  );
  const forget = store.prepare<[number, number]>(
    `DELETE FROM slips WHERE slip_id IN
       (SELECT slip_id FROM slips WHERE closed_at < ? ORDER BY closed_at LIMIT ?)`,
  );

  const one = (row: SlipRow | undefined): SlipRecord | null => (row ? toRecord(row) : null);

  return {
    /** To be called in a transaction that has seen all its events on sale. */
    insert: ({ eventIds, ...slip }: NewSlip): void => {
      insert.run(slip);
      for (const eventId of eventIds) insertEvent.run(slip.slipId, eventId);
    },
    byId: (slipId: string) => one(byId.get(slipId)),
    byRequest: ({ uid, requestId }: { uid: string; requestId: string }) =>
      one(byRequest.get(uid, requestId)),
    /** Newest first. */
    ofPlayer: (of: {
      uid: string;
      gameId: string;
      walletType: Currency;
      before: string;
      limit: number;
    }) => ofPlayer.all(of.uid, of.gameId, of.walletType, of.before, of.limit).map(toRecord),
    /** Sold to the player for one event. */
    ofPlayerFor: ({ uid, eventId }: { uid: string; eventId: string }) =>
      ofPlayerFor.all(uid, eventId).map(toRecord),
    /** Digests of all slips sold for an event, sorted. */
    book: (eventId: string): string[] => book.all(eventId),
    soldFor: (eventId: string): number => soldFor.get(eventId) ?? 0,
    openOf: (uid: string): number => openOf.get(uid) ?? 0,

    due: ({ now, limit }: { now: number; limit: number }) => due.all(now, limit).map(toRecord),
    nextDueAt: (): number | null => nextDue.get() ?? null,
    /** Those that wait for the wallet; what stands waits for its events. */
    makeAllDue: (now: number): void => {
      makeAllDue.run(now);
    },
    /** Takes a due slip for this process until `until`. @returns false where another has it */
    claim: change<{ slipId: string; seen: number | null; until: number }>(
      'due_at = :until',
      'closed_at IS NULL AND due_at = :seen',
    ),

    markSent: change<{ slipId: string; now: number }>('sent_at = :now', `status = 'pending'`),
    /** @returns false where the slip is not pending any more */
    confirm: change<{ slipId: string; now: number; dueAt: number }>(
      `status = 'standing', token = NULL, attempts = 0, due_at = :dueAt`,
      `status = 'pending' AND confirm_by > :now`,
    ),
    /** What may have reached the wallet has to be taken back there. */
    giveBack: change<{ slipId: string; refusal: RefusalName; now: number }>(
      `status = 'returning', refusal = :refusal, token = NULL, attempts = 0, due_at = :now`,
      `status = 'pending'`,
    ),
    /** Every pending slip of an event that starts. */
    returnPending: (of: { eventId: string; now: number }): void => {
      returnPending.run(of);
    },
    cancel: change<{ slipId: string; refusal: RefusalName; now: number }>(
      `status = 'cancelled', refusal = :refusal, token = NULL, due_at = NULL, closed_at = :now`,
      `status IN ('pending', 'returning')`,
    ),
    /** @returns false where another process has decided it */
    decide: change<{ slipId: string; winMinor: bigint; dueAt: number }>(
      `status = 'paying', win_minor = :winMinor, attempts = 0, due_at = :dueAt`,
      `status = 'standing'`,
    ),
    settle: change<{ slipId: string; now: number }>(
      `status = 'settled', due_at = NULL, closed_at = :now`,
      `status = 'paying'`,
    ),
    /** Looks again later: what it waits for has not come. */
    waitUntil: change<{ slipId: string; dueAt: number }>('due_at = :dueAt', 'closed_at IS NULL'),
    /** Tries again later: a call to the wallet did not end it. */
    postpone: change<{ slipId: string; dueAt: number; sentAt: number | null }>(
      'attempts = attempts + 1, due_at = :dueAt, sent_at = :sentAt',
      'closed_at IS NULL',
    ),
    forget: ({ closedBefore, limit }: { closedBefore: number; limit: number }): void => {
      forget.run(closedBefore, limit);
    },
  };
}

const numberOf = (value: bigint | null): number | null => (value === null ? null : Number(value));

function toRecord(row: SlipRow): SlipRecord {
  if (!isCurrency(row.wallet_type)) throw new Error(`unknown currency ${row.wallet_type}`);
  return {
    slipId: row.slip_id,
    uid: row.uid,
    gameId: row.game_id,
    walletType: row.wallet_type,
    requestId: row.request_id,
    transactionId: row.transaction_id,
    stakeMinor: row.stake_minor,
    winMinor: row.win_minor,
    order: orderIn(row.content),
    content: row.content,
    digest: row.digest,
    state: row.status,
    refusal: refusalOf(row.refusal),
    token: row.token,
    confirmBy: Number(row.confirm_by),
    attempts: Number(row.attempts),
    sentAt: numberOf(row.sent_at),
    dueAt: numberOf(row.due_at),
    createdAt: Number(row.created_at),
    closedAt: numberOf(row.closed_at),
  };
}
