import { type AppError, refusal } from '../../core/app-error.ts';
import type { Services } from '../../services.ts';
import { limitReached } from './limit-refusal.ts';
import { isTimed, type Protection } from './protection.ts';
import { nextCheck, scheduleRealityCheck } from './reality-check.ts';

const MINUTE_MS = 60_000;
/** Of a player whose time is limited: other nodes read the session, and a crash loses no more of it. */
const TIMED_SAVE_MS = 1_000;

/**
 * Why the player's time allows no new bet: a due reality check (1401), the time limit of the day (1106).
 * `null` when it does.
 */
export async function timeRefusal(
  services: Services,
  { userId, protection }: { userId: string; protection: Protection },
): Promise<AppError | null> {
  if (!isTimed(protection)) return null;
  const session = await services.playSessions.current(userId);
  const checkAt = nextCheck(protection, session);
  if (checkAt !== null && checkAt <= services.clock.now()) return refusal('REALITY_CHECK_DUE');
  const { timeLimitMinutes } = protection;
  if (timeLimitMinutes === null) return null;
  const usedMs = await services.playSessions.todayMs(userId);
  if (usedMs < timeLimitMinutes * MINUTE_MS) return null;
  return limitReached(services, { userId, kinds: ['time'] });
}

/** Counts an applied bet to the player's play session. */
export async function recordBet(
  services: Services,
  { userId, protection, at }: { userId: string; protection: Protection; at: Date },
): Promise<void> {
  const { playSessions } = services;
  const hasBegun = playSessions.record(userId, at);
  // Other nodes show a session from its first bet on.
  if (hasBegun) await playSessions.save(userId, 0);
  if (!isTimed(protection)) return;
  if (hasBegun) await scheduleRealityCheck(services, userId);
  else await playSessions.save(userId, TIMED_SAVE_MS);
}
