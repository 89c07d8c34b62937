import type { Fixture, LiveEvent, OfferedEvent } from '../contract-types.ts';

/** What a page shows of an event, whether it is on sale or going on. */
export type ShownEvent = Omit<LiveEvent, 'progress' | 'result'> &
  Partial<Pick<LiveEvent, 'progress' | 'result'>> &
  Partial<Pick<OfferedEvent, 'markets'>>;

export type MatchFixture = Extract<Fixture, { kind: 'football' | 'basketball' }>;
export type RaceFixture = Extract<Fixture, { kind: 'horses' | 'cars' }>;

export const isMatch = (fixture: Fixture): fixture is MatchFixture =>
  fixture.kind === 'football' || fixture.kind === 'basketball';

export const isRace = (fixture: Fixture): fixture is RaceFixture =>
  fixture.kind === 'horses' || fixture.kind === 'cars';

/** The score so far or at the end; `null` before the start. */
export function scoreOf(
  event: ShownEvent,
): { readonly home: number; readonly away: number } | null {
  const shown = event.result ?? event.progress;
  if (shown?.kind !== 'football' && shown?.kind !== 'basketball') return null;
  return { home: shown.home, away: shown.away };
}

/** Of the events that are on or over, those that have not ended first, then the newest. */
export function inOrder(live: readonly LiveEvent[]): readonly LiveEvent[] {
  const isOver = ({ status }: LiveEvent) => (status === 'finished' || status === 'void' ? 1 : 0);
  return live.toSorted((one, other) => isOver(one) - isOver(other) || other.number - one.number);
}
