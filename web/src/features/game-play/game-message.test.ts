import { expect, test } from 'vitest';
import { readGameMessage } from './game-message.ts';

const frame = { name: 'the game' };
const sender = { origin: 'http://localhost:3002', frame };

function arriving(data: unknown, from: Partial<{ origin: string; source: unknown }> = {}) {
  const event = { origin: sender.origin, source: frame, ...from, data };
  return readGameMessage(event as unknown as MessageEvent, sender);
}

const balance = { source: 'fairhall-game', type: 'balance', balance: '9998.00' } as const;

test('messages of the game in its frame are read', () => {
  expect(arriving(balance)).toEqual(balance);
  for (const type of ['ready', 'exit', 'deposit', 'returns'] as const) {
    expect(arriving({ source: 'fairhall-game', type })).toEqual({ source: 'fairhall-game', type });
  }
  const verify = {
    source: 'fairhall-game',
    type: 'verify',
    search: 'game=wolfmoon&nonce=3',
  } as const;
  expect(arriving(verify)).toEqual(verify);
  const problem = { source: 'fairhall-game', type: 'problem', problem: 'kicked-out' } as const;
  expect(arriving(problem)).toEqual(problem);
});

const hash = 'a'.repeat(64);
const shown = {
  source: 'fairhall-game',
  type: 'shown',
  items: [{ kind: 'event', eventId: 'draw-1', serverSeedHash: hash, bookDigest: null }],
} as const;
const request = {
  source: 'fairhall-game',
  type: 'record',
  id: 'abcdef0123456789',
  query: { kind: 'seed', serverSeedHash: hash },
} as const;

test('messages to and for the player’s record are read', () => {
  expect(arriving(shown)).toEqual(shown);
  expect(arriving(request)).toEqual(request);
});

test('the same message from another origin is ignored', () => {
  expect(arriving(balance, { origin: 'http://localhost:3003' })).toBeNull();
  expect(arriving(balance, { origin: 'http://localhost:3002.evil.test' })).toBeNull();
  expect(arriving(balance, { origin: 'null' })).toBeNull();
});

test('the same message from another window of the game origin is ignored', () => {
  expect(arriving(balance, { source: { name: 'another window' } })).toBeNull();
  expect(arriving(balance, { source: null })).toBeNull();
});

test.each([
  ['text', 'ready'],
  ['nothing', null],
  ['a foreign source', { source: 'devtools', type: 'ready' }],
  ['an unknown type', { source: 'fairhall-game', type: 'withdraw' }],
  ['a balance that is a number', { ...balance, balance: 9998 }],
  ['a balance that is no amount', { ...balance, balance: '1e9' }],
  ['a negative balance', { ...balance, balance: '-1.00' }],
  [
    'search parameters that are none',
    { source: 'fairhall-game', type: 'verify', search: '"></a>' },
  ],
  [
    'search parameters without end',
    { source: 'fairhall-game', type: 'verify', search: 'a'.repeat(9000) },
  ],
  ['an item of an unknown kind', { ...shown, items: [{ kind: 'money', amount: 1 }] }],
  ['more items than a response shows', { ...shown, items: Array(33).fill(shown.items[0]) }],
  ['an item without end', { ...shown, items: [{ ...shown.items[0], eventId: 'a'.repeat(65) }] }],
  ['no item', { ...shown, items: [] }],
  ['a hash that is none', { ...request, query: { kind: 'seed', serverSeedHash: 'abc' } }],
  ['a request without an id', { ...request, id: '' }],
  ['a request for all players', { ...request, query: { kind: 'everything' } }],
  ['an unknown problem', { source: 'fairhall-game', type: 'problem', problem: 'toString' }],
  ['a problem without a name', { source: 'fairhall-game', type: 'problem' }],
])('%s is not a game message', (_, data) => {
  expect(arriving(data)).toBeNull();
});
