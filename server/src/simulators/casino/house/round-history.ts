import { isCurrency, toDecimal } from '../../../contract/money.ts';
import type { HouseRound } from '../contract-house.ts';
import type { Store } from '../rounds/store.ts';

/** Integers come as bigint, so that no amount passes through a float. */
type Row = {
  round_id: string;
  game_id: string;
  wallet_type: string;
  stake_minor: bigint;
  win_minor: bigint | null;
  created_at: bigint;
  is_revealed: bigint;
};

type Asked = { uid: string; gameId: string | null; before: string; limit: number; now: number };

/** Above every id: they are UUIDs of version 7, which sort by time. */
const LAST_ID = 'z';

const ONE_DEAL = `
  SELECT round_id, game_id, wallet_type, stake_minor,
         CASE status WHEN 'settled' THEN win_minor END AS win_minor, rounds.created_at,
         seed_pairs.state = 'revealed' AS is_revealed
  FROM rounds JOIN seed_pairs ON seed_pairs.id = seed_pair_id
  WHERE rounds.uid = :uid AND round_id < :before AND status <> 'cancelled'`;

const DECISIONS = `
  SELECT round_id, game_id, wallet_type,
         (SELECT sum(moves.stake_minor) FROM decision_moves moves
          WHERE moves.round_id = decision_rounds.round_id AND moves.status = 'taken') AS stake_minor,
         CASE status WHEN 'settled' THEN win_minor END AS win_minor, decision_rounds.created_at,
         seed_pairs.state = 'revealed' AS is_revealed
  FROM decision_rounds JOIN seed_pairs ON seed_pairs.id = seed_pair_id
  WHERE decision_rounds.uid = :uid AND round_id < :before
    AND status NOT IN ('opening', 'cancelled')`;

const SLIPS = `
  SELECT slip_id AS round_id, game_id, wallet_type, stake_minor,
         CASE status WHEN 'settled' THEN win_minor END AS win_minor, created_at,
         NOT EXISTS (
           SELECT 1 FROM slip_events JOIN events USING (event_id)
           WHERE slip_events.slip_id = slips.slip_id
             AND NOT (events.status = 'drawn' AND events.ends_at <= :now)
         ) AS is_revealed
  FROM slips
  WHERE uid = :uid AND slip_id < :before AND status IN ('standing', 'paying', 'settled')`;

/** Past rounds of all kinds in one list; each kind is read by an index, up to the page's end. */
export function createRoundHistory(store: Store) {
  const sources = [
    { select: ONE_DEAL, id: 'round_id', kind: 'round' },
    { select: DECISIONS, id: 'round_id', kind: 'round' },
    { select: SLIPS, id: 'slip_id', kind: 'slip' },
  ] as const;
  const prepare = (text: string) => store.prepare<Asked, Row>(text).safeIntegers(true);
  const prepared = sources.map(({ select, id, kind }) => ({
    kind,
    ofAll: prepare(`${select} ORDER BY ${id} DESC LIMIT :limit`),
    ofGame: prepare(`${select} AND game_id = :gameId ORDER BY ${id} DESC LIMIT :limit`),
  }));

  return {
    /** Newest first. */
    page(asked: {
      uid: string;
      gameId: string | undefined;
      before: string | undefined;
      limit: number;
      now: Date;
    }): HouseRound[] {
      const { uid, gameId = null, before = LAST_ID, limit } = asked;
      const bound = { uid, gameId, before, limit, now: asked.now.getTime() };
      return prepared
        .flatMap(({ kind, ofAll, ofGame }) =>
          (gameId === null ? ofAll : ofGame).all(bound).map((row) => toRound(row, kind)),
        )
        .sort((one, other) => (one.roundId < other.roundId ? 1 : -1))
        .slice(0, limit);
    },
  };
}

function toRound(row: Row, kind: HouseRound['kind']): HouseRound {
  const { wallet_type: walletType, win_minor: winMinor } = row;
  if (!isCurrency(walletType)) throw new Error(`unknown currency ${walletType}`);
  return {
    roundId: row.round_id,
    kind,
    gameId: row.game_id,
    walletType,
    stake: toDecimal(row.stake_minor, walletType),
    win: winMinor === null ? null : toDecimal(winMinor, walletType),
    createdAt: new Date(Number(row.created_at)).toISOString(),
    isRevealed: row.is_revealed === 1n,
  };
}
