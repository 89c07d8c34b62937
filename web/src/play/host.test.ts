import { describe, expect, it } from 'vitest';
import { readHostMessage } from './host.ts';

const home = 'http://localhost:3000';
const message = { source: 'fairhall-host', type: 'balance-changed' };

describe('a message from another window', () => {
  it('is accepted from the home origin', () => {
    expect(readHostMessage({ origin: home, data: message }, home)).toEqual(message);
  });

  it.each([
    ['another origin', { origin: 'http://localhost:3001', data: message }],
    ['an unknown type', { origin: home, data: { ...message, type: 'pay-out' } }],
    ['another source', { origin: home, data: { ...message, source: 'fairhall-game' } }],
    ['plain text', { origin: home, data: 'balance-changed' }],
    ['nothing', { origin: home, data: null }],
  ])('is ignored when it is from or has %s', (_what, event) => {
    expect(readHostMessage(event, home)).toBeNull();
  });
});
