import { type Currency, isCurrency } from '@fairhall/api/contract/money';
import { type RefusalName, refusalCodes } from '@fairhall/kit/errors';
import { type RoundOutcome, roundOutcome } from '../contract.ts';
import { createRoundList } from './round-list.ts';
import type { Store } from './store.ts';

export type RoundStatus = 'pending' | 'settled' | 'cancelled';

/** A round as the books keep it. */
export type RoundRecord = {
  readonly roundId: string;
  readonly uid: string;
  readonly gameId: string;
  readonly walletType: Currency;
  readonly requestId: string;
  readonly transactionId: string;
  readonly stakeMinor: bigint;
  readonly winMinor: bigint;
  readonly outcome: RoundOutcome;
  readonly proof: {
    readonly serverSeedHash: string;
    readonly clientSeed: string;
    readonly nonce: number;
  };
  readonly status: RoundStatus;
  /** Why it was cancelled. */
  readonly refusal: RefusalName | null;
  /** The launch token of a pending round; forgotten when it ends. */
  readonly token: string | null;
  /** Calls to the wallet that are over and did not end the round. */
  readonly attempts: number;
  /**
   * When a call went out that the wallet may have got without our hearing of it; `null` when
   * there is none.
   */
  readonly sentAt: number | null;
  readonly createdAt: Date;
};

/** What a round is found by: it is its player's. */
type RoundKey = Pick<RoundRecord, 'uid' | 'roundId'>;

/** What a new round is kept with beside itself. */
export type Keeping = { readonly seedPairId: number; readonly dueAt: number };

/** Integers come as bigint, so that no amount passes through a float. */
type RoundRow = {
  round_id: string;
  uid: string;
  game_id: string;
  wallet_type: string;
  request_id: string;
  transaction_id: string;
  stake_minor: bigint;
  win_minor: bigint;
  outcome: string;
  server_seed_hash: string;
  client_seed: string;
  nonce: bigint;
  status: RoundStatus;
  refusal: string | null;
  created_at: bigint;
  token: string | null;
  attempts: bigint;
  sent_at: bigint | null;
};

/** Rounds of a game that are looked through for those of one wallet. */
const LOOKED_THROUGH_MAX = 400;

const SELECT_ROUND = `
  SELECT rounds.round_id, rounds.uid, game_id, wallet_type, request_id,
         coalesce(transaction_id, rounds.round_id) AS transaction_id, stake_minor, win_minor, outcome,
         server_seed_hash, client_seed, nonce,
         CASE WHEN token IS NOT NULL THEN 'pending' WHEN refusal IS NOT NULL THEN 'cancelled'
              ELSE 'settled' END AS status,
         refusal, rounds.created_at, token, coalesce(attempts, 0) AS attempts, sent_at
  FROM rounds JOIN seed_pairs ON seed_pairs.id = seed_pair_id
    LEFT JOIN pending_rounds pending
      ON pending.uid = rounds.uid AND pending.round_id = rounds.round_id`;

export type RoundRepository = ReturnType<typeof createRoundRepository>;

export function createRoundRepository(store: Store) {
  const list = createRoundList(store);
  const select = <Params extends unknown[]>(tail: string) =>
    store.prepare<Params, RoundRow>(`${SELECT_ROUND} ${tail}`).safeIntegers(true);

  // Bound by place: a dozen names cost as much as the row.
  const insert = store.prepare<
    [
      roundId: string,
      uid: string,
      gameId: string,
      walletType: string,
      requestId: string,
      transactionId: string | null,
      stakeMinor: bigint,
      winMinor: bigint,
      outcome: string,
      seedPairId: number,
      nonce: number,
      createdAt: number,
    ]
  >(
    `INSERT INTO rounds (round_id, uid, game_id, wallet_type, request_id, transaction_id,
       stake_minor, win_minor, outcome, seed_pair_id, nonce, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT DO NOTHING`,
  );
  const insertPending = store.prepare<
    [dueAt: number, uid: string, roundId: string, token: string | null, sentAt: number | null]
  >(
    `INSERT INTO pending_rounds (due_at, uid, round_id, token, sent_at) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT DO NOTHING`,
  );
  const byId = select<[string, string]>('WHERE rounds.uid = ? AND rounds.round_id = ?');
  const byRequest = select<[string, string]>('WHERE rounds.uid = ? AND request_id = ?');
  const pendingOf = select<[string]>(
    'WHERE rounds.round_id = (SELECT round_id FROM pending_rounds WHERE uid = ?)',
  );
  // A player's rounds come one after the other, and their ids sort by time.
  const lastSettled = select<[string, string, string, number]>(
    `WHERE rounds.id IN (
       SELECT id FROM round_list WHERE uid = ? AND game_id = ? ORDER BY round_id DESC
       LIMIT ${LOOKED_THROUGH_MAX}
     ) AND wallet_type = ? AND refusal IS NULL AND token IS NULL
     ORDER BY rounds.round_id DESC LIMIT ?`,
  );
  const revealedSeed = store
    .prepare<[string, string], string>(
      `SELECT server_seed FROM rounds JOIN seed_pairs ON seed_pairs.id = seed_pair_id
       WHERE rounds.uid = ? AND round_id = ? AND state = 'revealed'`,
    )
    .pluck();
  const due = store.prepare<[number, number], { uid: string }>(
    'SELECT uid FROM pending_rounds WHERE due_at <= ? ORDER BY due_at LIMIT ?',
  );
  const nextDue = store
    .prepare<[], number | null>('SELECT min(due_at) FROM pending_rounds')
    .pluck();
  const makeAllDue = store.prepare<{ now: number }>(
    'UPDATE pending_rounds SET due_at = :now WHERE due_at > :now',
  );
  const markSent = store.prepare<RoundKey & { sentAt: number }>(
    'UPDATE pending_rounds SET sent_at = :sentAt WHERE uid = :uid AND round_id = :roundId',
  );
  const postpone = store.prepare<RoundKey & { dueAt: number; sentAt: number | null }>(
    `UPDATE pending_rounds SET attempts = attempts + 1, due_at = :dueAt, sent_at = :sentAt
     WHERE uid = :uid AND round_id = :roundId`,
  );
  const close = store.prepare<[uid: string, roundId: string]>(
    'DELETE FROM pending_rounds WHERE uid = ? AND round_id = ?',
  );
  const refuse = store.prepare<[refusal: RefusalName, roundId: string]>(
    'UPDATE rounds SET refusal = ? WHERE round_id = ?',
  );

  const one = (row: RoundRow | undefined): RoundRecord | null => (row ? toRecord(row) : null);

  return {
    /**
     * Keeps a round that has just been dealt, unless there is one for the same request or another
     * pending one of the player's. To be called in a transaction.
     * @returns whether it was kept
     */
    insert(round: RoundRecord, { seedPairId, dueAt }: Keeping): boolean {
      const { uid, roundId, transactionId, token, sentAt } = round;
      const isFree = insertPending.run(dueAt, uid, roundId, token, sentAt).changes === 1;
      if (!isFree) return false;
      const { changes, lastInsertRowid } = insert.run(
        roundId,
        uid,
        round.gameId,
        round.walletType,
        round.requestId,
        transactionId === roundId ? null : transactionId,
        round.stakeMinor,
        round.winMinor,
        JSON.stringify(round.outcome),
        seedPairId,
        round.proof.nonce,
        round.createdAt.getTime(),
      );
      if (changes === 1) list.kept(Number(lastInsertRowid));
      else close.run(uid, roundId);
      return changes === 1;
    },
    byId: ({ uid, roundId }: RoundKey) => one(byId.get(uid, roundId)),
    byRequest: ({ uid, requestId }: { uid: string; requestId: string }) =>
      one(byRequest.get(uid, requestId)),
    /** The server seed of a round; `null` while it is sealed. */
    revealedSeed: ({ uid, roundId }: RoundKey): string | null =>
      revealedSeed.get(uid, roundId) ?? null,
    /** The round whose end is not known yet: one a player at most. */
    pendingOf: (uid: string) => one(pendingOf.get(uid)),
    /** Newest first, among the player's last 400 of the game. */
    lastSettled(of: { uid: string; gameId: string; walletType: Currency; limit: number }) {
      list.bringUpToDate();
      return lastSettled.all(of.uid, of.gameId, of.walletType, of.limit).map(toRecord);
    },

    /** Players whose pending round is due, the longest waiting first. */
    playersDue: ({ now, limit }: { now: number; limit: number }): string[] =>
      due.all(now, limit).map((row) => row.uid),
    nextDueAt: (): number | null => nextDue.get() ?? null,
    makeAllDue: (now: number): void => {
      makeAllDue.run({ now });
    },

    markSent: ({ uid, roundId }: RoundKey, sentAt: number): void => {
      markSent.run({ uid, roundId, sentAt });
    },
    postpone: (
      { uid, roundId }: RoundKey,
      until: { dueAt: number; sentAt: number | null },
    ): void => {
      postpone.run({ uid, roundId, ...until });
    },
    settle: ({ uid, roundId }: RoundKey): void => {
      close.run(uid, roundId);
    },
    /** To be called in a transaction. */
    cancel({ uid, roundId }: RoundKey, refusal: RefusalName): void {
      if (close.run(uid, roundId).changes === 1) refuse.run(refusal, roundId);
    },
  };
}

function toRecord(row: RoundRow): RoundRecord {
  if (!isCurrency(row.wallet_type)) throw new Error(`unknown currency ${row.wallet_type}`);
  return {
    roundId: row.round_id,
    uid: row.uid,
    gameId: row.game_id,
    walletType: row.wallet_type,
    requestId: row.request_id,
    transactionId: row.transaction_id,
    stakeMinor: row.stake_minor,
    winMinor: row.win_minor,
    outcome: roundOutcome.parse(JSON.parse(row.outcome)),
    proof: {
      serverSeedHash: row.server_seed_hash,
      clientSeed: row.client_seed,
      nonce: Number(row.nonce),
    },
    status: row.status,
    refusal: refusalOf(row.refusal),
    token: row.token,
    attempts: Number(row.attempts),
    sentAt: row.sent_at === null ? null : Number(row.sent_at),
    createdAt: new Date(Number(row.created_at)),
  };
}

/** A refusal by the name that the books keep; `null` for none. */
export function refusalOf(name: string | null): RefusalName | null {
  return name !== null && isRefusalName(name) ? name : null;
}

function isRefusalName(text: string): text is RefusalName {
  return Object.hasOwn(refusalCodes, text);
}
