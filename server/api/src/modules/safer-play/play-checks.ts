import { type AppError, refusal } from '../../core/app-error.ts';
import type { Services } from '../../services.ts';
import { limitReached } from './limit-refusal.ts';
import { dropProtection, isTimed, protectionOf } from './protection.ts';
import { nextCheck, scheduleRealityCheck } from './reality-check.ts';

const MINUTE_MS = 60_000;
/** Of a player whose time is limited: other nodes read the session, and a crash loses no more of it. */
const TIMED_SAVE_MS = 1_000;

/**
 * Why the player's time allows no new bet: a due reality check (1401), the time limit of the day (1106).
 * `null` when it does.
 */
export async function timeRefusal(services: Services, userId: string): Promise<AppError | null> {
  const protection = await protectionOf(services, userId);
  if (!isTimed(protection)) return null;
  if (protection.realityCheckMinutes > 0 && (await isCheckDue(services, userId))) {
    return refusal('REALITY_CHECK_DUE');
  }
  const { timeLimitMinutes } = protection;
  if (timeLimitMinutes === null) return null;
  const usedMs = await services.playSessions.todayMs(userId);
  if (usedMs < timeLimitMinutes * MINUTE_MS) return null;
  return limitReached(services, { userId, kinds: ['time'] });
}

async function isCheckDue(services: Services, userId: string): Promise<boolean> {
  const session = await services.playSessions.current(userId);
  const isDue = async () => {
    const next = nextCheck(await protectionOf(services, userId), session);
    return next !== null && next <= services.clock.now();
  };
  if (!(await isDue())) return false;
  // The player may have acknowledged it a moment ago, on another node.
  dropProtection(services, userId);
  return isDue();
}

/** Counts an applied bet to the player's play session. */
export async function recordBet(
  services: Services,
  { userId, at }: { userId: string; at: Date },
): Promise<void> {
  const { playSessions } = services;
  const hasBegun = playSessions.record(userId, at);
  const protection = await protectionOf(services, userId);
  if (!isTimed(protection)) return;
  await playSessions.save(userId, TIMED_SAVE_MS);
  if (hasBegun) await scheduleRealityCheck(services, userId);
}
