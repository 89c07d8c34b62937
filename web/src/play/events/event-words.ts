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

/** As `resultText`, with everybody by name: of a race the whole order. */
export function namedResult(fixture: Fixture, result: EventResult): string {
  if ('runners' in fixture && 'order' in result) {
    const names = new Map(fixture.runners.map(({ number, name }) => [number, name]));
    return result.order.map((number) => `${number} ${names.get(number) ?? ''}`).join(' · ');
  }
  if ('home' in fixture && 'home' in result) {
    return `${fixture.home.name} ${resultText(result)} ${fixture.away.name}`;
  }
  return resultText(result);
}

/** The time of day of an event, by the player's own clock. */
export function timeOfDay(time: string, { locale }: Speech): string {
  return new Date(time).toLocaleTimeString(locale, { timeStyle: 'short' });
}
