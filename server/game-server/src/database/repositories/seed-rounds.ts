import type { Currency } from '@fairhall/api/contract/money';
import type { SeedRounds } from '@fairhall/api/contract/past-rounds';
import type { RefusalName } from '@fairhall/kit/errors';
import type { HistoryRepository } from '../../player-history/history-repository.ts';
import type { Statements } from '../statements.ts';
import type { RoundLists } from './round-lists.ts';

type PairRow = {
  readonly id: number;
  readonly clientSeed: string;
  /** `null` until it is revealed. */
  readonly serverSeed: string | null;
  readonly nextNonce: number;
};

type RoundRow = {
  readonly nonce: number;
  readonly roundId: string;
  readonly gameId: string;
  readonly walletType: Currency;
  readonly status: SeedRounds['rounds'][number]['status'];
  readonly refusal: RefusalName | null;
};

export function createSeedRounds(
  { prepare }: Statements,
  lists: RoundLists,
): Pick<HistoryRepository, 'listRoundsOfSeeds'> {
  const selectPair = prepare<{ uid: string; serverSeedHash: string }, PairRow>(
    `SELECT id, client_seed AS "clientSeed",
            CASE state WHEN 'revealed' THEN server_seed END AS "serverSeed",
            CASE state WHEN 'revealed' THEN rounds ELSE nonce END AS "nextNonce"
     FROM seed_pairs LEFT JOIN seeds_in_force ON seed_pair_id = id
     WHERE uid = :uid AND server_seed_hash = :serverSeedHash AND state <> 'next'`,
  );
  const selectRounds = prepare<{ pair: number; from: number; limit: number }, RoundRow>(
    `SELECT listed.nonce, rounds.round_id AS "roundId", rounds.game_id AS "gameId",
            rounds.wallet_type AS "walletType",
            CASE WHEN open.round_id IS NOT NULL THEN 'pending'
                 WHEN rounds.refusal IS NOT NULL THEN 'cancelled' ELSE 'settled' END AS status,
            rounds.refusal
     FROM rounds_of_seeds listed JOIN rounds ON rounds.id = listed.id
       LEFT JOIN wallet_transactions open ON open.round_id = rounds.round_id
     WHERE listed.seed_pair_id = :pair AND listed.nonce >= :from
     UNION ALL
     SELECT nonce, round_id, game_id, wallet_type,
            CASE WHEN status IN ('opening', 'closing') THEN 'pending' ELSE status END, refusal
     FROM multi_step_rounds WHERE seed_pair_id = :pair AND nonce >= :from
     ORDER BY nonce LIMIT :limit`,
  );

  return {
    async listRoundsOfSeeds({ uid, serverSeedHash, from, limit }) {
      const pair = await selectPair.get({ uid, serverSeedHash });
      if (!pair) return null;
      await lists.bringUpToDate();
      const { id, serverSeed, clientSeed, nextNonce } = pair;
      const rounds = await selectRounds.all({ pair: id, from, limit });
      return { rounds, nextNonce, serverSeed, clientSeed };
    },
  };
}
