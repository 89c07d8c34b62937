import { nodeHmacSha256, sha256Hex } from '@fairhall/kit/fairness/node-hmac';
import { outcomeStream } from '@fairhall/kit/fairness/outcome-stream';
import { describe, expect, it } from 'vitest';
import { starDraw49 } from '../engines/lotto/star-draw-49.ts';
import { bookDigestOf, clientSeedOf } from '../fixtures/slip-content.ts';
import { eventExamples, openedExamples } from './fixture-examples.ts';
import { type EventCall, eventCalls, openedDraw, openedSport } from './fixtures.ts';

const names = Object.keys(eventCalls) as EventCall[];

describe('the calls of scheduled events', () => {
  it.each(names)('have an example of %s that matches the declaration', (name) => {
    expect(eventCalls[name].output.safeParse(eventExamples[name]).error).toBeUndefined();
  });

  it('have an example of the response of open for each engine', () => {
    expect(openedDraw.safeParse(openedExamples.draw).error).toBeUndefined();
    expect(openedSport.safeParse(openedExamples.sport).error).toBeUndefined();
  });

  it('have an example of a valid proof', () => {
    const { event, serverSeed, clientSeed, book, progress, ownSlips } = eventExamples.eventProof;
    if (!serverSeed || !clientSeed || !book) throw new Error('the example has no revealed seeds');
    expect(sha256Hex(serverSeed)).toBe(event.serverSeedHash);
    expect(ownSlips.map(({ content }) => sha256Hex(content))).toEqual(book);
    expect(bookDigestOf(book)).toBe(event.bookDigest);
    expect(clientSeedOf(bookDigestOf(book), null)).toBe(clientSeed);
    const stream = outcomeStream({ hmacSha256: nodeHmacSha256, serverSeed, clientSeed, nonce: 0 });
    const drawn = starDraw49.play({ kind: 'draw' }, stream);
    expect(drawn.result).toEqual(event.result);
    expect(drawn.progress).toEqual(progress);
  });

  it('accept only lines of six numbers', () => {
    const order = { gameId: 'star-draw-49', requestId: 'r-00000001', eventId: 'e', price: '1.00' };
    const accepts = (lines: number[][]) =>
      eventCalls.buyTicket.input.safeParse({ ...order, lines }).success;
    expect(accepts([[1, 2, 3, 4, 5, 49]])).toBe(true);
    expect(accepts([[1, 2, 3, 4, 5]])).toBe(false);
    expect(accepts([[1, 2, 3, 4, 5, 50]])).toBe(false);
    expect(accepts([])).toBe(false);
  });
});
