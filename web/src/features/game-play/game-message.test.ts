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
  ['an unknown problem', { source: 'fairhall-game', type: 'problem', problem: 'toString' }],
  ['a problem without a name', { source: 'fairhall-game', type: 'problem' }],
])('%s is not a game message', (_, data) => {
  expect(arriving(data)).toBeNull();
});
