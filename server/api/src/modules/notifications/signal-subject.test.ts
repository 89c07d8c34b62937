import { expect, it } from 'vitest';
import type { Signal } from './player-events.ts';
import { parseSubject, signalSubject } from './signal-subject.ts';

const dueAt = new Date('2026-11-26T12:00:00.000Z');

it.each<Signal>([{ type: 'protection' }, { type: 'realityCheck', dueAt, everyMinutes: 30 }])(
  'the signal $type reaches another node as it is',
  (signal) => {
    expect(parseSubject(signalSubject('482913765', signal))).toEqual({
      userId: '482913765',
      signal,
    });
  },
);

it('a subject of a player alone means that the player has changed', () => {
  expect(parseSubject('482913765')).toEqual({ userId: '482913765', signal: null });
});
