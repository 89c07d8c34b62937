import type { ShownEvent } from './event-kind.ts';
import type { Strike } from './scenes/field-motion.ts';

const SECOND_MS = 1000;

/** The latest goal, or the last minute with points, in seconds of the scene's clock. */
export function lastStrike(event: ShownEvent): Strike | null {
  const { progress } = event;
  if (progress?.kind !== 'football' && progress?.kind !== 'basketball') return null;
  const playS = (Date.parse(event.endsAt) - Date.parse(event.startsAt)) / SECOND_MS;
  const secondOf = (minute: number) => Math.ceil((minute / progress.steps) * playS);
  if (progress.kind === 'football') {
    const goal = progress.moments.findLast(({ what }) => what === 'goal');
    return goal ? { side: goal.side, atS: secondOf(goal.minute) } : null;
  }
  const minute = progress.minutes.findLastIndex(({ home, away }) => home + away > 0);
  const points = progress.minutes[minute];
  if (!points) return null;
  return { side: points.home >= points.away ? 'home' : 'away', atS: secondOf(minute + 1) };
}
