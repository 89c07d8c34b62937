import { describe, expect, it } from 'vitest';
import { type EventCall, eventCalls, openedDraw, openedSport } from './contract-events.ts';
import { eventExamples, openedExamples } from './contract-events-examples.ts';

const names = Object.keys(eventCalls) as EventCall[];

describe('the calls of scheduled events', () => {
  it.each(names)('have an example of %s that keeps to the declaration', (name) => {
    expect(eventCalls[name].output.safeParse(eventExamples[name]).error).toBeUndefined();
  });

  it('have an example of how each engine opens', () => {
    expect(openedDraw.safeParse(openedExamples.draw).error).toBeUndefined();
    expect(openedSport.safeParse(openedExamples.sport).error).toBeUndefined();
  });

  it('take a line of six numbers and no other', () => {
    const order = { gameId: 'star-draw-49', requestId: 'r-00000001', eventId: 'e', price: '1.00' };
    const accepts = (lines: number[][]) =>
      eventCalls.buyTicket.input.safeParse({ ...order, lines }).success;
    expect(accepts([[1, 2, 3, 4, 5, 49]])).toBe(true);
    expect(accepts([[1, 2, 3, 4, 5]])).toBe(false);
    expect(accepts([[1, 2, 3, 4, 5, 50]])).toBe(false);
    expect(accepts([])).toBe(false);
  });
});
