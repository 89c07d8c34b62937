import type { Fixture, LiveEvent, OfferedEvent } from '../contract-types.ts';

/** The common fields of an event on sale and a running event. */
export type ShownEvent = Omit<LiveEvent, 'progress' | 'result'> &
  Partial<Pick<LiveEvent, 'progress' | 'result'>> &
  Partial<Pick<OfferedEvent, 'markets'>>;

export type MatchFixture = Extract<Fixture, { kind: 'football' | 'basketball' }>;
export type RaceFixture = Extract<Fixture, { kind: 'horses' | 'cars' }>;

export const isMatch = (fixture: Fixture): fixture is MatchFixture =>
  fixture.kind === 'football' || fixture.kind === 'basketball';

export const isRace = (fixture: Fixture): fixture is RaceFixture =>
  fixture.kind === 'horses' || fixture.kind === 'cars';

/** The current or final score; `null` before the start. */
export function scoreOf(
  event: ShownEvent,
): { readonly home: number; readonly away: number } | null {
  const shown = event.result ?? event.progress;
  if (shown?.kind !== 'football' && shown?.kind !== 'basketball') return null;
  return { home: shown.home, away: shown.away };
}

/** Running events first, then finished ones, newest first. */
export function inOrder(live: readonly LiveEvent[]): readonly LiveEvent[] {
  const isOver = ({ status }: LiveEvent) => (status === 'finished' || status === 'void' ? 1 : 0);
  return live.toSorted((one, other) => isOver(one) - isOver(other) || other.number - one.number);
}
