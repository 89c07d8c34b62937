import { isCurrency, toDecimal } from '@fairhall/api/contract/money';
import type { PastRound } from '../../contract/player-history.ts';
import type { HistoryRepository } from '../../player-history/history-repository.ts';
import type { Statements } from '../statements.ts';
import type { RoundLists } from './round-lists.ts';
import { createSeedRounds } from './seed-rounds.ts';

type Row = {
  round_id: string;
  game_id: string;
  wallet_type: string;
  stake_minor: bigint;
  win_minor: bigint | null;
  created_at: bigint;
  is_revealed: bigint;
  is_called_off: bigint;
  refusal: string | null;
};

type PageQuery = { uid: string; gameId: string | null; before: string; limit: number; now: number };

/** Above every id: they are UUIDs of version 7, which sort by time. */
const LAST_ID = 'z';

const SINGLE_STEP = `
  SELECT listed.round_id, listed.game_id, rounds.wallet_type, rounds.stake_minor,
         CASE WHEN open.round_id IS NULL AND rounds.refusal IS NULL THEN rounds.win_minor END
           AS win_minor,
         rounds.created_at, seed_pairs.state = 'revealed' AS is_revealed, 0 AS is_called_off,
         rounds.refusal
  FROM round_list listed JOIN rounds ON rounds.id = listed.id
    JOIN seed_pairs ON seed_pairs.id = seed_pair_id
    LEFT JOIN wallet_transactions open ON open.round_id = listed.round_id
  WHERE listed.uid = :uid AND listed.game_id = :gameId AND listed.round_id < :before
  ORDER BY listed.round_id DESC LIMIT :limit`;

const MULTI_STEP = `
  SELECT round_id, game_id, wallet_type,
         coalesce((SELECT sum(moves.stake_minor) FROM multi_step_moves moves
          WHERE moves.round_id = multi_step_rounds.round_id AND moves.status = 'taken'), stake_minor)
           AS stake_minor,
         CASE status WHEN 'settled' THEN win_minor END AS win_minor, multi_step_rounds.created_at,
         seed_pairs.state = 'revealed' AS is_revealed, 0 AS is_called_off, refusal
  FROM multi_step_rounds JOIN seed_pairs ON seed_pairs.id = seed_pair_id
  WHERE multi_step_rounds.uid = :uid AND round_id < :before
    AND status <> 'opening'`;

const SLIPS = `
  SELECT slip_id AS round_id, game_id, wallet_type, stake_minor,
         CASE status WHEN 'settled' THEN win_minor END AS win_minor, created_at,
         NOT EXISTS (
           SELECT 1 FROM slip_events JOIN events USING (event_id)
           WHERE slip_events.slip_id = slips.slip_id AND events.status <> 'void'
             AND NOT (events.status = 'drawn' AND events.ends_at <= :now)
         ) AS is_revealed,
         NOT EXISTS (
           SELECT 1 FROM slip_events JOIN events USING (event_id)
           WHERE slip_events.slip_id = slips.slip_id AND events.status <> 'void'
         ) AS is_called_off,
         NULL AS refusal
  FROM slips
  WHERE uid = :uid AND slip_id < :before AND status IN ('standing', 'paying', 'settled')`;

/** The games of a player's single-step rounds, by a skip scan of the index. */
const GAMES_PLAYED = `
  WITH RECURSIVE played (game_id) AS (
    SELECT min(game_id) FROM round_list WHERE uid = :uid
    UNION ALL
    SELECT (SELECT min(game_id) FROM round_list WHERE uid = :uid AND game_id > played.game_id)
    FROM played WHERE game_id IS NOT NULL
  )
  SELECT game_id FROM played WHERE game_id IS NOT NULL`;

/** Each kind of round is read by an index, at most one page. */
export function createHistoryRepository(
  statements: Statements,
  lists: RoundLists,
): HistoryRepository {
  const page = (text: string) => statements.prepareExact<PageQuery, Row>(text);
  const pages = ({ select, id }: { select: string; id: string }) => ({
    ofAll: page(`${select} ORDER BY ${id} DESC LIMIT :limit`),
    ofGame: page(`${select} AND game_id = :gameId ORDER BY ${id} DESC LIMIT :limit`),
  });
  const gamesPlayed = statements.prepare<{ uid: string }, { game_id: string }>(GAMES_PLAYED);
  const singleStep = page(SINGLE_STEP);
  const multiStep = pages({ select: MULTI_STEP, id: 'round_id' });
  const slips = pages({ select: SLIPS, id: 'slip_id' });

  async function singleStepRounds(query: PageQuery): Promise<Row[]> {
    await lists.bringUpToDate();
    if (query.gameId !== null) return singleStep.all(query);
    const rows: Row[] = [];
    for (const { game_id: gameId } of await gamesPlayed.all(query)) {
      rows.push(...(await singleStep.all({ ...query, gameId })));
    }
    return rows;
  }

  return {
    ...createSeedRounds(statements, lists),
    async listRounds(query) {
      const { uid, gameId = null, before = LAST_ID, limit } = query;
      const bound = { uid, gameId, before, limit, now: query.now.getTime() };
      const of = gameId === null ? 'ofAll' : 'ofGame';
      const rounds = [...(await singleStepRounds(bound)), ...(await multiStep[of].all(bound))];
      return [
        ...rounds.map((row) => toRound(row, 'round')),
        ...(await slips[of].all(bound)).map((row) => toRound(row, 'slip')),
      ]
        .sort((one, other) => (one.roundId < other.roundId ? 1 : -1))
        .slice(0, limit);
    },
  };
}

function toRound(row: Row, kind: PastRound['kind']): PastRound {
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
    isRevealed: row.is_revealed === 1n && row.is_called_off === 0n,
    isCalledOff: row.is_called_off === 1n,
    refusal: row.refusal,
  };
}
