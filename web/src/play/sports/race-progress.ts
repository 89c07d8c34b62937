import { isRace, type ShownEvent } from './event-kind.ts';

const THOUSANDTHS = 1000;

/**
 * The positions of the runners, 0 to 1 in the order of their numbers, at a time of the server's
 * clock, interpolated between the published sections.
 */
export function positionsAt(event: ShownEvent, now: number): readonly number[] {
  const { fixture, progress } = event;
  const runners = isRace(fixture) ? fixture.runners : [];
  if (progress?.kind !== 'horses' && progress?.kind !== 'cars') return runners.map(() => 0);
  const { frames, steps } = progress;
  const [start, end] = [Date.parse(event.startsAt), Date.parse(event.endsAt)];
  const section = Math.max(0, ((now - start) / (end - start)) * steps);
  const before = Math.min(Math.floor(section), frames.length - 1);
  const share = Math.min(1, section - before);
  const from = frames[before] ?? [];
  const to = frames[before + 1] ?? from;
  return runners.map((_, place) => {
    const [done = 0, next = done] = [from[place], to[place]];
    return (done + (next - done) * share) / THOUSANDTHS;
  });
}

/** The runners' numbers, leader first; by the result if there is one. */
export function runningOrder(event: ShownEvent, positions: readonly number[]): readonly number[] {
  const { fixture, result } = event;
  if (result?.kind === 'horses' || result?.kind === 'cars') return result.order;
  return (isRace(fixture) ? fixture.runners : [])
    .map(({ number }, place) => ({ number, done: positions[place] ?? 0 }))
    .toSorted((one, other) => other.done - one.done || one.number - other.number)
    .map(({ number }) => number);
}
