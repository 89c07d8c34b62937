/**
 * Deletes what a guest `:uid` has but single-step rounds. In this order: each statement deletes what
 * references rows of a later one.
 */
export const REST_OF_GUEST = [
  `DELETE FROM wallet_transactions WHERE uid = :uid AND round_kind = 'single-step'`,
  `DELETE FROM wallet_transactions WHERE round_id IN (
     SELECT round_id FROM decision_rounds WHERE uid = :uid)`,
  'DELETE FROM decision_moves WHERE uid = :uid',
  'DELETE FROM decision_rounds WHERE uid = :uid',
  `DELETE FROM seeds_in_force WHERE seed_pair_id IN (
     SELECT id FROM seed_pairs WHERE uid = :uid AND state = 'active' AND state <> 'revealed')`,
  `DELETE FROM seed_pairs WHERE uid = :uid AND state = 'revealed'`,
  `DELETE FROM seed_pairs WHERE uid = :uid AND state <> 'revealed'`,
] as const;
