import { describe, expect, it, vi } from 'vitest';
import { createHost, readHostMessage } from './host.ts';

const home = 'http://localhost:3000';
const record = { source: 'fairhall-host', type: 'record', id: '1', reply: { kind: 'unavailable' } };
const message = { source: 'fairhall-host', type: 'balance-changed' };

describe('a message from another window', () => {
  it('is accepted from the home origin', () => {
    expect(readHostMessage({ origin: home, data: message }, home)).toEqual(message);
  });

  it('is accepted with a part of the player’s record', () => {
    const data = { ...record, reply: { kind: 'seals', seals: [] } };
    expect(readHostMessage({ origin: home, data }, home)).toEqual(data);
  });

  it.each([
    ['a record without an id', { origin: home, data: { ...record, id: 7 } }],
    ['a record of another shape', { origin: home, data: { ...record, reply: { kind: 'all' } } }],
    ['another origin', { origin: 'http://localhost:3001', data: message }],
    ['an unknown type', { origin: home, data: { ...message, type: 'pay-out' } }],
    ['another source', { origin: home, data: { ...message, source: 'fairhall-game' } }],
    ['plain text', { origin: home, data: 'balance-changed' }],
    ['nothing', { origin: home, data: null }],
  ])('is ignored when it is from or has %s', (_what, event) => {
    expect(readHostMessage(event, home)).toBeNull();
  });

  it('is ignored when another window than the embedding page sends it', () => {
    const parent = new EventTarget();
    const page = Object.assign(new EventTarget(), { parent });
    const listener = vi.fn();
    createHost(page as unknown as Window, new URL(home)).listen(listener);
    const send = (source: EventTarget) =>
      page.dispatchEvent(
        Object.assign(new Event('message'), { origin: home, data: message, source }),
      );
    send(new EventTarget());
    expect(listener).not.toHaveBeenCalled();
    send(parent);
    expect(listener).toHaveBeenCalledExactlyOnceWith(message);
  });
});
