import type { RestrictionsContext } from './context.ts';
import { isTimed, type PlayerRestrictions } from './player-restrictions.ts';
import { scheduleRealityCheck } from './reality-check.ts';

/** Of a player whose time is limited: other nodes read the session, and a crash loses no more of it. */
const TIMED_SAVE_MS = 1_000;

/** Counts an applied bet to the player's play session. */
export async function recordBet(
  context: RestrictionsContext,
  { restrictions, at }: { restrictions: PlayerRestrictions; at: Date },
): Promise<void> {
  const { playSessions } = context;
  const { userId } = restrictions;
  const hasBegun = playSessions.record(userId, at);
  // Other nodes show a session from its first bet on.
  if (hasBegun) await playSessions.save(userId, 0);
  if (!isTimed(restrictions)) return;
  if (hasBegun) await scheduleRealityCheck(context, restrictions);
  else await playSessions.save(userId, TIMED_SAVE_MS);
}
