import type { EventResult, Fixture } from '../contract-types.ts';
import type { Speech } from '../i18n/words.ts';

type Named = { readonly number: number; readonly fixture: Fixture };

/** How an event is called: its draw, its two sides, or its course. */
export function eventName({ number, fixture }: Named, { t, number: digits }: Speech): string {
  switch (fixture.kind) {
    case 'draw':
      return t('draw.draw', { number: digits(number) });
    case 'football':
    case 'basketball':
      return `${fixture.home.name} – ${fixture.away.name}`;
    case 'horses':
    case 'cars':
      return fixture.course;
    default:
      return fixture satisfies never;
  }
}

/** How an event ended, in one short line: `2 : 1`, `4 · 1 · 7`, six numbers. */
export function resultText(result: EventResult): string {
  switch (result.kind) {
    case 'draw':
      return result.numbers.join(' · ');
    case 'football':
    case 'basketball':
      return `${result.home} : ${result.away}`;
    case 'horses':
    case 'cars':
      return result.order.slice(0, 3).join(' · ');
    default:
      return result satisfies never;
  }
}

/** The time of day of an event, by the player's own clock. */
export function timeOfDay(time: string, { locale }: Speech): string {
  return new Date(time).toLocaleTimeString(locale, { timeStyle: 'short' });
}
