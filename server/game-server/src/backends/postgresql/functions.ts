/**
 * Plans are made once for each connection and stay when the tables have grown: one that reads a small
 * table from end to end, as a new one is, would read a large one so.
 */
const PLANS = `SET plan_cache_mode = force_generic_plan SET jit = off
  SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off`;

/**
 * Stores a batch of dealt rounds with their plays, each of another player, and uses their nonces. The
 * locks of the players are taken first, by a statement of its own: the next statement sees what the
 * last holder of a lock has committed. So what it checks still holds when it writes.
 *
 * Returns for each round `stored`; `moved`, if its nonce is not the next one; or `conflict`, if the
 * player has a pending round or the request a round.
 */
const dealRounds = `
  CREATE OR REPLACE FUNCTION deal_rounds(
    locks bigint[],
    d_pair bigint[], d_nonce bigint[], d_round text[], d_player text[], d_game text[],
    d_currency text[], d_request text[], d_stake bigint[], d_win bigint[], d_outcome text[],
    d_definition bigint[], d_token text[], d_created bigint[], d_due bigint[]
  ) RETURNS text[] LANGUAGE plpgsql ${PLANS} AS $function$
  DECLARE
    verdicts text[];
  BEGIN
    PERFORM pg_advisory_xact_lock(l) FROM unnest(locks) AS l;

    SELECT array_agg(CASE
        WHEN s.nonce IS DISTINCT FROM d.nonce THEN 'moved'
        WHEN EXISTS (SELECT 1 FROM wallet_transactions w
                     WHERE w.uid = d.player AND w.round_kind = 'single-step')
          OR EXISTS (SELECT 1 FROM rounds r WHERE r.request_id = d.request AND r.uid = d.player)
        THEN 'conflict' ELSE 'stored' END ORDER BY d.n)
      INTO verdicts
      FROM unnest(d_pair, d_nonce, d_player, d_request) WITH ORDINALITY
          AS d(pair, nonce, player, request, n)
        LEFT JOIN seeds_in_force s ON s.seed_pair_id = d.pair;

    UPDATE seeds_in_force s SET nonce = s.nonce + 1
      FROM unnest(verdicts, d_pair) AS d(verdict, pair)
      WHERE d.verdict = 'stored' AND s.seed_pair_id = d.pair;

    INSERT INTO wallet_transactions (round_id, round_kind, transaction_id, kind, state, uid, game_id,
        wallet_type, stake_minor, win_minor, token, attempts, due_at)
      SELECT d.round, 'single-step', d.round, 'play', 'sent', d.player, d.game,
          d.currency, d.stake, d.win, d.token, 1, d.due
        FROM unnest(verdicts, d_round, d_player, d_game, d_currency, d_stake, d_win, d_token, d_due)
          AS d(verdict, round, player, game, currency, stake, win, token, due)
        WHERE d.verdict = 'stored';

    INSERT INTO rounds (round_id, uid, game_id, wallet_type, request_id, stake_minor, win_minor,
        outcome, seed_pair_id, nonce, created_at, definition_id)
      SELECT d.round, d.player, d.game, d.currency, d.request, d.stake, d.win,
          d.outcome, d.pair, d.nonce, d.created, d.definition
        FROM unnest(verdicts, d_round, d_player, d_game, d_currency, d_request, d_stake, d_win,
            d_outcome, d_pair, d_nonce, d_created, d_definition)
          AS d(verdict, round, player, game, currency, request, stake, win,
            outcome, pair, nonce, created, definition)
        WHERE d.verdict = 'stored';

    RETURN verdicts;
  END $function$;`;

/** Settles a batch of rounds whose plays the wallet confirmed. Returns the settled ones. */
const closeRounds = `
  CREATE OR REPLACE FUNCTION close_rounds(d_round text[], d_transaction text[])
  RETURNS SETOF text LANGUAGE plpgsql ${PLANS} AS $function$
  BEGIN
    RETURN QUERY DELETE FROM wallet_transactions w
      USING unnest(d_round, d_transaction) AS d(round, transaction)
      WHERE w.round_id = d.round AND w.transaction_id = d.transaction AND w.state <> 'rolling-back'
      RETURNING w.round_id;
  END $function$;`;

export const roundFunctions = [dealRounds, closeRounds].join('\n');
