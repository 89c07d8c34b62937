/** The oldest guest of `:first` to `:before`: a guest has a next pair of seeds from the first call to the last. */
export const OLDEST_GUEST = `
  SELECT uid FROM seed_pairs
  WHERE uid >= :first AND uid < :before AND state = 'next' AND state <> 'revealed'
  ORDER BY uid LIMIT 1`;

/**
 * Deletes the remainder of a guest `:uid`, after the single-step rounds. In this order: each statement deletes
 * what references rows of a later one.
 */
export const REMAINDER_DELETIONS = [
  `DELETE FROM wallet_transactions WHERE uid = :uid AND round_kind = 'single-step'`,
  `DELETE FROM wallet_transactions WHERE round_id IN (
     SELECT round_id FROM multi_step_rounds WHERE uid = :uid)`,
  'DELETE FROM multi_step_moves WHERE uid = :uid',
  'DELETE FROM multi_step_rounds WHERE uid = :uid',
  `DELETE FROM seeds_in_force WHERE seed_pair_id IN (
     SELECT id FROM seed_pairs WHERE uid = :uid AND state = 'active' AND state <> 'revealed')`,
  `DELETE FROM seed_pairs WHERE uid = :uid AND state = 'revealed'`,
  `DELETE FROM seed_pairs WHERE uid = :uid AND state <> 'revealed'`,
] as const;
