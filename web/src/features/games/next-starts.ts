import type { NextStarts } from '@/lib/api/contract-types.ts';

/** A pause before the next starts are requested: visitors do not all ask at once. */
const SPREAD_MS = 3_000;
const PAUSE_MS_MIN = 2_000;

/** The game server's time is ahead of this device's by this, in milliseconds. */
export function clockOffset({ now }: NextStarts, receivedAtMs: number): number {
  return Date.parse(now) - receivedAtMs;
}

/**
 * How long to wait before the starts are requested again: until the first one is over.
 * @param random from 0 to 1
 */
export function refetchPause(next: NextStarts, random: number): number {
  const [first] = next.starts;
  if (first === undefined) return 30_000;
  const untilFirst = Date.parse(first.startsAt) - Date.parse(next.now);
  return Math.max(PAUSE_MS_MIN, untilFirst) + Math.round(SPREAD_MS * random);
}

/** `1:05` until a time; `0:00` once it is past. */
export function timeLeft(startsAt: string, nowMs: number): string {
  const seconds = Math.max(0, Math.ceil((Date.parse(startsAt) - nowMs) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
