import type { RefusalName } from '@fairhall/kit/errors';
import { parseOrder } from '../../fixtures/slip-content.ts';
import type { NewSlip, SlipRecord, SlipRepository } from '../../fixtures/slip-repository.ts';
import type { DueClaim, DueRound } from '../../rounds/transaction-repository.ts';
import type { Params, Statements } from '../statements.ts';

type SlipRow = Omit<SlipRecord, 'order' | 'createdAt' | 'closedAt'> & {
  readonly createdAt: bigint;
  readonly closedAt: bigint | null;
};

const SELECT_SLIP = `
  SELECT slips.slip_id AS "slipId", uid, game_id AS "gameId", wallet_type AS "walletType",
         request_id AS "requestId", transaction_id AS "transactionId", stake_minor AS "stakeMinor",
         win_minor AS "winMinor", content, digest, status AS state, refusal, created_at AS "createdAt",
         closed_at AS "closedAt"
  FROM slips`;

/** Slips with a confirmed stake: a standing slip is never cancelled. */
const SOLD = `('standing', 'paying', 'settled')`;

export function createSlipRepository(statements: Statements): SlipRepository {
  const { prepare } = statements;
  const insert = prepare<Omit<NewSlip, 'eventIds'>>(
    `INSERT INTO slips (slip_id, uid, game_id, wallet_type, request_id, transaction_id,
       stake_minor, content, digest, created_at)
     VALUES (:slipId, :uid, :gameId, :walletType, :requestId, :transactionId,
       :stakeMinor, :content, :digest, :createdAt)`,
  );
  const insertEvent = prepare<{ slipId: string; eventId: string }>(
    'INSERT INTO slip_events (slip_id, event_id) VALUES (:slipId, :eventId)',
  );
  const deleteClosed = prepare<{ closedBefore: number; limit: number }>(
    `WITH closed AS MATERIALIZED (
       SELECT slip_id FROM slips WHERE closed_at < :closedBefore ORDER BY closed_at LIMIT :limit)
     DELETE FROM slips WHERE slip_id IN (SELECT slip_id FROM closed)`,
  );
  return {
    ...preparedReads(statements),
    ...preparedDue(statements),
    ...preparedChanges(statements),
    async insert({ eventIds, ...slip }) {
      await insert.run(slip);
      for (const eventId of eventIds) await insertEvent.run({ slipId: slip.slipId, eventId });
    },
    deleteClosed: async (of) => void (await deleteClosed.run(of)),
  };
}

type Reads =
  | 'findById'
  | 'findByRequest'
  | 'listOfPlayer'
  | 'listOfPlayerFor'
  | 'loadBook'
  | 'countSoldFor'
  | 'countOpen';

function preparedReads({ prepare, prepareExact }: Statements): Pick<SlipRepository, Reads> {
  const select = <P extends Params>(tail: string) =>
    prepareExact<P, SlipRow>(`${SELECT_SLIP} ${tail}`);
  const byId = select<{ slipId: string }>('WHERE slip_id = :slipId');
  const byRequest = select<{ uid: string; requestId: string }>(
    'WHERE uid = :uid AND request_id = :requestId',
  );
  const ofPlayer = select<{
    uid: string;
    gameId: string;
    walletType: string;
    before: string;
    limit: number;
  }>(
    `WHERE uid = :uid AND game_id = :gameId AND wallet_type = :walletType AND slip_id < :before
     ORDER BY slip_id DESC LIMIT :limit`,
  );
  const ofPlayerFor = select<{ uid: string; eventId: string }>(
    `JOIN slip_events USING (slip_id)
     WHERE uid = :uid AND event_id = :eventId AND status IN ${SOLD}`,
  );
  const book = prepare<{ eventId: string }, { digest: string }>(
    `SELECT digest FROM slips JOIN slip_events USING (slip_id)
     WHERE event_id = :eventId AND status IN ${SOLD} ORDER BY digest`,
  );
  const soldFor = prepare<{ eventId: string }, { sold: number }>(
    'SELECT count(*) AS sold FROM slip_events WHERE event_id = :eventId',
  );
  const openOf = prepare<{ uid: string }, { open: number }>(
    'SELECT count(*) AS open FROM slips WHERE uid = :uid AND closed_at IS NULL',
  );
  const one = (row: SlipRow | undefined): SlipRecord | null => (row ? toRecord(row) : null);
  return {
    findById: async (slipId) => one(await byId.get({ slipId })),
    findByRequest: async (of) => one(await byRequest.get(of)),
    listOfPlayer: async (of) => (await ofPlayer.all(of)).map(toRecord),
    listOfPlayerFor: async (of) => (await ofPlayerFor.all(of)).map(toRecord),
    loadBook: async (eventId) => (await book.all({ eventId })).map(({ digest }) => digest),
    countSoldFor: async (eventId) => (await soldFor.get({ eventId }))?.sold ?? 0,
    countOpen: async (uid) => (await openOf.get({ uid }))?.open ?? 0,
  };
}

function preparedDue({
  prepare,
  locks,
}: Statements): Pick<SlipRepository, 'claimDue' | 'findNextDueAt'> {
  const claimDue = prepare<DueClaim, DueRound>(
    `WITH due AS MATERIALIZED (
       SELECT slip_id FROM slips WHERE due_at <= :now ORDER BY due_at LIMIT :limit
       ${locks.claim('slips')})
     UPDATE slips SET due_at = :until WHERE slip_id IN (SELECT slip_id FROM due)
     RETURNING uid, slip_id AS "roundId"`,
  );
  const nextDue = prepare<Record<string, never>, { at: number | null }>(
    'SELECT min(due_at) AS at FROM slips WHERE due_at IS NOT NULL',
  );
  return {
    claimDue: (claim) => claimDue.all(claim),
    findNextDueAt: async () => (await nextDue.get({}))?.at ?? null,
  };
}

type Changes = 'confirm' | 'cancel' | 'waitUntil' | 'decide' | 'settle';

function preparedChanges({ prepare }: Statements): Pick<SlipRepository, Changes> {
  const change = <P extends Params>(set: string, where: string) => {
    const statement = prepare<P>(`UPDATE slips SET ${set} WHERE slip_id = :slipId AND ${where}`);
    return async (params: P) => (await statement.run(params)) === 1;
  };
  return {
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
