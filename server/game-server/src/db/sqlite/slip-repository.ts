import type { RefusalName } from '@fairhall/kit/errors';
import { parseOrder } from '../../fixtures/slip-content.ts';
import type { NewSlip, SlipRecord, SlipRepository } from '../../fixtures/slip-repository.ts';
import type { Store } from './store.ts';

/** Integers come as bigint, so that no amount passes through a float. */
type SlipRow = Omit<SlipRecord, 'order' | 'createdAt' | 'closedAt'> & {
  readonly createdAt: bigint;
  readonly closedAt: bigint | null;
};

const SELECT_SLIP = `
  SELECT slips.slip_id AS slipId, uid, game_id AS gameId, wallet_type AS walletType,
         request_id AS requestId, transaction_id AS transactionId, stake_minor AS stakeMinor,
         win_minor AS winMinor, content, digest, status AS state, refusal, created_at AS createdAt,
         closed_at AS closedAt
  FROM slips`;

/** Slips with a confirmed stake: a standing slip is never cancelled. */
const SOLD = `('standing', 'paying', 'settled')`;

export function createSlipRepository(store: Store): SlipRepository {
  const select = <Params extends unknown[]>(tail: string) =>
    store.prepare<Params, SlipRow>(`${SELECT_SLIP} ${tail}`).safeIntegers(true);
  const change = <Params extends object>(set: string, where: string) => {
    const statement = store.prepare<Params>(
      `UPDATE slips SET ${set} WHERE slip_id = :slipId AND ${where}`,
    );
    return async (params: Params) => statement.run(params).changes === 1;
  };
  const insert = store.prepare<Omit<NewSlip, 'eventIds'>>(
    `INSERT INTO slips (slip_id, uid, game_id, wallet_type, request_id, transaction_id,
       stake_minor, content, digest, created_at)
     VALUES (:slipId, :uid, :gameId, :walletType, :requestId, :transactionId,
       :stakeMinor, :content, :digest, :createdAt)`,
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
  const due = store.prepare<[number, number], { uid: string; roundId: string }>(
    'SELECT uid, slip_id AS roundId FROM slips WHERE due_at <= ? ORDER BY due_at LIMIT ?',
  );
  const nextDue = store
    .prepare<[], number | null>('SELECT min(due_at) FROM slips WHERE due_at IS NOT NULL')
    .pluck();
  const deleteClosed = store.prepare<[number, number]>(
    `DELETE FROM slips WHERE slip_id IN
       (SELECT slip_id FROM slips WHERE closed_at < ? ORDER BY closed_at LIMIT ?)`,
  );

  const one = (row: SlipRow | undefined): SlipRecord | null => (row ? toRecord(row) : null);

  return {
    async insert({ eventIds, ...slip }) {
      insert.run(slip);
      for (const eventId of eventIds) insertEvent.run(slip.slipId, eventId);
    },
    byId: async (slipId) => one(byId.get(slipId)),
    byRequest: async ({ uid, requestId }) => one(byRequest.get(uid, requestId)),
    ofPlayer: async ({ uid, gameId, walletType, before, limit }) =>
      ofPlayer.all(uid, gameId, walletType, before, limit).map(toRecord),
    ofPlayerFor: async ({ uid, eventId }) => ofPlayerFor.all(uid, eventId).map(toRecord),
    book: async (eventId) => book.all(eventId),
    soldFor: async (eventId) => soldFor.get(eventId) ?? 0,
    openOf: async (uid) => openOf.get(uid) ?? 0,
    due: async ({ now, limit }) => due.all(now, limit),
    nextDueAt: async () => nextDue.get() ?? null,

    confirm: change<{ slipId: string; dueAt: number }>(
      `status = 'standing', due_at = :dueAt`,
      `status = 'pending'`,
    ),
    cancel: change<{ slipId: string; refusal: RefusalName; now: number }>(
      `status = 'cancelled', refusal = :refusal, closed_at = :now`,
      `status = 'pending'`,
    ),
    waitUntil: change<{ slipId: string; dueAt: number }>('due_at = :dueAt', `status = 'standing'`),
    decide: change<{ slipId: string; winMinor: bigint }>(
      `status = 'paying', win_minor = :winMinor, due_at = NULL`,
      `status = 'standing'`,
    ),
    settle: change<{ slipId: string; now: number }>(
      `status = 'settled', closed_at = :now`,
      `status = 'paying'`,
    ),
    deleteClosed: async ({ closedBefore, limit }) => void deleteClosed.run(closedBefore, limit),
  };
}

function toRecord(row: SlipRow): SlipRecord {
  return {
    ...row,
    order: parseOrder(row.content),
    createdAt: Number(row.createdAt),
    closedAt: row.closedAt === null ? null : Number(row.closedAt),
  };
}
