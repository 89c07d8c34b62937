import type { LaunchRules } from '@fairhall/api/contract/provider';

/** The rules of a market that has none of its own, as of a guest without an account. */
export const OPEN_MARKET: LaunchRules = {
  autoplay: true,
  stakeRaises: true,
  quickPlay: true,
  roundGapMs: 0,
  stakeMax: null,
  idleEndMs: null,
};
