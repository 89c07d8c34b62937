import { type Exclusion, isExcluded } from '../../../modules/restrictions/index.ts';
import type { PlayerState } from '../../contract/player-rows.ts';

/** What holds for the player now: an exclusion is stronger than a time-out. */
export function playerState(
  player: Exclusion & { readonly timeOutUntil: Date | null },
  now: Date,
): PlayerState {
  if (isExcluded(player, now)) return 'excluded';
  return player.timeOutUntil !== null && player.timeOutUntil > now ? 'timeOut' : 'open';
}
