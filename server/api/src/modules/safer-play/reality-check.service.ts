import {
  type RealityCheckMinutes,
  type RealityCheckView,
  realityCheckMinutes,
} from '../../contract/safer-play.ts';
import { nextCheck, storeRestrictions } from '../restrictions/index.ts';
import type { SaferPlayContext } from './context.ts';
import { type SessionIds, sessionView } from './play-session-view.ts';

/** The player's setting, and the login so far while its player plays. */
export async function loadRealityCheck(
  context: SaferPlayContext,
  login: SessionIds,
): Promise<RealityCheckView> {
  const { userId } = login;
  const restrictions = await context.restrictions.load(userId);
  const session = await context.restrictions.playSessions.current(userId);
  const everyMinutes = realityCheckMinutes.find((one) => one === restrictions.realityCheckMinutes);
  return {
    everyMinutes: everyMinutes ?? 0,
    nextAt: nextCheck(restrictions, session)?.toISOString() ?? null,
    session: session && (await sessionView(context, login)),
  };
}

export async function setRealityCheck(
  context: SaferPlayContext,
  { everyMinutes, ...login }: SessionIds & { everyMinutes: RealityCheckMinutes },
): Promise<RealityCheckView> {
  const { userId } = login;
  await storeRestrictions(context.prisma, userId, { realityCheckMinutes: everyMinutes });
  context.restrictions.changed(userId);
  await context.restrictions.scheduleRealityCheck(await context.restrictions.load(userId));
  return loadRealityCheck(context, login);
}

/** The player has seen the session: play goes on. */
export async function acknowledgeRealityCheck(
  context: SaferPlayContext,
  userId: string,
): Promise<{ nextAt: string | null }> {
  await storeRestrictions(context.prisma, userId, { realityCheckedAt: context.clock.now() });
  context.restrictions.changed(userId);
  const restrictions = await context.restrictions.load(userId);
  const next = await context.restrictions.scheduleRealityCheck(restrictions);
  return { nextAt: next?.toISOString() ?? null };
}
