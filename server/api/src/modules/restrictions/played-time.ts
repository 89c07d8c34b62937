import type { RestrictionsContext } from './context.ts';
import { playSessionsSince } from './play-sessions.repository.ts';
import { mergeIntervals, type PlayInterval, playedMs } from './play-time.ts';

const MINUTE_MS = 60_000;

type Window = { readonly from: Date; readonly until: Date };

/** Whole minutes in play within a window. */
export function playedMinutes(intervals: readonly PlayInterval[], { from, until }: Window): number {
  const window = { fromMs: from.getTime(), untilMs: until.getTime() };
  return Math.floor(playedMs(intervals, window) / MINUTE_MS);
}

/** The player's runs of bets that ended after `from`, the one that goes on up to now. */
export async function listPlayed(
  { prisma, clock, playSessions }: RestrictionsContext,
  query: { userId: string; from: Date },
): Promise<PlayInterval[]> {
  const current = await playSessions.current(query.userId);
  const stored = await playSessionsSince(prisma, query);
  const own = current ? [{ ...current, lastBetAtMs: clock.now().getTime() }] : [];
  return mergeIntervals([...stored, ...own]);
}
